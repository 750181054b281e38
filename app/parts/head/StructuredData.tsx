import type { Graph } from "schema-dts";
import { serializeJsonLd } from "./structured-data.ts";

/** A page's JSON-LD. A data block: browsers do not run it. */
export function StructuredData({ graph }: { graph: Graph }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by serializeJsonLd
      dangerouslySetInnerHTML={{ __html: serializeJsonLd(graph) }}
    />
  );
}
