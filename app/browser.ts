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
import { isFormAsked } from "./parts/contact-form/asked-form.ts";
import { followAttribution, startAttribution } from "./parts/contact-form/attribution.ts";
import { followPersonaInAddress, startPersonaChoice } from "./parts/persona/active-persona.ts";
import { noticeStore, startConfirming, toastStore } from "./parts/toasts/toast-store.ts";
import { closeOnTouchOutside, startHoverCards } from "./parts/ui/popovers.ts";
import { readSearchText, startHistory } from "./platform/address.ts";
import { runEach } from "./platform/dom.ts";

/** Opens what is folded while the page is printed, where the style sheet cannot (before Safari 18.4 and Firefox 143). */
function unfoldInPrint(): void {
  if (CSS.supports("selector(::details-content)")) return;
  let folded: HTMLDetailsElement[] = [];
  const turn = (open: boolean) => {
    for (const details of folded) details.open = open;
  };
  addEventListener("beforeprint", () => {
    folded = [...document.querySelectorAll<HTMLDetailsElement>("main details:not([open])")];
    turn(true);
  });
  addEventListener("afterprint", () => turn(false));
}

/** While their callouts are off-screen (figures.css). Calling it again for the same page changes nothing. */
function pauseScenes(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      // Asking for its animations would have the browser lay out what is not needed yet.
      target.toggleAttribute("data-unseen", !isIntersecting);
    }
  });
  const callouts = document.querySelectorAll("svg:has(.leader):not(svg svg)");
  for (const scene of callouts) observer.observe(scene);
}

const hasParameter = (name: string) => new URLSearchParams(location.search).has(name);

/** Whether the fragment has the numbers of a sheet, as it was made or escaped. */
const hasNumbers = () => /^#check|=|%(?:25)*3D/i.test(location.hash);

/** Islands that are live at once where the address, or what the tab keeps, asks for it. */
const asked: Readonly<Record<string, () => unknown>> = {
  ContactForm: isFormAsked,
  ResourceBrowser: () => readSearchText() || hasParameter("category"),
  SearchBox: readSearchText,
  SettleShift: () => hasParameter("step"),
};

/** Wakes the islands of the page that its address asks for. Each time a page is shown. */
function wakeAskedIslands(): void {
  // Until the step is there, the start is not shown (`resuming` in app.css).
  document.documentElement.toggleAttribute("data-resumes", hasParameter("step"));
  for (const root of document.querySelectorAll<HTMLElement>("main [data-island]")) {
    const { island = "" } = root.dataset;
    const isSheet = root.querySelector("[data-sheet]") !== null;
    if (isSheet ? hasNumbers() : asked[island]?.()) wakeIsland(island);
  }
}

const whenShown = [
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
  for (const store of [toastStore, noticeStore]) {
    store.subscribe(() => wakeIsland("Toasts"));
  }
}

function followChange(isNewPage: boolean): void {
  runEach([
    closeMenu,
    showCurrentPage,
    followBehaviors,
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
  // What is fetched ahead comes after everything that the page itself needs.
  () => followBehaviors().then(() => runEach([answerEarlyPress, markLive, fetchNearIslands])),
  ...whenShown,
  () => startNavigation(followChange),
  startConsentedAnalytics,
]);
