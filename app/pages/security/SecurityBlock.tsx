import type { Site } from "../../parts/head/site-schema.ts";
import { DatedLine } from "../../parts/ui/Day.tsx";
import { ToConfirmMark } from "../../parts/ui/ToConfirm.tsx";
import { AnswerRows } from "./AnswerRows.tsx";
import { type SecurityBlock as Block, countOpen, type SecurityPage } from "./schema.ts";

interface SecurityBlockProps {
  block: Block;
  page: SecurityPage;
  mailboxes: Site["mailboxes"];
}

/**
 * One subject: its heading, the date of its last check, how many answers are still to be confirmed, and
 * its answers, folded on a phone. A link to the subject leads into the fold, which opens it.
 */
export function SecurityBlock({ block, page, mailboxes }: SecurityBlockProps) {
  const { id, title, date, text, rows, companies } = block;
  const { companyColumns, dated, openAnswers, toConfirm, unfold } = page;
  const open = countOpen(block);
  return (
    <section aria-labelledby={`${id}-title`} className="border-t-[1.5px] border-ink pt-3 sm:pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-0.5 pb-1 break-after-avoid sm:pb-4">
        <h2 id={`${id}-title`} className="text-h3">
          <a href={`#${id}`} className="underline-offset-4 hover:underline">
            {title}
          </a>
        </h2>
        <p className="tag text-graphite">
          <DatedLine pattern={dated} day={date} />
          {open > 0 && (
            <span className="sheet-part">{openAnswers.replace("{count}", `${open}`)}</span>
          )}
        </p>
      </div>
      <details data-phone-fold className="fold-on-phones">
        <summary className="flex min-h-11 items-center justify-between text-small font-medium">
          {unfold.replace("{count}", `${rows.length + (companies?.length ?? 0)}`)}
          <span aria-hidden="true" className="group-mark text-signal-deep" />
        </summary>
        <div id={id} className="scroll-mt-24">
          {text && (
            <p className="max-w-[44em] pb-3 break-after-avoid text-detail text-text sm:pb-5">
              {text}
            </p>
          )}
          {companies && (
            <SubProcessors caption={title} columns={companyColumns} {...{ companies, toConfirm }} />
          )}
          <AnswerRows {...{ rows, mailboxes, toConfirm }} />
        </div>
      </details>
    </section>
  );
}

interface SubProcessorsProps {
  caption: string;
  columns: SecurityPage["companyColumns"];
  companies: NonNullable<Block["companies"]>;
  toConfirm: SecurityPage["toConfirm"];
}

const cell = "py-3 pr-6 align-top max-lg:p-0";

/** The companies as a table; on narrow pages each is a card that repeats the columns' names. */
function SubProcessors({ caption, columns, companies, toConfirm }: SubProcessorsProps) {
  const details = ["purpose", "data", "place", "transfer"] as const;
  return (
    <div className="mb-4 overflow-x-auto">
      <table className="w-full border-t border-hairline text-left text-detail max-lg:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-lg:sr-only">
          <tr className="tag text-graphite">
            {(["name", ...details] as const).map((name) => (
              <th key={name} scope="col" className="py-2.5 pr-6 align-bottom font-medium">
                {columns[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {companies.map((company) => (
            <tr
              key={company.name.value}
              className="border-t border-hairline break-inside-avoid max-lg:grid max-lg:gap-0.5 max-lg:py-2.5 max-sm:text-small max-lg:first:border-t-0"
            >
              <th
                scope="row"
                className={`${cell} font-medium text-ink max-lg:flex max-lg:justify-between max-lg:gap-x-6`}
              >
                <span>
                  {company.name.value}
                  {company.name.isSample && <ToConfirmMark {...toConfirm} />}
                </span>
              </th>
              {details.map((name) => (
                <td
                  key={name}
                  className={`${cell} text-text max-lg:grid max-lg:grid-cols-[minmax(0,5fr)_minmax(0,9fr)] max-lg:items-baseline max-lg:gap-x-6`}
                >
                  <span className="tag text-graphite lg:hidden">{columns[name]}</span>
                  {company[name]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
