import type { Graph } from "schema-dts";
import { getCanonicalPath, paths } from "../../routes.ts";
import type { Site } from "../chrome/site-schema.ts";
import { getModified, type PageHead } from "./page-head.ts";
import type { Breadcrumbs } from "./schema.ts";
import { buildGraph, type NamedUrl } from "./structured-data.ts";

/** Absolute canonical address of a path: site host, path, trailing slash (spec section 2). */
export function getCanonicalUrl(path: string, { origin }: Pick<Site, "origin">): string {
  return new URL(getCanonicalPath(path), origin).href;
}

interface SiteFacts {
  site: Pick<Site, "origin" | "lastUpdated">;
  /** names of the steps of paths */
  labels: Breadcrumbs;
}

/**
 * The breadcrumb trail to a path, one entry per step, the homepage first. A step is
 * called what the label table calls it; where that has no name, the page itself goes by its title,
 * and a step above it is its address with a capital letter.
 */
export function buildTrail(path: string, title: string, { site, labels }: SiteFacts): NamedUrl[] {
  const steps = path.split("/").filter(Boolean);
  return [paths.home, ...steps.map((_, index) => `/${steps.slice(0, index + 1).join("/")}`)].map(
    (step, place) => {
      const word = steps[place - 1] ?? "";
      const unlisted =
        place === steps.length ? title : word.charAt(0).toUpperCase() + word.slice(1);
      return { name: labels[step] ?? unlisted, url: getCanonicalUrl(step, site) };
    },
  );
}

/** The JSON-LD graph of a page at its path, with the trail that leads there. */
export function buildPageGraph(
  path: string,
  head: PageHead,
  facts: SiteFacts & { inLanguage: string },
): Graph {
  const { title, description, type = "WebPage", faq, items, others } = head;
  return buildGraph(
    type,
    {
      pageName: title,
      pageUrl: getCanonicalUrl(path, facts.site),
      dateModified: getModified(head, facts.site),
      description,
      inLanguage: facts.inLanguage,
      breadcrumbs: buildTrail(path, title, facts),
      faq,
      items: items?.map(({ name, href }) => ({ name, url: new URL(href, facts.site.origin).href })),
    },
    others?.(facts.inLanguage),
  );
}
