import { openConsentSettings } from "./consent-store.ts";

/** Id of the element with the banner in it. */
export const consentPlaceId = "consent";

/** Attributes of a button that opens the banner again. */
export const consentOpener = { "data-open-consent": "" };

/** Follows the buttons that open the banner, wherever they are. */
export function startConsentOpeners(): void {
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[data-open-consent]")) openConsentSettings();
  });
}
