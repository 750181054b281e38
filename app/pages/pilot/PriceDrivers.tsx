import { Section } from "../../parts/sections/Section.tsx";
import { SampleNote } from "../../parts/ui/SampleNote.tsx";
import type { PilotPage } from "./schema.ts";

const cell = "py-4 align-baseline max-md:block max-md:p-0";

/** What drives the price, from the cheap end to the expensive one, without a price. */
export function PriceDrivers({ page }: { page: PilotPage }) {
  const { columns, drivers, quote, sample } = page.price;
  return (
    <Section
      id="price"
      className="border-t border-hairline bg-sheet py-band"
      sheet={page.sheet}
      {...page.price}
    >
      <table className="mt-8 w-full border-t border-ink text-left md:mt-16">
        <thead className="tag text-graphite uppercase max-md:sr-only">
          <tr className="border-b border-hairline">
            <th scope="col" className="py-3 pr-6 font-medium md:w-[24%]">
              {columns.driver}
            </th>
            <th scope="col" className="py-3 pr-8 font-medium">
              {columns.less}
            </th>
            <th scope="col" className="py-3 font-medium md:w-[40%]">
              {columns.more}
            </th>
          </tr>
        </thead>
        <tbody>
          {drivers.map(({ name, less, more }) => (
            <tr
              key={name}
              className="border-b border-hairline max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:py-3"
            >
              <th
                scope="row"
                className={`${cell} pr-6 font-head text-h4 font-strong max-md:col-span-2`}
              >
                {name}
              </th>
              <td className={`${cell} pr-8 text-detail text-text max-md:pt-1!`}>
                <span className="block tag text-graphite md:hidden">{columns.less}</span>
                {less}
              </td>
              <td className={`${cell} text-detail text-text max-md:pt-1!`}>
                <span className="block tag text-graphite md:hidden">{columns.more}</span>
                {more}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-5 max-w-[40em] text-text md:mt-8 md:text-lead">{quote}</p>
      <SampleNote text={sample} className="mt-4" />
    </Section>
  );
}
