import { Section } from "../../parts/sections/Section.tsx";
import type { PilotPage } from "./schema.ts";

/** The data that has to be there, as a list to tick off on paper. */
export function DataChecklist({ page }: { page: PilotPage }) {
  const { byLabel, items, note } = page.data;
  return (
    <Section
      id="data"
      className="border-t border-hairline bg-sheet py-band"
      sheet={page.sheet}
      {...page.data}
    >
      <ul className="mt-12 grid gap-px border border-ink bg-hairline md:mt-16 md:grid-cols-2 xl:grid-cols-3">
        {items.map((item) => (
          <li key={item.name} className="flex flex-col bg-paper p-5 break-inside-avoid sm:p-6">
            <h3 className="flex items-start gap-3.5 text-h4">
              <span
                aria-hidden="true"
                className="mt-0.5 size-5 flex-none rounded-sm border-[1.5px] border-graphite bg-white"
              />
              {item.name}
            </h3>
            <p className="mt-3 mb-5 text-[0.96875rem] leading-normal text-text">{item.text}</p>
            <p className="mt-auto flex flex-wrap justify-between gap-x-4 border-t border-hairline pt-3 tag text-graphite">
              <span>{item.source}</span>
              <span className="text-signal-deep">
                {byLabel} {item.by}
              </span>
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-5 text-small text-graphite">{note}</p>
    </Section>
  );
}
