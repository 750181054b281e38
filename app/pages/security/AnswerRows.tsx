import type { Site } from "../../parts/chrome/site-schema.ts";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import { RangeText } from "../../parts/ui/RangeText.tsx";
import { ToConfirm } from "../../parts/ui/ToConfirm.tsx";
import type { SecurityRow } from "./schema.ts";

interface AnswerRowsProps {
  rows: readonly SecurityRow[];
  mailboxes: Site["mailboxes"];
  /** the note next to a sample */
  toConfirm: string;
  /** Answers next to their questions where there is space, not below them. */
  isWide?: boolean;
}

const answerLink =
  "font-medium text-ink underline decoration-signal decoration-2 underline-offset-4 hover:decoration-ink";

/**
 * Questions and answers, each with a note when it is still to be confirmed. On phones the question
 * begins the line of its answer.
 */
export function AnswerRows({ rows, mailboxes, toConfirm, isWide = false }: AnswerRowsProps) {
  return (
    <dl>
      {rows.map(({ term, answer, link, mailbox }) => (
        <div
          key={term}
          className={classNames(
            "border-t border-hairline py-1.75 text-small break-inside-avoid sm:grid sm:grid-cols-[minmax(0,5fr)_minmax(0,9fr)] sm:gap-x-6 sm:gap-y-1 sm:py-3 sm:text-detail print:grid",
            isWide &&
              "sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] xl:grid-cols-[minmax(0,5fr)_minmax(0,10fr)_minmax(0,3.5fr)] print:grid-cols-[minmax(0,4fr)_minmax(0,8fr)_minmax(0,3.5fr)]",
          )}
        >
          <dt className="inline font-medium text-ink max-sm:mr-2">{term}</dt>
          <dd className="inline max-w-[40em] text-text max-sm:mr-2">
            <RangeText>{answer.value}</RangeText>
            {link && (
              <>
                {" "}
                <AppLink {...link} className={answerLink} />
              </>
            )}
            {mailbox && (
              <>
                {" "}
                <AppLink href={`mailto:${mailboxes[mailbox]}`} className={answerLink}>
                  {mailboxes[mailbox]}
                </AppLink>
              </>
            )}
          </dd>
          {answer.isSample && (
            <dd
              className={classNames(
                "col-start-2 max-sm:inline-block sm:pt-0.5",
                isWide &&
                  "xl:col-start-3 xl:row-start-1 xl:justify-self-end print:col-start-3 print:row-start-1 print:justify-self-end",
              )}
            >
              <ToConfirm>{toConfirm}</ToConfirm>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
