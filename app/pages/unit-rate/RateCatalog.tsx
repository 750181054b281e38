import { RecordNumber } from "../../parts/figures/RecordNumber.tsx";
import { SideHead } from "../../parts/sections/SideHead.tsx";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import type { UnitRatePage } from "./schema.ts";

const cell = "border-b border-hairline px-4 py-3 align-baseline max-sm:px-0";

/** An extract of a rate catalog; the line that the page follows is marked. */
export function RateCatalog({ page }: { page: UnitRatePage }) {
  const { caption, columns, rows, note, hours } = page.catalog;
  return (
    <section aria-labelledby="catalog-title" className="border-t border-hairline bg-sheet py-band">
      <div className="page-column grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_2fr] lg:items-start">
        <SideHead id="catalog-title" sheet={page.sheet} {...page.catalog} measure="max-w-[7em]" />
        <div>
          <div className="overflow-x-auto">
            <table className="light-records w-full border-t border-ink text-[0.96875rem]">
              <caption className="pb-3 text-left tag text-graphite uppercase">{caption}</caption>
              <thead className="max-sm:sr-only">
                <tr className="text-left tag text-graphite uppercase">
                  {(["item", "service", "unit", "rate", "contract"] as const).map((name) => (
                    <th
                      key={name}
                      scope="col"
                      className={classNames(cell, name === "rate" && "text-right")}
                    >
                      {columns[name]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <CatalogRow key={row.item} row={row} isMarked={row.item === page.trace.item} />
                ))}
              </tbody>
            </table>
          </div>
          <p className="mt-4 text-small text-graphite">{note}</p>
          <p className="mt-6 border-l-2 border-signal pl-4 text-detail text-text">
            {hours.text}{" "}
            <AppLink
              href={hours.link.href}
              className="inline-flex min-h-6 items-center font-medium quiet-link"
            >
              {hours.link.label}
            </AppLink>
          </p>
        </div>
      </div>
    </section>
  );
}

interface CatalogRowProps {
  row: UnitRatePage["catalog"]["rows"][number];
  /** The line that is followed through the modules. */
  isMarked: boolean;
}

/** On phones the item and the contract are in one line above and below the service. */
function CatalogRow({ row, isMarked }: CatalogRowProps) {
  return (
    <tr
      className={classNames(
        "break-inside-avoid max-sm:flex max-sm:flex-wrap max-sm:gap-x-2 max-sm:border-b max-sm:border-hairline max-sm:px-3 max-sm:py-3 max-sm:[&>*]:border-0 max-sm:[&>*]:py-0",
        isMarked && "bg-signal-wash shadow-[inset_4px_0_0_var(--color-signal)]",
      )}
    >
      <th
        scope="row"
        className={classNames(cell, "tag text-left whitespace-nowrap text-graphite max-sm:grow")}
      >
        <RecordNumber number={row.item} />
      </th>
      <td className={classNames(cell, "max-sm:order-last max-sm:basis-full max-sm:pt-1")}>
        {row.service}
      </td>
      <td
        className={classNames(
          cell,
          "font-mono text-small whitespace-nowrap max-sm:order-3 max-sm:before:content-['/'_/'']",
        )}
      >
        {row.unit}
      </td>
      <td
        className={classNames(
          cell,
          "text-right font-mono text-small font-medium tabular-nums max-sm:order-2",
        )}
      >
        {row.rate}
      </td>
      <td className={classNames(cell, "tag whitespace-nowrap text-graphite max-sm:hidden")}>
        {row.contract}
      </td>
    </tr>
  );
}
