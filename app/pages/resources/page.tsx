import messages from "content:messages";
import page from "content:pages/resources";
import resources from "content:resource-hub";
import site from "content:site";
import { buildMeta } from "../../parts/head/build-meta.ts";
import { buildPageGraph } from "../../parts/head/page-graph.ts";
import { StructuredData } from "../../parts/head/StructuredData.tsx";
import { ClosingCall } from "../../parts/sections/ClosingCall.tsx";
import { PageHero } from "../../parts/sections/PageHero.tsx";
import { notify } from "../../parts/toasts/notices.ts";
import { paths } from "../../routes.ts";
import { ResourceBrowser } from "./ResourceBrowser.tsx";

const graph = buildPageGraph({
  type: "CollectionPage",
  path: paths.resources,
  page,
  items: resources.map(({ title, href }) => ({
    name: title,
    url: new URL(href, site.origin).href,
  })),
});

export function meta() {
  return buildMeta({ title: page.title, description: page.description, path: paths.resources });
}

export default function Resources() {
  return (
    <>
      <StructuredData graph={graph} />
      <PageHero {...page.hero} />
      <section aria-labelledby="documents-title" className="bg-paper">
        <h2 id="documents-title" className="sr-only">
          {page.listTitle}
        </h2>
        <ResourceBrowser
          resources={resources}
          page={page}
          onDownload={() => notify(messages.confirmations.downloadStarted)}
        />
      </section>
      <ClosingCall {...page.closing} />
    </>
  );
}
