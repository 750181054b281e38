/** Plausible, or a service with the same Events API. */
export interface PlausibleSettings {
  /** The site's name in Plausible, such as `example.com`. */
  domain: string;
  /** Where events are posted, such as `https://plausible.io/api/event`. */
  endpoint: string;
}

/**
 * Name of the `meta` tag that holds the settings if the site was built with Plausible. They are in
 * the page, not in the scripts, so that one build serves sites with and without, and the tests.
 */
export const plausibleMeta = "plausible";

/** Ids of the services that the site is built with. */
export const listServices = (): string[] => (getPlausibleSettings() ? ["plausible"] : []);

/** The page's settings; undefined if no service is set up. */
export function getPlausibleSettings(): PlausibleSettings | undefined {
  if (typeof document === "undefined") return undefined;
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${plausibleMeta}"]`);
  const [domain, endpoint] = meta?.content.split(" ") ?? [];
  return domain && endpoint ? { domain, endpoint } : undefined;
}
