import { definePage } from "../../engine/page.ts";
import { samples } from "../../parts/claims/schema.ts";
import { downloads } from "../../parts/resources/schema.ts";
import { ClosingCall } from "../../parts/sections/ClosingCall.tsx";
import { PageHero } from "../../parts/sections/PageHero.tsx";
import { Section } from "../../parts/sections/Section.tsx";
import { messages } from "../../parts/toasts/schema.ts";
import { paths } from "../../routes.ts";
import ResourceBrowser from "./ResourceBrowser.island.tsx";
import { actionStyle, labelStyle, Row } from "./ResourceRow.tsx";
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
      {/* For the same readers: neither counted with the resources nor filtered. */}
      <Section
        ruled
        id="elsewhere"
        className="border-t border-hairline bg-sheet py-[calc(var(--spacing-band)*0.75)]"
        title={words.elsewhere.title}
        text={words.elsewhere.text}
      >
        <ul className="grid gap-x-12 lg:grid-cols-2">
          {words.elsewhere.items.map(({ format, link, ...row }) => (
            <Row
              key={row.title}
              {...row}
              tags={format}
              action={
                <a href={link.href} className={actionStyle}>
                  <span className={labelStyle}>{link.label}</span>
                  <span className="sr-only">{row.title}</span>
                  <span aria-hidden="true" className="text-signal-deep">
                    →
                  </span>
                </a>
              }
            />
          ))}
        </ul>
      </Section>
      <ClosingCall {...words.closing} />
    </>
  ),
});
