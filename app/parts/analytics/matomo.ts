import type { AnalyticsService, MatomoSettings } from "./analytics-service.ts";
import { sendQuietly } from "./send-quietly.ts";

/**
 * Matomo by its Tracking HTTP API (developer.matomo.org/api-reference/tracking-api): no script of
 * theirs, nothing stored; visits are told apart as Matomo does without cookies. Web vitals are
 * events.
 */
export function createMatomo({ endpoint, siteId }: MatomoSettings): AnalyticsService {
  const send = (parameters: Record<string, string>) =>
    sendQuietly(
      endpoint,
      new URLSearchParams({ idsite: siteId, rec: "1", apiv: "1", send_image: "0", ...parameters }),
    );
  return {
    start() {},
    countPage({ address, referrer, title }) {
      send({ url: address, action_name: title, ...(referrer && { urlref: referrer }) });
    },
    report({ address, name, rating, value }) {
      send({ url: address, ca: "1", e_c: "Web Vitals", e_a: name, e_n: rating, e_v: `${value}` });
    },
    stop() {},
  };
}
