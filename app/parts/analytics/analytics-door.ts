import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { getPageAddress } from "./page-address.ts";
import { sendPageView, sendVital } from "./plausible.ts";

let isOpen = false;
let isMeasuring = false;
let hasCounted = false;

/** The library measures until the page is left; only an open door lets its figures through. */
function reportVital({ name, rating, value }: Metric): void {
  if (!isOpen) return;
  const rounded = Math.round(value * 1000) / 1000;
  sendVital(getPageAddress(window.location), { metric: name, value: rounded, rating });
}

/**
 * Starts counting; call it only while the visitor agrees to analytics.
 * @returns what closes the door again: nothing is sent from then on, and nothing was ever stored
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

/** Counts the page that is shown, if the door is open. */
export function countPage(): void {
  if (!isOpen) return;
  const referrer = (!hasCounted && document.referrer) || undefined;
  hasCounted = true;
  sendPageView(getPageAddress(window.location), referrer);
}
