import type { AnalyticsService, PlausibleSettings } from "./analytics-service.ts";
import { sendQuietly } from "./send-quietly.ts";

/**
 * Plausible by its Events API (plausible.io/docs/events-api): no script of theirs, nothing stored.
 * Web vitals are events with properties that do not count as an interaction.
 */
export function createPlausible({ domain, endpoint }: PlausibleSettings): AnalyticsService {
  const send = (event: object) => sendQuietly(endpoint, JSON.stringify({ domain, ...event }));
  return {
    start() {},
    countPage({ address, referrer }) {
      send({ name: "pageview", url: address, referrer });
    },
    report({ address, name, rating, value }) {
      const props = { metric: name, value, rating };
      send({ name: "Web Vitals", url: address, props, interactive: false });
    },
    stop() {},
  };
}
