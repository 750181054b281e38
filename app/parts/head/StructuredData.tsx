import { usePage } from "../../engine/page-context.ts";
import { buildPageGraph, serializeJsonLd } from "./page-graph.ts";
import type { PageHead } from "./page-head.ts";
import type { Breadcrumbs } from "./schema.ts";
import type { Site } from "./site-schema.ts";

interface StructuredDataProps {
  path: string;
  head: PageHead;
  site: Site;
  labels: Breadcrumbs;
}

/** A page's JSON-LD. A data block: browsers do not run it. */
export function StructuredData({ path, head, ...facts }: StructuredDataProps) {
  const graph = buildPageGraph(path, head, { ...facts, inLanguage: usePage().edition.locale });
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by serializeJsonLd
      dangerouslySetInnerHTML={{ __html: serializeJsonLd(graph) }}
    />
  );
}
