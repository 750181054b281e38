import { consentStore } from "../consent/consent-store.ts";

/**
 * The one way to analytics. It opens with the visitor's own yes in the banner, not with what the
 * owner's global object says before it, and closes as soon as that is taken back. A build without a
 * service has no such code.
 */
export function startConsentedAnalytics(): void {
  if (!import.meta.env.VITE_ANALYTICS_SERVICES) return;
  let close: (() => void) | undefined;
  const follow = async () => {
    const { isDecided, preferences } = consentStore.get();
    const isAllowed = isDecided && preferences.analytics;
    if (!isAllowed) {
      close?.();
      close = undefined;
    } else if (!close) {
      close = () => {};
      const door = await import("./analytics-door.ts").catch(() => undefined);
      if (close && door) close = door.openAnalyticsDoor();
      door?.countPage();
    }
  };
  consentStore.subscribe(follow);
  void follow();
}
