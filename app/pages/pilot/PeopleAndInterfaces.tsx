import type { Place } from "../../parts/sections/place.ts";
import { Section } from "../../parts/sections/Section.tsx";
import { CardLink } from "../../parts/ui/CardLink.tsx";
import { Fold } from "../../parts/ui/Fold.tsx";
import { listPeriods, sumEffort, sumRole } from "./effort.ts";
import { SideMark } from "./SideMark.tsx";
import type { PilotBand, PilotPlan, Side } from "./schema.ts";
import { stackedSides } from "./side-marks.ts";

interface PeopleAndInterfacesProps {
  band: PilotBand<"people">;
  place: Place;
  plan: PilotPlan;
}

/** Who takes part, with the hours of each, and what has to be connected. */
export function PeopleAndInterfaces({ band, place, plan }: PeopleAndInterfacesProps) {
  const { title, text, interfaces } = band;
  return (
    <Section {...place} className={`sheet-grid ${place.className}`} title={title} text={text}>
      <div className="mt-8 grid gap-x-16 gap-y-8 md:mt-16 lg:grid-cols-[1.3fr_1fr] lg:items-start print:block">
        <div className="border-t border-ink">
          {stackedSides.map((side) => (
            <SidePeople key={side} side={side} plan={plan} />
          ))}
        </div>
        <Interfaces {...interfaces} />
      </div>
    </Section>
  );
}

/** The people of one side: their names and hours, which open to what each does. */
function SidePeople({ side, plan }: { side: Side; plan: PilotPlan }) {
  const { roles, sides } = plan;
  const periods = listPeriods(plan);
  const sideRoles = roles.filter((role) => role.side === side);
  return (
    <Fold
      headClass="grid grid-cols-[1fr_auto_auto] gap-y-1 lg:py-4"
      head={
        <>
          <h3 className="flex items-baseline gap-2.5 text-h4">
            <SideMark side={side} />
            {sides[side]}
          </h3>
          <span className="font-mono text-small tabular-nums">
            {sumEffort(periods, roles)[side]}&nbsp;h
          </span>
          <span className="order-last col-span-2 pl-5 text-detail text-text in-open:hidden print:hidden">
            {sideRoles.map(({ name }) => name).join(", ")}
          </span>
        </>
      }
    >
      <ul className="pb-4 print:pb-1.5">
        {sideRoles.map((role) => (
          <li
            key={role.name}
            className="grid grid-cols-[1fr_auto] gap-x-5 border-t border-hairline py-2 sm:grid-cols-[11rem_1fr_4rem] sm:py-2.5 print:py-0.5"
          >
            <span className="font-medium">{role.name}</span>
            <span className="text-detail text-text max-sm:order-last max-sm:col-span-2">
              {role.text}
            </span>
            <span className="text-right font-mono text-small tabular-nums">
              {sumRole(periods, role.name)}&nbsp;h
            </span>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** What has to be connected, and how. */
function Interfaces({ title, items, link }: PilotBand<"people">["interfaces"]) {
  return (
    <div className="border border-ink bg-sheet print:mt-4">
      <h3 className="border-b border-ink px-5 py-3.5 text-h4 max-sm:px-4 sm:px-6">{title}</h3>
      <ul className="px-4 sm:px-6">
        {items.map(({ system, mode, text: use }) => (
          <li key={system}>
            <Fold
              head={
                <>
                  <span className="grow font-medium">{system}</span>
                  <span className="tag text-petrol">{mode}</span>
                </>
              }
            >
              <p className="pr-8 pb-3.5 text-detail text-text print:pb-1.5">{use}</p>
            </Fold>
          </li>
        ))}
      </ul>
      <p className="group/card relative px-4 py-3 sm:px-6 sm:py-4">
        <CardLink href={link.href}>{link.label}</CardLink>
      </p>
    </div>
  );
}
