import { lazy, Suspense } from "react";
import { useConsent } from "../consent/consent-store.ts";

// A build without services has no such file; one that cannot be loaded is no matter of the visitor's.
const Analytics = import.meta.env.VITE_ANALYTICS_SERVICES
  ? lazy(() =>
      import("../analytics/Analytics.tsx").then(
        ({ Analytics: loaded }) => ({ default: loaded }),
        () => ({ default: () => null }),
      ),
    )
  : undefined;

/**
 * The one door to analytics. It opens with the visitor's own yes in the banner, not with what the
 * owner's global object says before it, and closes as soon as that is taken back.
 */
export function ConsentedAnalytics() {
  const { isDecided, preferences } = useConsent();
  if (!Analytics || !isDecided || !preferences.analytics) return null;
  return (
    <Suspense>
      <Analytics />
    </Suspense>
  );
}
