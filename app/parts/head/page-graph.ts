import labels from "content:breadcrumbs";
import site from "content:site";
import type { Graph, Thing } from "schema-dts";
import { paths } from "../../routes.ts";
import { getCanonicalUrl } from "./build-meta.ts";
import { buildGraph, type NamedUrl, type PageRecord, type PageType } from "./structured-data.ts";

/** The name of a path's last step: from the label table, else the step with a capital letter. */
function getStepName(path: string): string {
  const step = path.slice(path.lastIndexOf("/") + 1);
  return labels[path] ?? step.charAt(0).toUpperCase() + step.slice(1);
}

/**
 * The trail that leads to a path, one entry for each of its steps, the homepage first.
 *
 * @param lastName what the last step is called where the label table cannot know it (an article)
 * @param above the page before the last step, where the path's own steps are not all pages
 */
export function buildTrail(path: string, lastName?: string, above?: string): NamedUrl[] {
  const steps = (above ?? path).split("/").filter(Boolean);
  const trail = [paths.home, ...steps.map((_, index) => `/${steps.slice(0, index + 1).join("/")}`)];
  if (above) trail.push(path);
  return trail.map((step, index) => ({
    name: (index === trail.length - 1 && lastName) || getStepName(step),
    url: getCanonicalUrl(step),
  }));
}

interface PageGraphOptions extends Pick<PageRecord, "faq" | "items"> {
  type?: PageType;
  path: string;
  /** What the trail's last step is called where the label table cannot know it. */
  lastName?: string;
  /** The page above it in the trail, where its path does not say so. */
  above?: string;
  page: { title: string; description: string };
  /** ISO 8601 date; the site's own where the page has none. */
  dateModified?: string;
  /** What else the page describes. */
  others?: readonly Thing[];
}

/** The JSON-LD graph of a page at its path, with the trail that leads there. */
export function buildPageGraph({
  type = "WebPage",
  path,
  lastName,
  above,
  page,
  dateModified = site.lastUpdated.structuredData,
  faq,
  items,
  others,
}: PageGraphOptions): Graph {
  return buildGraph(
    type,
    {
      pageName: page.title,
      pageUrl: getCanonicalUrl(path),
      dateModified,
      description: page.description,
      breadcrumbs: buildTrail(path, lastName, above),
      faq,
      items,
    },
    others,
  );
}
