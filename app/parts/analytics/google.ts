import type { AnalyticsService, GoogleSettings } from "./analytics-service.ts";
import { removeCookies } from "./remove-cookies.ts";

declare global {
  interface Window {
    /** The queue that Google's script reads; holds `arguments` objects, as its documentation asks. */
    dataLayer?: IArguments[];
  }
}

/** Consent Mode v2: what is said before anything else, and what stays so whatever is agreed. */
const denied = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
};

function pushCommand(..._command: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: the script takes nothing else for a command
  window.dataLayer.push(arguments);
}

/**
 * Google Analytics 4 with Consent Mode v2. Its script comes with the first start and cannot be
 * taken out again: from `stop` on, the switch that Google documents for opting out keeps it silent.
 * Advertising is never agreed to.
 */
export function createGoogle({ id }: GoogleSettings): AnalyticsService {
  const optOut = `ga-disable-${id}`;
  return {
    start() {
      Reflect.set(window, optOut, false);
      const isFirst = window.dataLayer === undefined;
      if (isFirst) pushCommand("consent", "default", denied);
      pushCommand("consent", "update", { ...denied, analytics_storage: "granted" });
      if (!isFirst) return;
      pushCommand("js", new Date());
      pushCommand("config", id, {
        send_page_view: false,
        allow_google_signals: false,
        allow_ad_personalization_signals: false,
      });
      const script = document.createElement("script");
      script.async = true;
      script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
      document.head.append(script);
    },
    countPage({ address, referrer, title }) {
      pushCommand("event", "page_view", {
        page_location: address,
        page_title: title,
        ...(referrer && { page_referrer: referrer }),
      });
    },
    report({ address, name, rating, value }) {
      pushCommand("event", "web_vital", {
        metric_name: name,
        metric_value: value,
        metric_rating: rating,
        page_location: address,
      });
    },
    stop() {
      Reflect.set(window, optOut, true);
      pushCommand("consent", "update", denied);
      removeCookies(/^_ga/);
    },
  };
}
