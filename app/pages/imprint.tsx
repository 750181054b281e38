import text from "content:legal/imprint";
import labels from "content:legal-labels";
import { buildMeta } from "../head/build-meta.ts";
import { buildPageGraph } from "../head/page-graph.ts";
import { StructuredData } from "../head/StructuredData.tsx";
import { paths } from "../routes.ts";
import { LegalPage } from "../sections/legal/LegalPage.tsx";

const graph = buildPageGraph({ path: paths.imprint, page: text });

export function meta() {
  return buildMeta({ title: text.title, description: text.description, path: paths.imprint });
}

export default function Imprint() {
  return (
    <>
      <StructuredData graph={graph} />
      <LegalPage name="imprint" text={text} labels={labels} />
    </>
  );
}
