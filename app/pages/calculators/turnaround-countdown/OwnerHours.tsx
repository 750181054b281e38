import { hourKinds } from "../../../../calculators/countdown.ts";
import { WideTable } from "../WideTable.tsx";
import { printHours, type Row, sumByOwner } from "./list-rows.ts";
import type { CountdownWords } from "./schema.ts";

interface OwnerHoursProps {
  rows: readonly Row[];
  words: CountdownWords["results"];
  locale: string;
}

/** The hours of each owner and of all: those that a plant has anyway apart from those that this adds. */
export function OwnerHours({ rows, words, locale }: OwnerHoursProps) {
  const { owners: texts, kinds, range } = words;
  const { owners, total } = sumByOwner(rows);
  return (
    <>
      <WideTable
        frameClass="mt-6 print:mt-2 break-inside-avoid"
        className="w-full print:text-label border-t border-ink text-small tabular-nums"
      >
        <caption className="pb-2 text-left tag text-graphite uppercase">{texts.caption}</caption>
        <thead>
          <tr className="tag text-graphite *:border-b *:border-hairline *:py-1.5 *:font-medium">
            <th scope="col" className="text-left">
              {texts.owner}
            </th>
            {hourKinds.map((kind) => (
              <th key={kind} scope="col" className="pl-2 text-right">
                {kinds[kind]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...owners, { owner: texts.total, ...total }].map(({ owner, ...hours }) => (
            <tr
              key={owner}
              className="*:border-b *:border-hairline *:py-1.5 last:font-semibold print:*:py-0.5"
            >
              <th scope="row" className="text-left [font-weight:inherit]">
                {owner}
              </th>
              {hourKinds.map((kind) => (
                <td key={kind} className="pl-2 text-right whitespace-nowrap">
                  {printHours(hours[kind], range, locale)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </WideTable>
      <p className="mt-3 max-w-read text-small text-graphite">{texts.note}</p>
    </>
  );
}
