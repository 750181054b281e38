import type { Graph } from "schema-dts";
import { getCanonicalPath, isPublicPath, paths } from "../../routes.ts";
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
 * The breadcrumb trail to a path, one entry per step that is a page, the homepage first. A step is
 * called what the label table calls it; where that has no name, the page itself goes by its title,
 * and a step above it is its address with a capital letter.
 */
export function buildTrail(path: string, title: string, { site, labels }: SiteFacts): NamedUrl[] {
  const words = path.split("/").filter(Boolean);
  const steps = words.map((_, index) => `/${words.slice(0, index + 1).join("/")}`);
  const own = steps.pop() ?? paths.home;
  const above = own === paths.home ? [] : [paths.home, ...steps.filter(isPublicPath)];
  const nameByAddress = (step: string) => {
    const word = step.slice(step.lastIndexOf("/") + 1);
    return word.charAt(0).toUpperCase() + word.slice(1);
  };
  return [
    ...above.map((step) => ({ step, unlisted: nameByAddress(step) })),
    { step: own, unlisted: title },
  ].map(({ step, unlisted }) => ({
    name: labels[step] ?? unlisted,
    url: getCanonicalUrl(step, site),
  }));
}

/** The JSON-LD graph of a page at its path, with the trail that leads there. */
export function buildPageGraph(
  path: string,
  head: PageHead,
  facts: SiteFacts & { inLanguage: string },
): Graph {
  const { title, description, type = "WebPage", faq, items, mainEntity, others } = head;
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
      mainEntity,
      items: items?.map(({ name, href }) => ({ name, url: new URL(href, facts.site.origin).href })),
    },
    others?.(facts.inLanguage),
  );
}
