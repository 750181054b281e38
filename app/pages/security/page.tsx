import { fillPattern } from "content-model/fill-pattern";
import { definePage } from "../../engine/page.ts";
import { ArticleContents } from "../../parts/articles/ArticleRows.tsx";
import { type Site, site } from "../../parts/head/site-schema.ts";
import { ClosingCall } from "../../parts/sections/ClosingCall.tsx";
import { PageHero } from "../../parts/sections/PageHero.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import { DatedLine } from "../../parts/ui/Day.tsx";
import { AppLink, ButtonLink } from "../../parts/ui/links.tsx";
import { RangeText } from "../../parts/ui/texts.tsx";
import { getContactPathWith, paths, securityDownloadPath } from "../../routes.ts";
import { getLatestDate, type SecurityPage, securityPage } from "./schema.ts";

/** The place of the second part: what depends on the contract, as subjects and a request that has them in its message. */
const inWritingId = "in-writing";

export default definePage({
  address: { path: paths.security },
  needs: { words: securityPage, site },
  head: ({ words }) => ({ ...words, modified: getLatestDate(words) }),
  render({ words, site: { mailboxes } }) {
    const { download, ...hero } = words.hero;
    const { inWriting } = words;
    const checked = getLatestDate(words);
    return (
      <>
        <PageHero
          sheet={words.sheet}
          {...hero}
          primary={{ label: download, href: securityDownloadPath }}
        >
          <section
            aria-labelledby="glance-title"
            className="border border-ink bg-sheet shadow-raised"
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 py-3 sm:px-7 sm:py-4">
              <h2 id="glance-title" className="text-h4">
                {words.glance.title}
              </h2>
              <p className="tag text-graphite">
                {words.document.number}
                <span className="sheet-part">
                  <DatedLine pattern={words.dated} day={checked} />
                </span>
              </p>
            </div>
            <div className="px-4 pb-2 sm:px-7">
              <AnswerRows rows={words.glance.rows} mailboxes={mailboxes} />
            </div>
          </section>
        </PageHero>
        <div className="article-sheet page-column grid grid-cols-[minmax(0,1fr)] gap-x-14 py-6 md:py-16 lg:grid-cols-[13rem_minmax(0,1fr)] print:block print:py-0">
          <ArticleContents
            title={words.contents}
            entries={[
              ...words.blocks.map(({ id, title: text }) => ({ id, text })),
              { id: inWritingId, text: inWriting.title },
            ]}
          />
          <div className="grid pb-4 [view-timeline:--article_block] max-md:*:last:mt-8 md:gap-y-14 print:block">
            <div>
              <h2 className="text-h3 sm:text-h2">{words.software.title}</h2>
              <p className="mt-3 max-w-[44em] text-text">{words.software.text}</p>
            </div>
            {words.blocks.map((block) => (
              <SecurityBlock key={block.id} {...{ block, words, checked, mailboxes }} />
            ))}
            <section
              aria-labelledby={`${inWritingId}-title`}
              id={inWritingId}
              className="scroll-mt-24 border-[1.5px] border-ink bg-sheet px-4 py-5 shadow-raised sm:px-7 sm:py-7 print:mt-5 print:break-inside-avoid print:px-4 print:py-3"
            >
              <h2 id={`${inWritingId}-title`} className="text-h3 sm:text-h2">
                {inWriting.title}
              </h2>
              <p className="mt-3 max-w-[44em] text-text">{inWriting.text}</p>
              <ButtonLink
                tone="signal"
                label={inWriting.action}
                href={getContactPathWith(inWriting.message, inWriting.interest)}
                className="mt-5 no-print"
              />
              <div className="mt-6 border-b border-hairline">
                <AnswerRows
                  rows={inWriting.topics.map(({ id, title, text }) => ({
                    id,
                    term: title,
                    answer: text,
                  }))}
                  mailboxes={mailboxes}
                />
              </div>
            </section>
          </div>
        </div>
        <ClosingCall {...words.closing} />
      </>
    );
  },
});

/**
 * One subject: its heading, the date of its last check if that is not the page's, and its answers. On a
 * phone it is one line and they are folded; a link to the subject leads into the fold, which opens it.
 */
function SecurityBlock(props: {
  block: SecurityPage["blocks"][number];
  words: SecurityPage;
  checked: string;
  mailboxes: Site["mailboxes"];
}) {
  const { block, words, checked, mailboxes } = props;
  const { part, id, title, date, text, rows } = block;
  return (
    <section aria-labelledby={`${id}-title`} className="print:mt-4">
      {part && <p className="tag pb-2 text-graphite uppercase max-md:pt-6 md:pb-3">{part}</p>}
      <div
        className={classNames(
          "relative border-t md:border-t-[1.5px] md:border-ink md:pt-4 print:pt-1.5",
          part ? "border-ink" : "border-hairline",
        )}
      >
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 break-after-avoid md:pb-4 print:pb-1">
          <h3 id={`${id}-title`} className="text-h4 max-md:pr-28 md:text-h3">
            <a
              href={`#${id}`}
              className="flex min-h-12 items-center underline-offset-4 hover:underline md:min-h-0"
            >
              {title}
            </a>
          </h3>
          {date !== checked && (
            <p className="tag text-graphite max-md:basis-full max-md:pb-2">
              <DatedLine pattern={words.dated} day={date} />
            </p>
          )}
        </div>
        <details data-phone-fold className="fold-on-phones">
          <summary className="absolute top-0 right-0 flex h-12 items-center gap-3 text-small">
            {fillPattern(words.unfold, { count: rows.length })}
            <span className="sr-only">, {title}</span>
            <span aria-hidden="true" className="group-mark text-signal-deep" />
          </summary>
          <div id={id} className="scroll-mt-24">
            {text && (
              <p className="max-w-[44em] pb-3 break-after-avoid text-detail text-text sm:pb-5 print:pb-1">
                {text}
              </p>
            )}
            <AnswerRows rows={rows} mailboxes={mailboxes} />
          </div>
        </details>
      </div>
    </section>
  );
}

const answerLink =
  "font-medium text-ink underline decoration-signal decoration-2 underline-offset-4 hover:decoration-ink";

function AnswerRows(props: {
  rows: readonly (SecurityPage["blocks"][number]["rows"][number] & { id?: string })[];
  mailboxes: Site["mailboxes"];
}) {
  return (
    <dl className="print:break-inside-auto">
      {props.rows.map(({ id, term, answer, link, mailbox }) => (
        <div
          key={term}
          id={id}
          className="scroll-mt-24 border-t border-hairline py-1.75 text-small break-inside-avoid sm:grid sm:grid-cols-[minmax(0,5fr)_minmax(0,9fr)] sm:gap-x-6 sm:gap-y-1 sm:py-3 sm:text-detail print:grid print:py-1 print:text-small"
        >
          <dt className="font-medium text-ink">{term}</dt>
          <dd className="max-w-[40em] text-text print:max-w-none">
            <RangeText>{answer}</RangeText> {link && <AppLink {...link} className={answerLink} />}{" "}
            {mailbox && (
              <AppLink href={`mailto:${props.mailboxes[mailbox]}`} className={answerLink}>
                {props.mailboxes[mailbox]}
              </AppLink>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
