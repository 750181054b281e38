import { definePage } from "../../engine/page.ts";
import { downloads } from "../../parts/resources/schema.ts";
import { samples } from "../../parts/samples/schema.ts";
import { ClosingCall } from "../../parts/sections/ClosingCall.tsx";
import { PageHero } from "../../parts/sections/PageHero.tsx";
import { messages } from "../../parts/toasts/schema.ts";
import { paths } from "../../routes.ts";
import { ElsewhereOnSite } from "./ElsewhereOnSite.tsx";
import ResourceBrowser from "./ResourceBrowser.island.tsx";
import { resourcesPage } from "./schema.ts";

export default definePage({
  address: { path: paths.resources },
  needs: { words: resourcesPage, resources: downloads, messages, samples },
  head: ({ words, resources }) => ({
    ...words,
    type: "CollectionPage",
    items: resources.map(({ title, href }) => ({ name: title, href })),
  }),
  render: ({ words, resources, messages, samples }) => (
    <>
      <PageHero {...words.hero} />
      <ResourceBrowser
        resources={resources}
        page={words}
        confirmation={messages.confirmations.downloadStarted}
        sampleName={samples.mark}
      />
      <ElsewhereOnSite elsewhere={words.elsewhere} />
      <ClosingCall {...words.closing} />
    </>
  ),
});
