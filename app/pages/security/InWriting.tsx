import { ButtonLink } from "../../parts/ui/ButtonLink.tsx";
import { getContactPathWith } from "../../routes.ts";
import type { SecurityPage } from "./schema.ts";

/** The second part's place on the page. */
export const inWritingId = "in-writing";

/** What depends on the contract: the subjects, and a request that has them in its message. */
export function InWriting({ part }: { part: SecurityPage["inWriting"] }) {
  const { title, text, action, interest, message, topics } = part;
  return (
    <section
      id={inWritingId}
      aria-labelledby={`${inWritingId}-title`}
      className="scroll-mt-24 border-[1.5px] border-ink bg-sheet px-4 py-5 shadow-raised sm:px-7 sm:py-7 print:mt-5 print:break-inside-avoid print:px-4 print:py-3"
    >
      <h2 id={`${inWritingId}-title`} className="text-h3 sm:text-h2">
        {title}
      </h2>
      <p className="mt-3 max-w-[44em] text-text">{text}</p>
      <ButtonLink
        tone="signal"
        label={action}
        href={getContactPathWith(message, interest)}
        className="mt-5 no-print"
      />
      <dl className="mt-6 border-b border-hairline">
        {topics.map((topic) => (
          <div
            key={topic.id}
            id={topic.id}
            className="scroll-mt-24 border-t border-hairline py-2.5 text-small break-inside-avoid sm:grid sm:grid-cols-[minmax(0,5fr)_minmax(0,9fr)] sm:gap-x-6 sm:py-3 sm:text-detail print:grid print:py-1 print:text-small"
          >
            <dt className="font-medium text-ink">{topic.title}</dt>
            <dd className="max-w-[40em] text-text">{topic.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
