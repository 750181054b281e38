import type { Graph } from "schema-dts";
import { getCanonicalPath, paths } from "../../routes.ts";
import type { Site } from "../chrome/site-schema.ts";
import type { PageHead } from "./page-head.ts";
import type { Breadcrumbs } from "./schema.ts";
import { buildGraph, type NamedUrl } from "./structured-data.ts";

/** Absolute canonical address of a path: site host, path, trailing slash (spec section 2). */
export function getCanonicalUrl(path: string, { origin }: Pick<Site, "origin">): string {
  return new URL(getCanonicalPath(path), origin).href;
}

/** The name of a path's last step: from the label table, else the step with a capital letter. */
function getStepName(path: string, labels: Breadcrumbs): string {
  const step = path.slice(path.lastIndexOf("/") + 1);
  return labels[path] ?? step.charAt(0).toUpperCase() + step.slice(1);
}

interface SiteFacts {
  site: Pick<Site, "origin" | "lastUpdated">;
  /** names of the steps of paths */
  labels: Breadcrumbs;
}

/**
 * The trail that leads to a path, one entry for each of its steps, the homepage first.
 *
 * @param lastStep what the last step is called where the label table cannot know it (an article)
 */
export function buildTrail(
  path: string,
  { site, labels }: SiteFacts,
  lastStep?: string,
): NamedUrl[] {
  const steps = path.split("/").filter(Boolean);
  const trail = [paths.home, ...steps.map((_, index) => `/${steps.slice(0, index + 1).join("/")}`)];
  return trail.map((step, index) => ({
    name: (index === trail.length - 1 && lastStep) || getStepName(step, labels),
    url: getCanonicalUrl(step, site),
  }));
}

/** The JSON-LD graph of a page at its path, with the trail that leads there. */
export function buildPageGraph(
  path: string,
  head: PageHead,
  facts: SiteFacts & { inLanguage: string },
): Graph {
  const { title, description, type = "WebPage", lastStep, faq, items, others } = head;
  return buildGraph(
    type,
    {
      pageName: title,
      pageUrl: getCanonicalUrl(path, facts.site),
      dateModified: facts.site.lastUpdated.structuredData,
      description,
      inLanguage: facts.inLanguage,
      breadcrumbs: buildTrail(path, facts, lastStep),
      faq,
      items: items?.map(({ name, href }) => ({ name, url: new URL(href, facts.site.origin).href })),
    },
    others?.(facts.inLanguage),
  );
}
