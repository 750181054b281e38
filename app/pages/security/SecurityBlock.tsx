import type { Site } from "../../parts/head/site-schema.ts";
import { RuledTable } from "../../parts/sections/RuledTable.tsx";
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

/** The companies, each with what it does with which data, and where. */
function SubProcessors({ caption, columns, companies, toConfirm }: SubProcessorsProps) {
  const details = ["purpose", "data", "place", "transfer"] as const;
  return (
    <div className="mb-4">
      <RuledTable
        headClass="text-detail font-medium"
        caption={<span className="sr-only">{caption}</span>}
        columns={[{ head: columns.name }, ...details.map((name) => ({ head: columns[name] }))]}
        rows={companies.map((company) => ({
          name: company.name.value,
          head: (
            <>
              {company.name.value}
              {company.name.isSample && <ToConfirmMark {...toConfirm} />}
            </>
          ),
          cells: details.map((name) => company[name]),
        }))}
      />
    </div>
  );
}
