import { printHours, type Row, sumByOwner } from "./list-rows.ts";
import type { CountdownWords } from "./schema.ts";

interface OwnerHoursProps {
  rows: readonly Row[];
  words: CountdownWords["results"];
  locale: string;
}

/** The hours of each owner, as a range. */
export function OwnerHours({ rows, words: { owners, range }, locale }: OwnerHoursProps) {
  return (
    <table className="mt-6 w-full print:mt-2 print:text-label border-t border-ink text-small tabular-nums break-inside-avoid">
      <caption className="pb-2 text-left tag text-graphite uppercase">{owners.caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{owners.owner}</th>
          <th scope="col">{owners.hours}</th>
        </tr>
      </thead>
      <tbody>
        {sumByOwner(rows).map(({ owner, hours }) => (
          <tr key={owner} className="*:border-b *:border-hairline *:py-1.5 print:*:py-0.5">
            <th scope="row" className="text-left font-normal">
              {owner}
            </th>
            <td className="text-right">{printHours(hours, range, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
