import { Section } from "../../parts/sections/Section.tsx";
import { CardLink } from "../../parts/ui/CardLink.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import { SampleNote } from "../../parts/ui/SampleNote.tsx";
import { SideMark } from "./SideMark.tsx";
import type { PilotPage } from "./schema.ts";

/** Each week with its tasks: who, what, how many hours. */
export function WeekPlan({ page }: { page: PilotPage }) {
  const { columns, rows, sample, link } = page.weeks;
  return (
    <Section id="weeks" className="bg-sheet py-band" sheet={page.sheet} {...page.weeks}>
      <table className="mt-12 w-full border-t border-ink text-left md:mt-16">
        <thead className="tag text-graphite uppercase max-md:sr-only">
          <tr>
            <th scope="col" className="w-[24%] py-3 pr-6 font-medium">
              {columns.week}
            </th>
            <th scope="col" className="w-[20%] py-3 pr-6 font-medium">
              {columns.who}
            </th>
            <th scope="col" className="py-3 pr-6 font-medium">
              {columns.task}
            </th>
            <th scope="col" className="py-3 text-right font-medium">
              {columns.hours}
            </th>
          </tr>
        </thead>
        {rows.map((week, number) => (
          <WeekRows key={week.title} page={page} week={week} number={number} />
        ))}
      </table>
      <div className="mt-5 flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3">
        <SampleNote text={sample} />
        <span className="relative group/card">
          <CardLink href={link.href}>{link.label}</CardLink>
        </span>
      </div>
    </Section>
  );
}

interface WeekRowsProps {
  page: PilotPage;
  week: PilotPage["weeks"]["rows"][number];
  number: number;
}

function WeekRows({ page, week, number }: WeekRowsProps) {
  const { weekLabel, totalLabel } = page.weeks;
  const sides = new Map(page.people.roles.map(({ name, side }) => [name, side]));
  const total = week.tasks.reduce((sum, { hours }) => sum + hours, 0);
  return (
    <tbody className="border-t border-ink break-inside-avoid max-md:block max-md:py-6">
      {week.tasks.map(({ role, text, hours }, index) => (
        <tr key={role} className="max-md:grid max-md:grid-cols-[1fr_auto] md:*:border-hairline">
          {index === 0 && (
            <th
              scope="rowgroup"
              rowSpan={week.tasks.length}
              className="pr-8 text-left align-top font-normal max-md:col-span-2 max-md:pb-3 md:py-5"
            >
              <span className="tag text-signal-deep">
                {weekLabel.replace("{number}", String(number))}
              </span>
              <span className="mt-1 block font-head text-h4 font-strong">{week.title}</span>
              <span className="mt-2 block tag text-graphite">
                {totalLabel} {total} h
              </span>
            </th>
          )}
          <td
            className={classNames(
              "pr-6 font-medium max-md:border-t max-md:border-hairline max-md:pt-3 md:py-3.5 md:align-baseline",
              index > 0 && "md:border-t",
            )}
          >
            <span className="flex items-baseline gap-2.5">
              <SideMark side={sides.get(role) ?? "yours"} />
              {role}
            </span>
          </td>
          <td
            className={classNames(
              "text-[0.96875rem] leading-normal text-text max-md:order-last max-md:col-span-2 max-md:pt-0.5 max-md:pb-3 md:py-3.5 md:pr-6 md:align-baseline",
              index > 0 && "md:border-t",
            )}
          >
            {text}
          </td>
          <td
            className={classNames(
              "text-right font-mono text-small whitespace-nowrap tabular-nums max-md:border-t max-md:border-hairline max-md:pt-3.5 md:py-3.5 md:align-baseline",
              index > 0 && "md:border-t",
            )}
          >
            {hours} h
          </td>
        </tr>
      ))}
    </tbody>
  );
}
