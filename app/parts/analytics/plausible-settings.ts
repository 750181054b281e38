/** Plausible, or a service with the same Events API. */
export interface PlausibleSettings {
  /** The site's name in Plausible, such as `example.com`. */
  domain: string;
  /** Where events are posted, such as `https://plausible.io/api/event`. */
  endpoint: string;
}

/**
 * Name of the `meta` in which a build that was set up with Plausible tells its pages so. Settings
 * in the page instead of in the scripts: one build serves sites with and without, and the tests.
 */
export const plausibleMeta = "plausible";

/** The settings that the page carries; undefined where no service is set up. */
export function getPlausibleSettings(): PlausibleSettings | undefined {
  if (typeof document === "undefined") return undefined;
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${plausibleMeta}"]`);
  const [domain, endpoint] = meta?.content.split(" ") ?? [];
  return domain && endpoint ? { domain, endpoint } : undefined;
}
