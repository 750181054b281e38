import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { runEach } from "../../platform/dom.ts";
import { getPlausibleSettings } from "../consent/plausible-settings.ts";
import { getShownAddress, type SiteEvent } from "./site-event.ts";

let isOpen = false;
let isMeasuring = false;
let hasCounted = false;

/** Address of the page that was loaded with consent, as long as that is not taken back. */
let loadedPage: string | undefined;

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
 * the visitor leaves the page, and from when it began to load.
 */
function reportVital({ name, rating, value }: Metric): void {
  if (!loadedPage) return;
  const props = { metric: name, value: Math.round(value * 1000) / 1000, rating };
  sendEvent({ name: "Web Vitals", url: loadedPage, props, interactive: false });
}

/**
 * Starts counting; call it only with consent to analytics.
 *
 * @param loaded address of the page that was loaded with consent. Without it, consent came later:
 *   then neither where the visitor came from nor how fast it loaded is sent
 * @returns a function that closes the door: nothing is sent after that, and nothing was ever stored
 */
export function openAnalyticsDoor(loaded: string | undefined): () => void {
  isOpen = true;
  loadedPage = loaded;
  if (loaded && !isMeasuring) {
    isMeasuring = true;
    const vitals = [onCLS, onFCP, onINP, onLCP, onTTFB];
    runEach(vitals.map((observe) => () => observe(reportVital)));
  }
  return () => {
    isOpen = false;
    loadedPage = undefined;
  };
}

/** Counts the current page; the first one with where the visitor came from. */
export function countPage(): void {
  if (!isOpen) return;
  const referrer = loadedPage && !hasCounted ? getReferrer() : undefined;
  hasCounted = true;
  sendEvent({ name: "pageview", url: getShownAddress(), referrer });
}

/**
 * The other site that led here. A reload says what it was before, and a page of this site may have
 * been read before the yes.
 */
function getReferrer(): string | undefined {
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const { referrer } = document;
  const isArrival = load?.type === "navigate" && !referrer.startsWith(`${location.origin}/`);
  return (isArrival && referrer) || undefined;
}

/** Counts an event on the current page, by origin and path. */
export function countEvent(event: SiteEvent): void {
  sendEvent({ url: getShownAddress().replace(/\?.*/, ""), ...event });
}
