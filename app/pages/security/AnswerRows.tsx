import type { Site } from "../../parts/head/site-schema.ts";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import { RangeText } from "../../parts/ui/RangeText.tsx";
import { ToConfirmMark } from "../../parts/ui/ToConfirm.tsx";
import type { SecurityPage, SecurityRow } from "./schema.ts";

interface AnswerRowsProps {
  rows: readonly SecurityRow[];
  mailboxes: Site["mailboxes"];
  toConfirm: SecurityPage["toConfirm"];
}

const answerLink =
  "font-medium text-ink underline decoration-signal decoration-2 underline-offset-4 hover:decoration-ink";

/** Questions and answers; one that is still to be confirmed is in gray, with the mark. */
export function AnswerRows({ rows, mailboxes, toConfirm }: AnswerRowsProps) {
  return (
    <dl>
      {rows.map(({ term, answer, link, mailbox }) => (
        <div
          key={term}
          className="border-t border-hairline py-1.75 text-small break-inside-avoid sm:grid sm:grid-cols-[minmax(0,5fr)_minmax(0,9fr)] sm:gap-x-6 sm:gap-y-1 sm:py-3 sm:text-detail print:grid"
        >
          <dt className="font-medium text-ink">{term}</dt>
          <dd
            className={classNames("max-w-[40em]", answer.isSample ? "text-graphite" : "text-text")}
          >
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
            {answer.isSample && <ToConfirmMark {...toConfirm} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
