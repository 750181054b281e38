import { openConsentSettings } from "./consent-store.ts";

/** Id of the element that contains the banner. */
export const consentPlaceId = "consent";

/** Attributes of a button that reopens the banner. */
export const consentOpener = { "data-open-consent": "" };

/** Listens to every button that opens the banner. */
export function startConsentOpeners(): void {
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[data-open-consent]")) openConsentSettings();
  });
}
