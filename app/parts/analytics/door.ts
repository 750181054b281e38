import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { runEach } from "../../platform/dom.ts";
import type { PlausibleSettings } from "../consent/plausible-settings.ts";
import { getShownAddress, type SiteEvent } from "./site-event.ts";

/**
 * Starts counting; call it only with consent to analytics. Nothing is sent once it is closed, and nothing
 * was ever stored.
 *
 * @param loaded address of the page that was loaded with consent. Without it, consent came later:
 *   then neither where the visitor came from nor how fast it loaded is sent
 */
export function openAnalyticsDoor({ domain, endpoint }: PlausibleSettings, loaded?: string) {
  let isOpen = true;
  let referrer = loaded && getReferrer();

  /**
   * Sends an event through Plausible's Events API (plausible.io/docs/events-api): none of its scripts,
   * no cookies. It does not wait for the answer, works while the page unloads, and ignores a service
   * that cannot be reached.
   */
  function sendEvent(event: object): void {
    if (!isOpen) return;
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
    const props = { metric: name, value: Math.round(value * 1000) / 1000, rating };
    sendEvent({ name: "Web Vitals", url: loaded, props, interactive: false });
  }

  const vitals = loaded ? [onCLS, onFCP, onINP, onLCP, onTTFB] : [];
  runEach(vitals.map((observe) => () => observe(reportVital)));

  return {
    close(): void {
      isOpen = false;
    },
    /** Counts the current page; the first one with where the visitor came from. */
    countPage(): void {
      sendEvent({ name: "pageview", url: getShownAddress(), referrer });
      referrer = undefined;
    },
    /** Counts an event on the current page, by origin and path. */
    countEvent(event: SiteEvent): void {
      sendEvent({ url: getShownAddress().replace(/\?.*/, ""), ...event });
    },
  };
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
