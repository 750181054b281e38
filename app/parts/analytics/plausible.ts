import { getPlausibleSettings } from "./plausible-settings.ts";

/**
 * Sends an event by Plausible's Events API (plausible.io/docs/events-api): no script of theirs, no
 * cookies, nothing stored. Does not wait for the answer, also while the page is being left; a
 * visitor never learns of a service that cannot be reached.
 */
function sendEvent(event: object): void {
  const settings = getPlausibleSettings();
  if (!settings) return;
  const { domain, endpoint } = settings;
  fetch(endpoint, {
    method: "POST",
    body: JSON.stringify({ domain, ...event }),
    mode: "no-cors",
    credentials: "omit",
    keepalive: true,
  }).catch(() => {});
}

/**
 * @param url origin and path, with the campaign labels of the query string and nothing else of it
 * @param referrer where the visitor came from, with the first page of a visit only
 */
export function sendPageView(url: string, referrer: string | undefined): void {
  sendEvent({ name: "pageview", url, referrer });
}

/** How fast a page was, by one of the web vitals: LCP, INP, FCP and TTFB in milliseconds, CLS bare. */
export interface Vital {
  metric: string;
  value: number;
  rating: string;
}

/** Reports a web vital as an event that does not count as an interaction. */
export function sendVital(url: string, props: Vital): void {
  sendEvent({ name: "Web Vitals", url, props, interactive: false });
}
