import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { runEach } from "../../platform/run-each.ts";
import { getPlausibleSettings } from "../consent/plausible-settings.ts";
import { getPageAddress } from "./page-address.ts";
import type { SiteEvent } from "./site-event.ts";

let isOpen = false;
let isMeasuring = false;
let hasCounted = false;

/**
 * Sends an event through Plausible's Events API (plausible.io/docs/events-api), if the door is open:
 * none of its scripts, no cookies, nothing stored. It does not wait for the answer, works while the
 * page unloads, and ignores a service that cannot be reached.
 */
function sendEvent(event: object): void {
  const settings = getPlausibleSettings();
  if (!isOpen || !settings) return;
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
 * Reports a web vital as an event that does not count as an interaction. The library measures until
 * the visitor leaves the page.
 */
function reportVital({ name, rating, value }: Metric): void {
  const props = { metric: name, value: Math.round(value * 1000) / 1000, rating };
  sendEvent({ name: "Web Vitals", url: getPageAddress(location), props, interactive: false });
}

/**
 * Starts counting; call it only with consent to analytics.
 * @returns a function that closes the door: nothing is sent after that, and nothing was ever stored
 */
export function openAnalyticsDoor(): () => void {
  isOpen = true;
  if (!isMeasuring) {
    isMeasuring = true;
    const vitals = [onCLS, onFCP, onINP, onLCP, onTTFB];
    runEach(vitals.map((observe) => () => observe(reportVital)));
  }
  return () => {
    isOpen = false;
  };
}

/** Counts the current page; the first one with where the visitor came from. */
export function countPage(): void {
  if (!isOpen) return;
  const referrer = (!hasCounted && document.referrer) || undefined;
  hasCounted = true;
  sendEvent({ name: "pageview", url: getPageAddress(location), referrer });
}

/** Counts an event on the current page, by origin and path. */
export function countEvent(event: SiteEvent): void {
  sendEvent({ url: location.origin + location.pathname, ...event });
}
