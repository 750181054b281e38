import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { getPageAddress } from "./page-address.ts";
import { sendPageView, sendSiteEvent, sendVital } from "./plausible.ts";
import type { SiteEvent } from "./site-event.ts";

let isOpen = false;
let isMeasuring = false;
let hasCounted = false;

/**
 * The library measures until the visitor leaves the page; its figures are sent only while the door
 * is open.
 */
function reportVital({ name, rating, value }: Metric): void {
  if (!isOpen) return;
  const rounded = Math.round(value * 1000) / 1000;
  sendVital(getPageAddress(window.location), { metric: name, value: rounded, rating });
}

/**
 * Starts counting; call it only with consent to analytics.
 * @returns a function that closes the door: nothing is sent after that, and nothing was ever stored
 */
export function openAnalyticsDoor(): () => void {
  isOpen = true;
  if (!isMeasuring) {
    isMeasuring = true;
    for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(reportVital);
  }
  return () => {
    isOpen = false;
  };
}

/** Counts the current page, if the door is open. */
export function countPage(): void {
  if (!isOpen) return;
  const referrer = (!hasCounted && document.referrer) || undefined;
  hasCounted = true;
  sendPageView(getPageAddress(window.location), referrer);
}

/** Counts an event on the current page, if the door is open. */
export function countEvent(event: SiteEvent): void {
  if (isOpen) sendSiteEvent(location.origin + location.pathname, event);
}
