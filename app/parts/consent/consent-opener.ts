import { paths } from "../../routes.ts";

// What becomes an element's id has none of the words that blockers look for.
/** Id of the element that contains the banner. */
export const consentPlaceId = "storage-choice";
/** Id of the template that it is copied from. */
export const bannerTemplateId = "storage-drawn";
/** Id of the switches in it. */
export const choicesId = "storage-switches";

/** Attributes of a button that reopens the banner, with the page that tells what is stored. */
export const consentOpener = { "data-open-consent": paths.cookies };
