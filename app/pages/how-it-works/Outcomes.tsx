import { Section } from "../../parts/sections/Section.tsx";
import { ButtonLink } from "../../parts/ui/ButtonLink.tsx";
import { DimensionFigure } from "../../parts/ui/DimensionFigure.tsx";
import { DayScale } from "./DayScale.tsx";
import type { HowItWorksPage } from "./schema.ts";

/** The two durations of the comparison in days, to draw them to scale. */
const days = { before: 14, after: 2 };

/** What changes: one comparison to scale, four metrics, two ways on. */
export function Outcomes({ page }: { page: HowItWorksPage }) {
  const { comparison, figures, links } = page.outcomes;
  const { before, after, result } = comparison;
  return (
    <Section id="outcomes" className="sheet-grid py-band" sheet={page.sheet} {...page.outcomes}>
      <div className="mt-12 grid border border-ink bg-sheet md:mt-16 lg:grid-cols-[1fr_17rem]">
        <div className="p-6 sm:p-9">
          <h3 className="tag font-mono text-graphite uppercase">{comparison.title}</h3>
          <dl className="mt-6 grid gap-6">
            <Duration {...before} days={days.before} className="text-graphite" />
            <Duration {...after} days={days.after} className="text-signal" />
          </dl>
        </div>
        <DimensionFigure
          {...result}
          className="flex flex-col justify-center border-ink p-6 text-petrol max-lg:border-t sm:p-9 lg:border-l"
        />
      </div>
      <ul className="mt-12 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {figures.map((figure) => (
          <li key={figure.label}>
            <DimensionFigure {...figure} />
          </li>
        ))}
      </ul>
      <div className="mt-12 flex flex-wrap gap-3">
        {links.map((link) => (
          <ButtonLink key={link.href} tone="line" {...link} arrow />
        ))}
      </div>
    </Section>
  );
}

interface DurationProps {
  label: string;
  value: string;
  days: number;
  className: string;
}

function Duration({ label, value, days: count, className }: DurationProps) {
  return (
    <div>
      <dt className="text-small text-graphite">{label}</dt>
      <dd className="mt-1 grid items-center gap-x-6 gap-y-2 sm:grid-cols-[8rem_1fr]">
        <span className="font-head text-h3 whitespace-nowrap">{value}</span>
        <DayScale days={count} total={days.before} className={`h-7 w-full ${className}`} />
      </dd>
    </div>
  );
}
