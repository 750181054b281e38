import { Section } from "../../parts/sections/Section.tsx";
import type { ModulePage } from "./schema.ts";

interface DataAggregationProps {
  tag: string;
  dataAggregation: NonNullable<ModulePage["dataAggregation"]>;
}

/** Each KPI with its one definition and the records that it is drawn from. */
export function DataAggregation({ tag, dataAggregation }: DataAggregationProps) {
  const { eyebrow, title, text, columns, kpis } = dataAggregation;
  return (
    <Section id="data" label={[tag, eyebrow]} title={title} text={text}>
      <table className="mt-10 w-full border-t border-ink text-left md:mt-14">
        <thead className="tag text-graphite uppercase max-md:sr-only">
          <tr className="border-b border-hairline">
            <th scope="col" className="py-3 pr-6 font-medium md:w-[28%]">
              {columns.kpi}
            </th>
            <th scope="col" className="py-3 pr-6 font-medium">
              {columns.definition}
            </th>
            <th scope="col" className="py-3 font-medium md:w-[28%]">
              {columns.source}
            </th>
          </tr>
        </thead>
        <tbody>
          {kpis.map(({ name, definition, sources }) => (
            <tr key={name} className="border-b border-hairline max-md:block max-md:py-4">
              <th
                scope="row"
                className="py-4 pr-6 align-baseline font-head text-h4 font-strong max-md:block max-md:p-0"
              >
                {name}
              </th>
              <td className="py-4 pr-6 align-baseline text-detail text-text max-md:block max-md:px-0 max-md:pt-1 max-md:pb-2">
                {definition}
              </td>
              <td className="py-4 align-baseline max-md:block max-md:p-0">
                <ul className="flex flex-wrap gap-2">
                  {sources.map((source) => (
                    <li key={source} className="tag bg-petrol-wash px-2 py-1 text-petrol">
                      {source}
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
