import { paths } from "../../routes.ts";

/** Id of the element that contains the banner. */
export const consentPlaceId = "storage-choice";

/** Attributes of a button that reopens the banner, with the page that tells what is stored. */
export const consentOpener = { "data-open-consent": paths.cookies };
