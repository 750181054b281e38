import { RuledTable } from "../../parts/sections/RuledTable.tsx";
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
      <div className="mt-10 md:mt-14">
        <RuledTable
          columns={[{ head: columns.kpi }, { head: columns.definition }, { head: columns.source }]}
          rows={kpis.map(({ name, definition, sources }) => ({
            name,
            head: name,
            cells: [definition, <Sources key="sources" sources={sources} />],
          }))}
        />
      </div>
    </Section>
  );
}

/** The records, each as a tag. */
function Sources({ sources }: { sources: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-2 max-md:pt-1">
      {sources.map((source) => (
        <li key={source} className="tag bg-petrol-wash px-2 py-1 text-petrol">
          {source}
        </li>
      ))}
    </ul>
  );
}
