import text from "content:legal/terms";
import labels from "content:legal-labels";
import { buildMeta } from "../head/build-meta.ts";
import { buildPageGraph } from "../head/page-graph.ts";
import { StructuredData } from "../head/StructuredData.tsx";
import { paths } from "../routes.ts";
import { LegalPage } from "../sections/legal/LegalPage.tsx";

const graph = buildPageGraph({ path: paths.terms, page: text });

export function meta() {
  return buildMeta({ title: text.title, description: text.description, path: paths.terms });
}

export default function Terms() {
  return (
    <>
      <StructuredData graph={graph} />
      <LegalPage name="terms" text={text} labels={labels} />
    </>
  );
}
