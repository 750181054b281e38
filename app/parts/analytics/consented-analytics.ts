import { findClosest, runEach } from "../../platform/dom.ts";
import { filesPath } from "../../routes.ts";
import { consentStore } from "../consent/consent-store.ts";
import { getPlausibleSettings } from "../consent/plausible-settings.ts";
import { getShownAddress, type SiteEvent } from "./site-event.ts";

/** While the visitor consents. If it does not load, nothing is counted. */
let door: ReturnType<typeof import("./door.ts").openAnalyticsDoor> | undefined;

const isAllowed = () => {
  const { isDecided, preferences } = consentStore.get();
  return isDecided && preferences.analytics;
};

/** Opened by consent in the banner, not by the owner's global object; closed as soon as consent is withdrawn. */
export function startConsentedAnalytics(): void {
  const settings = getPlausibleSettings();
  if (!settings) return;
  /** Address of the page that was loaded with consent, until that is taken back. */
  let loadedPage = isAllowed() ? getShownAddress() : undefined;

  async function followConsent(): Promise<void> {
    if (isAllowed()) {
      const script = await import("./door.ts").catch(() => undefined);
      if (!script || !settings || door || !isAllowed()) return;
      door = script.openAnalyticsDoor(settings, loadedPage);
      door.countPage();
    } else {
      door?.close();
      door = undefined;
      loadedPage = undefined;
    }
  }
  consentStore.subscribe(followConsent);
  void followConsent();
}

export function countShownPage(): void {
  runEach([() => door?.countPage()]);
}

/** Counts an event, if the door is open. What happened before is not counted later. */
export function countEvent(event: SiteEvent): void {
  runEach([() => door?.countEvent(event)]);
}

const documents = `a[href$=".pdf"], a[href^="${filesPath}/"], a[download]`;

export function startCountingDownloads(): void {
  document.addEventListener("click", ({ target }) => {
    const link = findClosest<HTMLAnchorElement>(target, documents);
    if (link) countEvent({ name: "download", props: { file: link.pathname } });
  });
}
