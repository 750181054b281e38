import { definePage } from "../../engine/page.ts";
import { PlacedForm } from "../../parts/bands/FormBand.tsx";
import { contactPage } from "../../parts/contact-form/form-schema.ts";
import { NextSteps } from "../../parts/contact-form/outcome.tsx";
import { site } from "../../parts/head/site-schema.ts";
import { messages } from "../../parts/toasts/schema.ts";
import { CardLink, PhoneLink } from "../../parts/ui/links.tsx";
import { SheetLabel } from "../../parts/ui/SheetLabel.tsx";
import { paths } from "../../routes.ts";

const directLink =
  "mt-1 inline-block min-h-11 py-2 text-h4 wrap-anywhere font-medium underline decoration-1 underline-offset-4 hover:decoration-2";

export default definePage({
  address: { path: paths.contact },
  needs: { words: contactPage, messages, site },
  head: ({ words }) => ({ ...words, type: "ContactPage" }),
  render: ({ words, messages, site }) => (
    <div data-parts className="sheet-grid border-b border-hairline">
      <div className="page-column grid grid-cols-1 gap-x-16 pt-6 pb-band md:pt-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]">
        <div className="pb-3 md:pb-10">
          <SheetLabel parts={[words.eyebrow, words.reply]} />
          <h1 className="mt-4 text-h1 md:mt-6">{words.headline}</h1>
          <p className="mt-5 max-w-note text-lead text-text">{words.intro}</p>
        </div>
        <div className="max-md:-mx-gutter lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <PlacedForm contact={words} {...{ messages, site }} sourcePage={paths.contact} />
        </div>
        <div>
          <div className="grid grid-cols-1 gap-10 max-lg:mt-14 md:max-lg:grid-cols-2 lg:sticky lg:top-24">
            <NextSteps {...words.nextSteps} />
            <div className="self-start border-t-[1.5px] border-ink pt-4">
              <h2 className="tag font-mono text-graphite uppercase">{words.mailboxLabel}</h2>
              <a href={`mailto:${site.mailboxes.general}`} className={directLink}>
                {site.mailboxes.general}
              </a>
              {site.callUs && (
                <>
                  <h2 className="mt-4 tag font-mono text-graphite uppercase">{site.callUs}</h2>
                  <PhoneLink number={site.phone} className={directLink} />
                </>
              )}
            </div>
          </div>
        </div>
        {/* Ways on for those who look around first; each card leads there with all of its area. */}
        <ul className="mt-14 grid gap-px border border-hairline bg-hairline md:auto-cols-fr md:grid-flow-col lg:col-span-2">
          {words.sideCards.map(({ title, text, link }) => (
            <li
              key={title}
              className="group/card relative flex flex-col bg-sheet p-5 transition-colors hover:bg-white has-focus-visible:z-1 md:p-6"
            >
              <h2 className="text-h4">{title}</h2>
              <p className="mt-2 text-detail text-text">{text}</p>
              <CardLink {...link} className="mt-auto min-h-11 pt-3" />
            </li>
          ))}
        </ul>
      </div>
    </div>
  ),
});
