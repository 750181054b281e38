import { tidyAddress } from "./engine/address.ts";
import { showRest } from "./engine/first-screen.ts";
import { startHistory } from "./engine/history-entry.ts";
import { keepEarlyPresses, startIslands, wakeIsland } from "./engine/islands.ts";
import { startNavigation } from "./engine/navigation.ts";
import { runEach } from "./engine/run-each.ts";
import { fetchStylesAtRest } from "./engine/styles.ts";
import { wakeShiftInAddress } from "./pages/try/wake-shift.ts";
import { countShownPage, startConsentedAnalytics } from "./parts/analytics/consented-analytics.ts";
import { startCountingDownloads } from "./parts/analytics/count-downloads.ts";
import { announcePage, followFragments } from "./parts/chrome/announce-page.ts";
import { startConsentOpeners } from "./parts/chrome/cookie-settings.ts";
import { showCurrentYear } from "./parts/chrome/current-year.ts";
import { closeMenus, startMenus } from "./parts/chrome/menus.ts";
import { startSearchKey } from "./parts/chrome/search-key.ts";
import { showCurrentPage } from "./parts/chrome/show-current-page.ts";
import { followAttribution, startAttribution } from "./parts/contact-form/attribution.ts";
import { pauseScenes } from "./parts/figures/pause-scenes.ts";
import { followPersonaInAddress, startPersonaChoice } from "./parts/persona/active-persona.ts";
import { noticesNeeded } from "./parts/toasts/notices.ts";
import { toastStore } from "./parts/toasts/toast-store.ts";
import { closeOnTouchOutside, ensurePopovers } from "./parts/ui/popovers.ts";
import { unfoldInPrint } from "./parts/ui/unfold-in-print.ts";

/** Behaviors that only some pages need, by what such a page has; each starts with the first of them. */
const behaviors = new Map([
  ["[data-hover-card]", async () => (await import("./parts/ui/hover-cards.ts")).startHoverCards()],
  ["[data-note]", async () => (await import("./parts/figures/live-screens.ts")).startScreens()],
]);

function startNeeded(): void {
  for (const [selector, start] of behaviors) {
    if (document.querySelector(selector) && behaviors.delete(selector)) void start();
  }
  if (document.querySelector("[data-sheet]")) {
    void import("./pages/tools/wake-sheet.ts").then(({ wakeSheet }) => wakeSheet());
  }
  if (document.querySelector("[data-stop]")) {
    void import("./pages/how-it-works/follow-stops.ts").then(({ followStops }) => followStops());
  }
}

/** Each time a page is shown. */
const whenShown = [
  startNeeded,
  followPersonaInAddress,
  wakeShiftInAddress,
  followAttribution,
  showCurrentYear,
  pauseScenes,
];

function wakeToasts(): void {
  for (const messages of [toastStore, noticesNeeded]) {
    messages.subscribe(() => wakeIsland("Toasts"));
  }
}

function followChange(isNewPage: boolean): void {
  runEach([closeMenus, showCurrentPage, ...whenShown, () => announcePage(isNewPage)]);
  if (isNewPage) countShownPage();
}

// Once per visit. Whatever one needs may throw in some browser: none stops another.
runEach([
  startHistory,
  tidyAddress,
  startAttribution,
  keepEarlyPresses,
  fetchStylesAtRest,
  () => void ensurePopovers().then(() => runEach([startMenus, closeOnTouchOutside])),
  startSearchKey,
  startPersonaChoice,
  startConsentOpeners,
  startCountingDownloads,
  followFragments,
  unfoldInPrint,
  wakeToasts,
  ...whenShown,
  () => void startIslands(document).then(showRest),
  () => startNavigation(followChange),
  startConsentedAnalytics,
]);
