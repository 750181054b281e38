import { ToConfirmMark } from "../../parts/ui/ToConfirm.tsx";
import type { SecurityBlock, SecurityPage } from "./schema.ts";

interface SubProcessorsProps {
  caption: string;
  columns: SecurityPage["companyColumns"];
  companies: NonNullable<SecurityBlock["companies"]>;
  toConfirm: string;
}

const cell = "py-3 pr-6 align-top max-lg:p-0";

/** The companies as a table; on narrow pages each is a card that repeats the columns' names. */
export function SubProcessors({ caption, columns, companies, toConfirm }: SubProcessorsProps) {
  const details = ["purpose", "data", "place", "transfer"] as const;
  return (
    <div className="mb-4 overflow-x-auto">
      <table className="w-full border-t border-hairline text-left text-detail max-lg:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-lg:sr-only">
          <tr className="tag text-graphite">
            {(["name", ...details] as const).map((name) => (
              <th key={name} scope="col" className="py-2.5 pr-6 align-bottom font-medium">
                {columns[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {companies.map((company) => (
            <tr
              key={company.name.value}
              className="border-t border-hairline break-inside-avoid max-lg:grid max-lg:gap-0.5 max-lg:py-2.5 max-sm:text-small max-lg:first:border-t-0"
            >
              <th
                scope="row"
                className={`${cell} font-medium text-ink max-lg:flex max-lg:justify-between max-lg:gap-x-6`}
              >
                <span>
                  {company.name.isSample && <ToConfirmMark>{toConfirm}</ToConfirmMark>}
                  {company.name.value}
                </span>
              </th>
              {details.map((name) => (
                <td
                  key={name}
                  className={`${cell} text-text max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] max-lg:items-baseline`}
                >
                  <span className="tag text-graphite lg:hidden">{columns[name]}</span>
                  {company[name]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
