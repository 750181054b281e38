import { definePage } from "../../engine/page.ts";
import { type ContactPage, contactPage } from "../../parts/contact-form/form-schema.ts";
import { NextSteps } from "../../parts/contact-form/outcome.tsx";
import { PlacedForm } from "../../parts/contact-form/PlacedForm.tsx";
import { type Site, site } from "../../parts/head/site-schema.ts";
import { messages } from "../../parts/toasts/schema.ts";
import { CardLink, PhoneLink } from "../../parts/ui/links.tsx";
import { SheetLabel } from "../../parts/ui/SheetLabel.tsx";
import { paths } from "../../routes.ts";

export default definePage({
  address: { path: paths.contact },
  needs: { words: contactPage, messages, site },
  head: ({ words }) => ({ ...words, type: "ContactPage" }),
  render: ({ words, messages, site }) => (
    <div data-parts className="sheet-grid border-b border-hairline">
      <div className="page-column grid grid-cols-1 gap-x-16 pt-6 pb-band md:pt-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]">
        <ContactIntro page={words} />
        <div className="max-md:-mx-gutter lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <PlacedForm contact={words} {...{ messages, site }} sourcePage={paths.contact} />
        </div>
        <ContactAside page={words} site={site} />
        <SideCards cards={words.sideCards} />
      </div>
    </div>
  ),
});

/** The top of the contact page: what it is for. */
function ContactIntro({ page }: { page: ContactPage }) {
  return (
    <div className="pb-3 md:pb-10">
      <SheetLabel parts={[page.eyebrow, page.reply]} />
      <h1 className="mt-4 text-h1 md:mt-6">{page.headline}</h1>
      <p className="mt-5 max-w-note text-lead text-text">{page.intro}</p>
    </div>
  );
}

const directLink =
  "mt-1 inline-block min-h-11 py-2 text-h4 wrap-anywhere font-medium underline decoration-1 underline-offset-4 hover:decoration-2";

/** Beside the form: what happens next, the mailbox, and the phone number if there is one. */
function ContactAside({
  page,
  site: { callUs, phone, mailboxes },
}: {
  page: ContactPage;
  site: Site;
}) {
  return (
    <div className="grid grid-cols-1 content-between gap-10 max-lg:mt-14 md:max-lg:grid-cols-2">
      <NextSteps {...page.nextSteps} />
      <div className="self-start border-t-[1.5px] border-ink pt-4">
        <h2 className="tag font-mono text-graphite uppercase">{page.mailboxLabel}</h2>
        <a href={`mailto:${mailboxes.general}`} className={directLink}>
          {mailboxes.general}
        </a>
        {callUs && (
          <>
            <h2 className="mt-4 tag font-mono text-graphite uppercase">{callUs}</h2>
            <PhoneLink number={phone} className={directLink} />
          </>
        )}
      </div>
    </div>
  );
}

/** Ways on for those who look around first; each card leads there with all of its area. */
function SideCards({ cards }: { cards: ContactPage["sideCards"] }) {
  return (
    <ul className="mt-14 grid gap-px border border-hairline bg-hairline md:auto-cols-fr md:grid-flow-col lg:col-span-2">
      {cards.map(({ title, text, link }) => (
        <li
          key={title}
          className="group/card relative flex flex-col bg-sheet p-5 transition-colors hover:bg-white has-focus-visible:z-1 md:p-6"
        >
          <h2 className="text-h4">{title}</h2>
          <p className="mt-2 text-detail text-text">{text}</p>
          <CardLink href={link.href} className="mt-auto min-h-11 pt-3">
            {link.label}
          </CardLink>
        </li>
      ))}
    </ul>
  );
}
