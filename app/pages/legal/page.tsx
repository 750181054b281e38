import text from "content:legal/privacy";
import labels from "content:legal-labels";
import { buildMeta } from "../../parts/head/build-meta.ts";
import { buildPageGraph } from "../../parts/head/page-graph.ts";
import { StructuredData } from "../../parts/head/StructuredData.tsx";
import { paths } from "../../routes.ts";
import { LegalPage } from "./LegalPage.tsx";

const graph = buildPageGraph({ path: paths.privacy, page: text });

export function meta() {
  return buildMeta({ title: text.title, description: text.description, path: paths.privacy });
}

export default function Privacy() {
  return (
    <>
      <StructuredData graph={graph} />
      <LegalPage name="privacy" text={text} labels={labels} />
    </>
  );
}
