import type { Site } from "../../parts/chrome/site-schema.ts";
import { AnswerRows } from "./AnswerRows.tsx";
import { DatedLine } from "./DatedLine.tsx";
import { SubProcessors } from "./SubProcessors.tsx";
import type { SecurityBlock as Block, SecurityPage } from "./schema.ts";

interface SecurityBlockProps {
  block: Block;
  page: SecurityPage;
  mailboxes: Site["mailboxes"];
}

/** One subject: its heading, which links to itself, the date of its last check, and its answers. */
export function SecurityBlock({ block, page, mailboxes }: SecurityBlockProps) {
  const { id, title, date, text, rows, companies } = block;
  const { companyColumns, dated, toConfirm } = page;
  return (
    <section aria-labelledby={id} className="border-t-[1.5px] border-ink pt-3 sm:pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-0.5 pb-2.5 break-after-avoid sm:pb-4">
        <h2 id={id} className="text-h3">
          <a href={`#${id}`} className="underline-offset-4 hover:underline">
            {title}
          </a>
        </h2>
        <p className="tag text-graphite">
          <DatedLine pattern={dated} day={date} />
        </p>
      </div>
      {text && (
        <p className="max-w-[44em] pb-3 break-after-avoid text-detail text-text sm:pb-5">{text}</p>
      )}
      {companies && (
        <SubProcessors caption={title} columns={companyColumns} {...{ companies, toConfirm }} />
      )}
      <AnswerRows {...{ rows, mailboxes, toConfirm }} isWide />
    </section>
  );
}
