import { lazy, Suspense } from "react";
import { useConsent } from "../features/consent/consent-store.ts";
import { getPlausibleSettings } from "../plausible-settings.ts";

// Loaded after the visitor's yes. Where it cannot be loaded, nothing is counted.
const Analytics = lazy(() =>
  import("../features/analytics/Analytics.tsx").then(
    ({ Analytics: loaded }) => ({ default: loaded }),
    () => ({ default: () => null }),
  ),
);

/**
 * The one door to analytics. It opens with the visitor's own yes in the banner, not with what the
 * owner's global object says before it, and closes as soon as that is taken back.
 */
export function ConsentedAnalytics() {
  const { isDecided, preferences } = useConsent();
  if (!isDecided || !preferences.analytics || !getPlausibleSettings()) return null;
  return (
    <Suspense>
      <Analytics />
    </Suspense>
  );
}
