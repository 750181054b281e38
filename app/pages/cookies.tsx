import text from "content:legal/cookies";
import labels from "content:legal-labels";
import { openConsentSettings } from "../features/consent/consent-store.ts";
import { buildMeta } from "../head/build-meta.ts";
import { buildPageGraph } from "../head/page-graph.ts";
import { StructuredData } from "../head/StructuredData.tsx";
import { paths } from "../routes.ts";
import { LegalPage } from "../sections/legal/LegalPage.tsx";
import { Button } from "../ui/Button.tsx";

const graph = buildPageGraph({ path: paths.cookies, page: text });

export function meta() {
  return buildMeta({ title: text.title, description: text.description, path: paths.cookies });
}

export default function Cookies() {
  return (
    <>
      <StructuredData graph={graph} />
      <LegalPage name="cookies" text={text} labels={labels}>
        <Button onClick={openConsentSettings} className="no-print noscript:hidden">
          {labels.cookieSettings}
        </Button>
      </LegalPage>
    </>
  );
}
