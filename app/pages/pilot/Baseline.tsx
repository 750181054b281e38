import { RuledCell, RuledRow, RuledTable } from "../../parts/sections/RuledTable.tsx";
import { Section } from "../../parts/sections/Section.tsx";
import { ButtonLink } from "../../parts/ui/ButtonLink.tsx";
import { PhoneFold } from "../../parts/ui/PhoneFold.tsx";
import type { PilotPage } from "./schema.ts";

/** What is measured before and after, with formula and source. */
export function Baseline({ page }: { page: PilotPage }) {
  const { columns, measures, readings, link, unfold } = page.baseline;
  return (
    <Section id="baseline" room sheet={page.sheet} {...page.baseline}>
      <div className="mt-8 md:mt-16">
        <PhoneFold label={unfold}>
          <RuledTable
            room
            columns={[
              { head: columns.measure, className: "md:w-[27%]" },
              { head: columns.formula },
              { head: columns.source, className: "md:w-[24%]" },
            ]}
          >
            {measures.map(({ name, formula, source }) => (
              <RuledRow key={name} name={name}>
                <RuledCell className="text-detail text-room-text max-md:text-small">
                  {formula}
                </RuledCell>
                <RuledCell className="tag text-room-mute">{source}</RuledCell>
              </RuledRow>
            ))}
          </RuledTable>
        </PhoneFold>
      </div>
      <div className="mt-6 grid gap-x-16 gap-y-4 md:mt-10 lg:grid-cols-[1fr_1fr_auto]">
        {readings.map(({ when, text: how }) => (
          <div key={when}>
            <h3 className="tag font-mono text-signal uppercase">{when}</h3>
            <p className="mt-1 max-w-[32em] text-detail text-room-text">{how}</p>
          </div>
        ))}
        <p>
          <ButtonLink tone="room-line" {...link} />
        </p>
      </div>
    </Section>
  );
}
