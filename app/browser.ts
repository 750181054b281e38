import { keepEarlyPresses, startIslands, wakeIsland } from "./engine/islands.ts";
import { startNavigation } from "./engine/navigation.ts";
import { loadStylesOnFirstAction } from "./engine/styles.ts";
import { startGrowthPath } from "./pages/how-it-works/growth-path.ts";
import { countShownPage, startConsentedAnalytics } from "./parts/analytics/consented-analytics.ts";
import { announcePage, followFragments } from "./parts/chrome/announce-page.ts";
import { showCurrentYear } from "./parts/chrome/current-year.ts";
import { forgetMenus, startMenus } from "./parts/chrome/menus.ts";
import { startConsentOpeners } from "./parts/consent/consent-opener.ts";
import { captureAttribution } from "./parts/contact-form/attribution.ts";
import { followPersonaInAddress, startPersonaChoice } from "./parts/persona/active-persona.ts";
import { noticesNeeded } from "./parts/toasts/notices.ts";
import { toastStore } from "./parts/toasts/toast-store.ts";
import { startHoverCards } from "./parts/ui/hover-cards.ts";

// Once per visit.
captureAttribution(location.search);
keepEarlyPresses();
loadStylesOnFirstAction();
startMenus();
startPersonaChoice();
startConsentOpeners();
startHoverCards();
startGrowthPath();
followFragments();

/** Each time a page is shown. */
function show(): void {
  followPersonaInAddress();
  showCurrentYear();
}

show();
startIslands(document);
startNavigation({
  onChange(isNewPage) {
    forgetMenus();
    show();
    announcePage(isNewPage);
    if (isNewPage) countShownPage();
  },
});
startConsentedAnalytics();
for (const messages of [toastStore, noticesNeeded]) {
  messages.subscribe(() => wakeIsland("Toasts"));
}
