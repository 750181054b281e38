import { ModuleBubble } from "../figures/marks.tsx";
import { getModule, modules } from "../modules/schema.ts";
import { Section } from "../sections/Section.tsx";
import { defineBand } from "./band.ts";

/** One record on its way through the modules, as a line of pipe with their instruments. */
const trace = defineBand({
  name: "trace",
  ground: "room",
  needs: { modules },
  draw: ({ band, place, content }) => (
    <Section room {...band} {...place}>
      <figure className="mt-12 border border-room-edge bg-room-panel md:mt-16">
        <figcaption className="border-b border-room-edge px-5 py-3 tag text-room-mute uppercase sm:px-8">
          {band.caption}
        </figcaption>
        <ol className="p-[min(1.25rem,5vw)] sm:px-8 sm:py-10 lg:grid lg:auto-cols-fr lg:grid-flow-col">
          {band.stations.map(({ module, step, record, text, value, amount }) => (
            <li
              key={module}
              className="group/station relative flex gap-[min(1.25rem,5vw)] break-inside-avoid pb-9 last:pb-0 lg:flex-col lg:pr-6 lg:pb-0 print:pb-4"
            >
              {/* The pipe to the next instrument. */}
              <span
                aria-hidden="true"
                className="absolute bg-signal group-last/station:hidden max-lg:top-12 max-lg:bottom-0 max-lg:left-[1.4375rem] max-lg:w-0.5 lg:top-[1.4375rem] lg:right-0 lg:left-12 lg:h-0.5"
              />
              <ModuleBubble
                tag={getModule(content.modules, module).tag}
                className="rounded-full text-white group-last/station:bg-signal group-last/station:text-signal-ink"
              />
              <div className="flex min-w-0 grow flex-col print:flex-row print:justify-between print:gap-6">
                <div>
                  <p className="tag text-room-mute">{getModule(content.modules, module).name}</p>
                  <h3 className="mt-1 text-h4">{step}</h3>
                  <p className="mt-2 text-detail text-room-text">{text}</p>
                </div>
                <div className="mt-auto pt-5 print:mt-0 print:w-1/3 print:flex-none print:pt-0">
                  <p className="font-mono text-body font-medium text-white tabular-nums">{value}</p>
                  <p className="mt-0.5 font-mono text-small text-room-text tabular-nums">
                    {amount}
                  </p>
                  <p className="mt-3 border-t border-room-line pt-2 tag text-room-mute *:whitespace-normal">
                    {record}
                  </p>
                </div>
              </div>
            </li>
          ))}
        </ol>
        <p className="border-t border-room-edge px-5 py-4 text-room-text sm:px-8">{band.note}</p>
      </figure>
    </Section>
  ),
});

export const bands = [trace];
