import type { Place } from "../../parts/sections/place.ts";
import { Section } from "../../parts/sections/Section.tsx";
import { Fold } from "../../parts/ui/Fold.tsx";
import type { PilotBand } from "./schema.ts";

/** The data a pilot needs, as a list to check off on paper. */
export function DataChecklist({ band, place }: { band: PilotBand<"data">; place: Place }) {
  const { title, text, byLabel, items, note } = band;
  return (
    <Section {...place} title={title} text={text}>
      <ul className="mt-8 grid gap-x-12 border-t border-ink md:mt-16 lg:grid-cols-2 print:grid-cols-2">
        {items.map((item) => (
          <li key={item.name}>
            <Fold
              head={
                <>
                  <h3 className="flex grow items-center gap-3.5 text-h4">
                    <span
                      aria-hidden="true"
                      className="size-5 flex-none rounded-sm border-[1.5px] border-graphite bg-white"
                    />
                    {item.name}
                  </h3>
                  <span className="tag max-w-1/2 flex-none text-right text-signal-deep">
                    {byLabel} {item.by}
                  </span>
                </>
              }
            >
              <p className="pr-7 pb-4 pl-8.5 text-detail text-text">
                {item.text} <span className="mt-1 block tag text-graphite">{item.source}</span>
              </p>
            </Fold>
          </li>
        ))}
      </ul>
      <p className="mt-5 text-small text-graphite">{note}</p>
    </Section>
  );
}
