import { Section } from "../../parts/sections/Section.tsx";
import { DimensionFigure } from "../../parts/ui/DimensionFigure.tsx";
import { CardLink } from "../../parts/ui/links.tsx";
import type { HowItWorksPage } from "./schema.ts";

interface DayScaleProps {
  /** Days that are filled, counted from the left, of the whole scale. */
  days: number;
  total: number;
  className?: string;
}

/** A duration to scale: one cell for each day. Decorative: the duration is beside it in words. */
function DayScale({ days, total, className }: DayScaleProps) {
  return (
    <svg
      viewBox={`0 0 ${total} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      overflow="visible"
      className={className}
    >
      <path d={buildCells(0, days)} className="fill-current" />
      <path
        d={buildCells(days, total)}
        className="fill-none stroke-hairline"
        strokeDasharray="3 3"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** The cells of some days as one path: the page has as many elements as it may. */
function buildCells(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, day) => `M${from + day} 0h.86v1h-.86z`).join("");
}

/** What changes: one comparison to scale, four metrics, two ways on. */
export function Outcomes({ page }: { page: HowItWorksPage }) {
  const { comparison, figures, links } = page.outcomes;
  const { before, after, result } = comparison;
  return (
    <Section
      ruled
      id="outcomes"
      className="border-t border-hairline py-band"
      sheet={page.sheet}
      {...page.outcomes}
    >
      <div className="mt-6 grid gap-x-16 gap-y-6 lg:grid-cols-[1.2fr_1fr]">
        <div className="grid border border-ink bg-sheet sm:grid-cols-[1fr_13rem]">
          <div className="flex flex-col justify-center p-4 sm:p-7">
            <h3 className="tag font-mono text-graphite uppercase">{comparison.title}</h3>
            <dl className="mt-3 grid gap-2 sm:gap-4">
              <Duration {...before} total={before.days} className="text-graphite" />
              <Duration {...after} total={before.days} className="text-signal" />
            </dl>
          </div>
          <DimensionFigure
            {...result}
            className="flex flex-col justify-center border-ink px-4 py-3 text-petrol max-sm:flex-row max-sm:items-center max-sm:gap-5 max-sm:border-t sm:border-l [&>p]:max-sm:flex-1"
          />
        </div>
        <ul className="grid grid-cols-2 gap-x-8 gap-y-5 lg:content-between">
          {figures.map((metric) => (
            <li key={metric.label}>
              <DimensionFigure {...metric} />
            </li>
          ))}
        </ul>
      </div>
      <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-1">
        {links.map(({ label, href }) => (
          <li key={href} className="group/card relative">
            <CardLink href={href} className="min-h-8">
              {label}
            </CardLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface DurationProps {
  label: string;
  value: string;
  days: number;
  /** Days of the longer duration. */
  total: number;
  className: string;
}

function Duration({ label, value, days, total, className }: DurationProps) {
  return (
    <div>
      <dt className="text-small text-graphite">{label}</dt>
      <dd className="grid grid-cols-[6.5rem_1fr] items-center gap-x-4">
        <span className="font-head text-h3 whitespace-nowrap">{value}</span>
        <DayScale {...{ days, total }} className={`h-6 w-full ${className}`} />
      </dd>
    </div>
  );
}
