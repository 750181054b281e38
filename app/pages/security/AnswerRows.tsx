import type { Site } from "../../parts/head/site-schema.ts";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import { RangeText } from "../../parts/ui/RangeText.tsx";
import type { SecurityRow } from "./schema.ts";

interface AnswerRowsProps {
  rows: readonly SecurityRow[];
  mailboxes: Site["mailboxes"];
}

const answerLink =
  "font-medium text-ink underline decoration-signal decoration-2 underline-offset-4 hover:decoration-ink";

/** Questions and answers, each with where it can be checked. */
export function AnswerRows({ rows, mailboxes }: AnswerRowsProps) {
  return (
    <dl className="print:break-inside-auto">
      {rows.map(({ term, answer, link, mailbox }) => (
        <div
          key={term}
          className="border-t border-hairline py-1.75 text-small break-inside-avoid sm:grid sm:grid-cols-[minmax(0,5fr)_minmax(0,9fr)] sm:gap-x-6 sm:gap-y-1 sm:py-3 sm:text-detail print:grid print:py-1 print:text-small"
        >
          <dt className="font-medium text-ink">{term}</dt>
          <dd className="max-w-[40em] text-text print:max-w-none">
            <RangeText>{answer}</RangeText>
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
        </div>
      ))}
    </dl>
  );
}
