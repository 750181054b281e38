/** A page that was read. */
export interface PageView {
  /** Origin and path, with the campaign labels of the query string and nothing else of it. */
  address: string;
  title: string;
  /** Where the visitor came from, with the first page of a visit only. */
  referrer?: string | undefined;
}

/** How fast a page was, by one of the web vitals: LCP, INP, FCP and TTFB in milliseconds, CLS bare. */
export interface Measure {
  name: string;
  value: number;
  rating: string;
  address: string;
}

/** A service that counts. Nothing of it is there before `start`, and nothing is left after `stop`. */
export interface AnalyticsService {
  start(): void;
  countPage(view: PageView): void;
  report(measure: Measure): void;
  /** Ends all sending and removes what the service keeps in the browser. */
  stop(): void;
}

/** Plausible: where it takes events, and under which name it knows this site. */
export interface PlausibleSettings {
  endpoint: string;
  domain: string;
}

/** Matomo: the address of its tracking call, and the number that it gave this site. */
export interface MatomoSettings {
  endpoint: string;
  siteId: string;
}

/** Google Analytics 4: the measurement id. */
export interface GoogleSettings {
  id: string;
}
