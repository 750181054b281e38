import type { Site } from "../../parts/head/site-schema.ts";
import { DatedLine } from "../../parts/ui/Day.tsx";
import { AnswerRows } from "./AnswerRows.tsx";
import type { SecurityBlock as Block, SecurityPage } from "./schema.ts";

interface SecurityBlockProps {
  block: Block;
  page: SecurityPage;
  mailboxes: Site["mailboxes"];
}

/**
 * One subject: its heading, the date of its last check, and its answers, folded on a phone. A link to the
 * subject leads into the fold, which opens it.
 */
export function SecurityBlock({ block, page, mailboxes }: SecurityBlockProps) {
  const { id, title, date, text, rows } = block;
  const { dated, unfold } = page;
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="border-t-[1.5px] border-ink pt-3 sm:pt-4 print:mt-4 print:pt-1.5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-0.5 pb-1 break-after-avoid sm:pb-4 print:pb-1">
        <h3 id={`${id}-title`} className="text-h4 sm:text-h3">
          <a href={`#${id}`} className="underline-offset-4 hover:underline">
            {title}
          </a>
        </h3>
        <p className="tag text-graphite">
          <DatedLine pattern={dated} day={date} />
        </p>
      </div>
      <details data-phone-fold className="fold-on-phones">
        <summary className="flex min-h-11 items-center justify-between text-small font-medium">
          {unfold.replace("{count}", `${rows.length}`)}
          <span aria-hidden="true" className="group-mark text-signal-deep" />
        </summary>
        <div id={id} className="scroll-mt-24">
          {text && (
            <p className="max-w-[44em] pb-3 break-after-avoid text-detail text-text sm:pb-5 print:pb-1">
              {text}
            </p>
          )}
          <AnswerRows {...{ rows, mailboxes }} />
        </div>
      </details>
    </section>
  );
}
