import { consentStore } from "../consent/consent-store.ts";
import { getPlausibleSettings } from "./plausible-settings.ts";

type Door = typeof import("./analytics-door.ts");

/** Loaded after the visitor's yes. Where it cannot be loaded, nothing is counted. */
let door: Door | undefined;
let close: (() => void) | undefined;

const isAllowed = () => {
  const { isDecided, preferences } = consentStore.get();
  return isDecided && preferences.analytics;
};

async function follow(): Promise<void> {
  if (!isAllowed()) {
    close?.();
    close = undefined;
    return;
  }
  door ??= await import("./analytics-door.ts").catch(() => undefined);
  if (!door || close || !isAllowed()) return;
  close = door.openAnalyticsDoor();
  door.countPage();
}

/**
 * The one door to analytics. It opens with the visitor's own yes in the banner, not with what the
 * owner's global object says before it, and closes as soon as that is taken back.
 */
export function startConsentedAnalytics(): void {
  if (!getPlausibleSettings()) return;
  consentStore.subscribe(follow);
  void follow();
}

/** Counts a page that has just been shown, if the door is open. */
export function countShownPage(): void {
  door?.countPage();
}
