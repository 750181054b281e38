import { getPlausibleSettings } from "./plausible-settings.ts";
import type { SiteEvent } from "./site-event.ts";

/**
 * Sends an event through Plausible's Events API (plausible.io/docs/events-api): none of its
 * scripts, no cookies, nothing stored. It does not wait for the answer, works while the page
 * unloads, and ignores a service that cannot be reached.
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
 * @param url origin and path, with only the campaign labels from the query string
 * @param referrer where the visitor came from; for the first page of a visit only
 */
export function sendPageView(url: string, referrer: string | undefined): void {
  sendEvent({ name: "pageview", url, referrer });
}

/** One of the web vitals of a page: LCP, INP, FCP and TTFB in milliseconds, CLS without a unit. */
export interface Vital {
  metric: string;
  value: number;
  rating: string;
}

/** Reports a web vital as an event that does not count as an interaction. */
export function sendVital(url: string, props: Vital): void {
  sendEvent({ name: "Web Vitals", url, props, interactive: false });
}

/** @param url origin and path of the page on which it happened */
export function sendSiteEvent(url: string, event: SiteEvent): void {
  sendEvent({ url, ...event });
}
