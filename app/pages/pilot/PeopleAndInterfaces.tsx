import { Section } from "../../parts/sections/Section.tsx";
import { CardLink } from "../../parts/ui/CardLink.tsx";
import { SampleNote } from "../../parts/ui/SampleNote.tsx";
import { sumRole } from "./effort.ts";
import { SideMark } from "./SideMark.tsx";
import type { PilotPage } from "./schema.ts";
import { stackedSides } from "./side-marks.ts";

/** Who takes part, with the hours of each, and what has to be connected. */
export function PeopleAndInterfaces({ page }: { page: PilotPage }) {
  const { roles, interfaces, sample } = page.people;
  return (
    <Section
      id="people"
      className="sheet-grid border-t border-hairline py-band"
      sheet={page.sheet}
      {...page.people}
    >
      <div className="mt-12 grid gap-x-16 gap-y-12 md:mt-16 lg:grid-cols-[1.3fr_1fr] lg:items-start">
        <div className="grid gap-9">
          {stackedSides.map((side) => (
            <div key={side}>
              <h3 className="flex items-baseline gap-2.5 border-b border-ink pb-2 font-head text-h4">
                <SideMark side={side} />
                {page.sides[side]}
              </h3>
              <ul>
                {roles
                  .filter((role) => role.side === side)
                  .map((role) => (
                    <li
                      key={role.name}
                      className="grid grid-cols-[1fr_auto] gap-x-5 border-b border-hairline py-3 sm:grid-cols-[11rem_1fr_4rem]"
                    >
                      <span className="font-medium">{role.name}</span>
                      <span className="text-[0.96875rem] leading-normal text-text max-sm:order-last max-sm:col-span-2">
                        {role.text}
                      </span>
                      <span className="text-right font-mono text-small tabular-nums">
                        {sumRole(page.weeks.rows, role.name)} h
                      </span>
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </div>
        <div className="group/card relative border border-ink bg-sheet">
          <h3 className="border-b border-ink px-5 py-3.5 text-h4 sm:px-6">{interfaces.title}</h3>
          <ul>
            {interfaces.items.map(({ system, mode, text: use }) => (
              <li key={system} className="border-b border-hairline px-5 py-4 sm:px-6">
                <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <span className="font-medium">{system}</span>
                  <span className="tag text-petrol">{mode}</span>
                </p>
                <p className="mt-1 text-[0.96875rem] leading-normal text-text">{use}</p>
              </li>
            ))}
          </ul>
          <p className="px-5 py-4 sm:px-6">
            <CardLink href={interfaces.link.href}>{interfaces.link.label}</CardLink>
          </p>
        </div>
      </div>
      <SampleNote text={sample} className="mt-8" />
    </Section>
  );
}
