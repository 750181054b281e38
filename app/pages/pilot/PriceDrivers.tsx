import { RuledCell, RuledRow, RuledTable } from "../../parts/sections/RuledTable.tsx";
import { Section } from "../../parts/sections/Section.tsx";
import { SampleNote } from "../../parts/ui/SampleNote.tsx";
import type { PilotPage } from "./schema.ts";

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
      <RuledTable
        className="mt-8 md:mt-16"
        columns={[
          { head: columns.driver, className: "md:w-[24%]" },
          { head: columns.less },
          { head: columns.more, className: "md:w-[40%]" },
        ]}
      >
        {drivers.map(({ name, less, more }) => (
          <RuledRow
            key={name}
            name={name}
            className="max-md:grid max-md:grid-cols-2 max-md:gap-x-4"
            nameClass="max-md:col-span-2"
          >
            <RuledCell className="text-detail text-text">
              <span className="block tag text-graphite md:hidden">{columns.less}</span>
              {less}
            </RuledCell>
            <RuledCell className="text-detail text-text">
              <span className="block tag text-graphite md:hidden">{columns.more}</span>
              {more}
            </RuledCell>
          </RuledRow>
        ))}
      </RuledTable>
      <p className="mt-5 max-w-[40em] text-text md:mt-8 md:text-lead">{quote}</p>
      <SampleNote text={sample} className="mt-4" />
    </Section>
  );
}
