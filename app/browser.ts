import {
  answerEarlyPress,
  fetchNearIslands,
  followBehaviors,
  wakeIsland,
  wakeKnownIslands,
  wakeOnTouch,
} from "./engine/islands.ts";
import { fetchStylesAtFirstAction, startNavigation } from "./engine/navigation.ts";
import {
  countShownPage,
  startConsentedAnalytics,
  startCountingDownloads,
} from "./parts/analytics/consented-analytics.ts";
import {
  announcePage,
  closeMenu,
  followFragments,
  showCurrentPage,
  showCurrentYear,
  startMenu,
  startSearchKey,
} from "./parts/chrome/chrome.ts";
import { startConsentBanner } from "./parts/consent/consent-banner.ts";
import { followAttribution, startAttribution } from "./parts/contact-form/attribution.ts";
import { pauseScenes } from "./parts/figures/pause-scenes.ts";
import { followPersonaInAddress, startPersonaChoice } from "./parts/persona/active-persona.ts";
import { noticesNeeded, startConfirming, toastStore } from "./parts/toasts/toast-store.ts";
import { closeOnTouchOutside, startHoverCards } from "./parts/ui/popovers.ts";
import { unfoldInPrint } from "./parts/ui/unfold-in-print.ts";
import { startHistory } from "./platform/address.ts";
import { runEach } from "./platform/dom.ts";
import { wakeAskedIslands } from "./wake-asked-islands.ts";

let behaviors: Promise<void> | undefined;

/** Each time a page is shown. */
const whenShown = [
  () => {
    behaviors = followBehaviors();
  },
  followPersonaInAddress,
  followAttribution,
  showCurrentYear,
  pauseScenes,
  wakeAskedIslands,
  wakeKnownIslands,
];

/** Whatever is pressed is answered from now on. */
function markLive(): void {
  document.documentElement.dataset.live = "";
}

function wakeToasts(): void {
  for (const messages of [toastStore, noticesNeeded]) {
    messages.subscribe(() => wakeIsland("Toasts"));
  }
}

function followChange(isNewPage: boolean): void {
  runEach([
    closeMenu,
    showCurrentPage,
    ...whenShown,
    () => announcePage(isNewPage),
    fetchNearIslands,
  ]);
  if (isNewPage) countShownPage();
}

// Once per visit. Whatever one needs may throw in some browser: none stops another.
runEach([
  startHistory,
  startAttribution,
  wakeOnTouch,
  fetchStylesAtFirstAction,
  startMenu,
  closeOnTouchOutside,
  startSearchKey,
  startPersonaChoice,
  startHoverCards,
  startConsentBanner,
  startCountingDownloads,
  startConfirming,
  followFragments,
  unfoldInPrint,
  wakeToasts,
  ...whenShown,
  // What is fetched ahead comes after everything that the page itself needs.
  () => void behaviors?.then(() => runEach([answerEarlyPress, markLive, fetchNearIslands])),
  () => startNavigation(followChange),
  startConsentedAnalytics,
]);
