import type { Site } from "../../parts/head/site-schema.ts";
import { DatedLine } from "../../parts/ui/Day.tsx";
import { AnswerRows } from "./AnswerRows.tsx";
import { getLatestDate, type SecurityPage } from "./schema.ts";

interface GlanceSheetProps {
  page: SecurityPage;
  mailboxes: Site["mailboxes"];
}

/** A buyer's first questions on one sheet. */
export function GlanceSheet({ page, mailboxes }: GlanceSheetProps) {
  const { document, glance, dated } = page;
  return (
    <section aria-labelledby="glance-title" className="border border-ink bg-sheet shadow-raised">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 py-3 sm:px-7 sm:py-4">
        <h2 id="glance-title" className="text-h4">
          {glance.title}
        </h2>
        <p className="tag text-graphite">
          {document.number}
          <span className="sheet-part">
            <DatedLine pattern={dated} day={getLatestDate(page)} />
          </span>
        </p>
      </div>
      <div className="px-4 pb-2 sm:px-7">
        <AnswerRows rows={glance.rows} mailboxes={mailboxes} />
      </div>
    </section>
  );
}
