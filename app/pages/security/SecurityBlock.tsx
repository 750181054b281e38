import { fillPattern } from "content-model/fill-pattern";
import type { Site } from "../../parts/head/site-schema.ts";
import { classNames } from "../../parts/ui/class-names.ts";
import { DatedLine } from "../../parts/ui/Day.tsx";
import { AnswerRows } from "./AnswerRows.tsx";
import { type SecurityBlock as Block, getLatestDate, type SecurityPage } from "./schema.ts";

interface SecurityBlockProps {
  block: Block;
  page: SecurityPage;
  mailboxes: Site["mailboxes"];
}

/**
 * One subject: its heading, the date of its last check if that is not the page's, and its answers. On a
 * phone it is one line and they are folded; a link to the subject leads into the fold, which opens it.
 */
export function SecurityBlock({ block, page, mailboxes }: SecurityBlockProps) {
  const { part, id, title, date, text, rows } = block;
  const { dated, unfold } = page;
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
          {date !== getLatestDate(page) && (
            <p className="tag text-graphite max-md:basis-full max-md:pb-2">
              <DatedLine pattern={dated} day={date} />
            </p>
          )}
        </div>
        <details data-phone-fold className="fold-on-phones">
          <summary className="absolute top-0 right-0 flex h-12 items-center gap-3 text-small">
            {fillPattern(unfold, { count: rows.length })}
            <span className="sr-only">, {title}</span>
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
      </div>
    </section>
  );
}
