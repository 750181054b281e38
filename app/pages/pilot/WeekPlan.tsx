import { fillPattern } from "content-model/fill-pattern";
import type { Place } from "../../parts/sections/place.ts";
import { Section } from "../../parts/sections/Section.tsx";
import { CardLink } from "../../parts/ui/CardLink.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import { Fold } from "../../parts/ui/Fold.tsx";
import { type Effort, listPeriods, sumEffort, sumSides } from "./effort.ts";
import { SideMark } from "./SideMark.tsx";
import type { PilotBand, PilotPlan } from "./schema.ts";
import { sideMarks, stackedSides } from "./side-marks.ts";

interface WeekPlanProps {
  band: PilotBand<"weeks">;
  place: Place;
  plan: PilotPlan;
}

/** What has to be ready and each week as a row with its hours, which opens to its tasks: who, what, how many hours. */
export function WeekPlan({ band, place, plan }: WeekPlanProps) {
  const { title, text, weekLabel, link } = band;
  const periods = listPeriods(plan).map((period) => ({
    ...period,
    effort: sumEffort([period], plan.roles),
  }));
  const most = Math.max(...periods.map(({ effort }) => sumSides(effort)));
  return (
    <Section {...place} title={title} text={text}>
      <ol className="@container mt-8 border-t border-ink md:mt-16">
        {periods.map(({ title, tasks, mark, effort }) => (
          <li key={mark}>
            <Fold
              headClass="grid grid-cols-[1fr_auto_auto] @table:grid-cols-[5rem_1fr_16rem_4rem_auto]"
              head={
                <>
                  <span className="tag text-signal-deep @max-table:col-span-3">
                    {mark === plan.before.name ? mark : fillPattern(weekLabel, { number: mark })}
                  </span>
                  <h3 className="text-body leading-snug">{title}</h3>
                  <EffortBar effort={effort} most={most} />
                  <span className="text-right font-mono text-small tabular-nums">
                    {sumSides(effort)}&nbsp;h
                  </span>
                </>
              }
            >
              <WeekTasks tasks={tasks} roles={plan.roles} />
            </Fold>
          </li>
        ))}
      </ol>
      <div className="no-print relative group/card mt-5">
        <CardLink href={link.href}>{link.label}</CardLink>
      </div>
    </Section>
  );
}

interface WeekTasksProps {
  tasks: PilotPlan["weeks"][number]["tasks"];
  roles: PilotPlan["roles"];
}

/** Who does what in a week, in how many hours. */
function WeekTasks({ tasks, roles }: WeekTasksProps) {
  const sides = new Map(roles.map(({ name, side }) => [name, side]));
  return (
    <ul className="pb-5 @table:pl-24 print:pb-1.5 print:pl-0!">
      {tasks.map(({ role, text, hours }, place) => (
        <li
          key={role}
          className={classNames(
            "grid grid-cols-[1fr_auto] gap-x-6 border-hairline py-2 @table:grid-cols-[13rem_1fr_4rem] @table:pr-7.5 print:py-0.5 print:text-small",
            place > 0 && "border-t",
          )}
        >
          <span className="flex items-baseline gap-2.5 font-medium">
            <SideMark side={sides.get(role) ?? "yours"} />
            {role}
          </span>
          <span className="text-detail text-text @max-table:order-last @max-table:col-span-2 print:text-small">
            {text}
          </span>
          <span className="text-right font-mono text-small tabular-nums">{hours}&nbsp;h</span>
        </li>
      ))}
    </ul>
  );
}

/** The hours of a week by side, on a scale up to the most hours of any. */
function EffortBar({ effort, most }: { effort: Effort; most: number }) {
  return (
    <svg aria-hidden="true" className="h-2.5 w-full @max-table:hidden">
      {stackedSides.map((side, place) => {
        const before = stackedSides.slice(0, place).reduce((sum, each) => sum + effort[each], 0);
        return (
          <rect
            key={side}
            x={`${(100 * before) / most}%`}
            width={`${(100 * effort[side]) / most}%`}
            height="10"
            className={sideMarks[side].fill}
          />
        );
      })}
    </svg>
  );
}
