import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import type { AnalyticsService } from "./analytics-service.ts";
import { createGoogle } from "./google.ts";
import { createMatomo } from "./matomo.ts";
import { getPageAddress } from "./page-address.ts";
import { createPlausible } from "./plausible.ts";

/** The services that the build was set up with; the code of the others is not in it. */
const services: readonly AnalyticsService[] = [
  ...(import.meta.env.VITE_PLAUSIBLE ? [createPlausible(import.meta.env.VITE_PLAUSIBLE)] : []),
  ...(import.meta.env.VITE_MATOMO ? [createMatomo(import.meta.env.VITE_MATOMO)] : []),
  ...(import.meta.env.VITE_GOOGLE ? [createGoogle(import.meta.env.VITE_GOOGLE)] : []),
];

let isOpen = false;
let isMeasuring = false;
let hasCounted = false;

/** The library measures until the page is left; only an open door lets its figures through. */
function reportVital({ name, rating, value }: Metric): void {
  if (!isOpen) return;
  const rounded = Math.round(value * 1000) / 1000;
  const address = getPageAddress(window.location);
  for (const service of services) service.report({ name, rating, value: rounded, address });
}

/**
 * Starts every service; call it only while the visitor agrees to analytics.
 * @returns what closes the door again: services stop, and what they stored is removed
 */
export function openAnalyticsDoor(): () => void {
  isOpen = true;
  for (const service of services) service.start();
  if (!isMeasuring) {
    isMeasuring = true;
    for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(reportVital);
  }
  return () => {
    isOpen = false;
    for (const service of services) service.stop();
  };
}

/** Counts the page that is shown, if the door is open. */
export function countPage(): void {
  if (!isOpen) return;
  const { referrer, title } = document;
  const view = {
    address: getPageAddress(window.location),
    title,
    referrer: (!hasCounted && referrer) || undefined,
  };
  hasCounted = true;
  for (const service of services) service.countPage(view);
}
