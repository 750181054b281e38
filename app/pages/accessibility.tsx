import text from "content:legal/accessibility";
import labels from "content:legal-labels";
import { buildMeta } from "../head/build-meta.ts";
import { buildPageGraph } from "../head/page-graph.ts";
import { StructuredData } from "../head/StructuredData.tsx";
import { paths } from "../routes.ts";
import { LegalPage } from "../sections/legal/LegalPage.tsx";

const graph = buildPageGraph({ path: paths.accessibility, page: text });

export function meta() {
  return buildMeta({ title: text.title, description: text.description, path: paths.accessibility });
}

export default function Accessibility() {
  return (
    <>
      <StructuredData graph={graph} />
      <LegalPage name="accessibility" text={text} labels={labels} />
    </>
  );
}
