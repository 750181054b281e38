import type { Place } from "../../parts/bands/place.ts";
import { Section } from "../../parts/sections/Section.tsx";
import { CardLink } from "../../parts/ui/CardLink.tsx";
import { Fold } from "../../parts/ui/Fold.tsx";
import { SampleNote } from "../../parts/ui/SampleNote.tsx";
import { sumEffort, sumRole } from "./effort.ts";
import { SideMark } from "./SideMark.tsx";
import type { PilotBand, PilotPlan } from "./schema.ts";
import { stackedSides } from "./side-marks.ts";

interface PeopleAndInterfacesProps {
  band: PilotBand<"people">;
  place: Place;
  plan: PilotPlan;
}

/** Who takes part, with the hours of each, and what has to be connected. */
export function PeopleAndInterfaces({ band, place, plan }: PeopleAndInterfacesProps) {
  const { title, text, interfaces, sample } = band;
  const { roles, sides, weeks } = plan;
  const total = sumEffort(weeks, roles);
  return (
    <Section {...place} className={`sheet-grid ${place.className}`} title={title} text={text}>
      <div className="mt-8 grid gap-x-16 gap-y-8 md:mt-16 lg:grid-cols-[1.3fr_1fr] lg:items-start">
        <div className="border-t border-ink">
          {stackedSides.map((side) => {
            const sideRoles = roles.filter((role) => role.side === side);
            return (
              <Fold
                key={side}
                headClass="grid grid-cols-[1fr_auto_auto] gap-y-1 lg:py-4"
                head={
                  <>
                    <h3 className="flex items-baseline gap-2.5 text-h4">
                      <SideMark side={side} />
                      {sides[side]}
                    </h3>
                    <span className="font-mono text-small tabular-nums">{total[side]}&nbsp;h</span>
                    <span className="order-last col-span-2 pl-5 text-detail text-text in-open:hidden print:hidden">
                      {sideRoles.map(({ name }) => name).join(", ")}
                    </span>
                  </>
                }
              >
                <ul className="pb-4">
                  {sideRoles.map((role) => (
                    <li
                      key={role.name}
                      className="grid grid-cols-[1fr_auto] gap-x-5 border-t border-hairline py-2 sm:grid-cols-[11rem_1fr_4rem] sm:py-2.5"
                    >
                      <span className="font-medium">{role.name}</span>
                      <span className="text-detail text-text max-sm:order-last max-sm:col-span-2">
                        {role.text}
                      </span>
                      <span className="text-right font-mono text-small tabular-nums">
                        {sumRole(weeks, role.name)}&nbsp;h
                      </span>
                    </li>
                  ))}
                </ul>
              </Fold>
            );
          })}
        </div>
        <div className="border border-ink bg-sheet">
          <h3 className="border-b border-ink px-5 py-3.5 text-h4 max-sm:px-4 sm:px-6">
            {interfaces.title}
          </h3>
          <ul className="px-4 sm:px-6">
            {interfaces.items.map(({ system, mode, text: use }) => (
              <li key={system}>
                <Fold
                  head={
                    <>
                      <span className="grow font-medium">{system}</span>
                      <span className="tag text-petrol">{mode}</span>
                    </>
                  }
                >
                  <p className="pr-8 pb-3.5 text-detail text-text">{use}</p>
                </Fold>
              </li>
            ))}
          </ul>
          <p className="group/card relative px-4 py-3 sm:px-6 sm:py-4">
            <CardLink href={interfaces.link.href}>{interfaces.link.label}</CardLink>
          </p>
        </div>
      </div>
      <SampleNote text={sample} className="mt-5" />
    </Section>
  );
}
