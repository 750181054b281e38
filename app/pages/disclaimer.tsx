import text from "content:legal/disclaimer";
import labels from "content:legal-labels";
import { buildMeta } from "../head/build-meta.ts";
import { buildPageGraph } from "../head/page-graph.ts";
import { StructuredData } from "../head/StructuredData.tsx";
import { paths } from "../routes.ts";
import { LegalPage } from "../sections/legal/LegalPage.tsx";

const graph = buildPageGraph({ path: paths.disclaimer, page: text });

export function meta() {
  return buildMeta({ title: text.title, description: text.description, path: paths.disclaimer });
}

export default function Disclaimer() {
  return (
    <>
      <StructuredData graph={graph} />
      <LegalPage name="disclaimer" text={text} labels={labels} />
    </>
  );
}
