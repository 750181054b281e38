import { ModuleBubble } from "../../parts/figures/ModuleBubble.tsx";
import { getModule } from "../../parts/modules/get-module.ts";
import type { Module } from "../../parts/modules/schema.ts";
import { Section } from "../../parts/sections/Section.tsx";
import type { UnitRatePage } from "./schema.ts";

interface LineTraceProps {
  page: UnitRatePage;
  modules: readonly Module[];
}

/** One catalog line on its way through the modules, as a line of pipe with five instruments. */
export function LineTrace({ page, modules }: LineTraceProps) {
  const { caption, stations, note } = page.trace;
  return (
    <Section id="trace" room sheet={page.sheet} {...page.trace}>
      <figure className="mt-12 border border-room-edge bg-room-panel md:mt-16">
        <figcaption className="border-b border-room-edge px-5 py-3 tag text-room-mute uppercase sm:px-8">
          {caption}
        </figcaption>
        <ol className="p-5 sm:px-8 sm:py-10 lg:grid lg:grid-cols-5">
          {stations.map((station) => (
            <Station
              key={station.module}
              station={station}
              module={getModule(modules, station.module)}
            />
          ))}
        </ol>
        <p className="border-t border-room-edge px-5 py-4 text-room-text sm:px-8">{note}</p>
      </figure>
    </Section>
  );
}

interface StationProps {
  station: UnitRatePage["trace"]["stations"][number];
  module: Module;
}

function Station({ station, module }: StationProps) {
  const { step, record, text, value, amount } = station;
  return (
    <li className="group/station relative flex gap-5 break-inside-avoid pb-9 last:pb-0 lg:flex-col lg:pr-6 lg:pb-0">
      {/* The pipe to the next instrument. */}
      <span
        aria-hidden="true"
        className="absolute bg-signal group-last/station:hidden max-lg:top-12 max-lg:bottom-0 max-lg:left-[1.4375rem] max-lg:w-0.5 lg:top-[1.4375rem] lg:right-0 lg:left-12 lg:h-0.5"
      />
      <ModuleBubble
        tag={module.tag}
        className="rounded-full text-white group-last/station:bg-signal group-last/station:text-signal-ink"
      />
      <div className="flex grow flex-col">
        <p className="tag text-room-mute">{module.name}</p>
        <h3 className="mt-1 text-h4">{step}</h3>
        <p className="mt-2 text-detail text-room-text">{text}</p>
        <div className="mt-auto pt-5">
          <p className="font-mono text-body font-medium text-white tabular-nums">{value}</p>
          <p className="mt-0.5 font-mono text-small text-room-text tabular-nums">{amount}</p>
          <p className="mt-3 border-t border-room-line pt-2 tag text-room-mute">{record}</p>
        </div>
      </div>
    </li>
  );
}
