import { fillPattern } from "content-model/fill-pattern";
import { defineBandPage } from "../../parts/bands/Bands.tsx";
import { TableBand } from "../../parts/bands/TableBand.tsx";
import { Section } from "../../parts/sections/Section.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import { CardLink } from "../../parts/ui/links.tsx";
import { PlotBar, PlotFrame, PlotLine, PlotText, stackSpans } from "../../parts/ui/plot.tsx";
import { paths } from "../../routes.ts";
import { type PilotPlan, pilotPage, type Side, sides, sumPlan } from "./schema.ts";

export default defineBandPage({
  path: paths.pilot,
  words: pilotPage,
  needs: {},
  heroFigure: (words) => <EffortHistogram plan={sumPlan(words.plan)} />,
  own: {
    /** What has to be ready and each week as a row with its hours, which opens to its tasks: who, what, how many hours. */
    weeks: {
      draw({ band, place, content }) {
        const plan = sumPlan(content.words.plan);
        return (
          <Section {...band} {...place}>
            <ol className="@container mt-8 border-t border-ink md:mt-16">
              {plan.periods.map(({ title, tasks, mark, hours }, index) => (
                <li key={mark}>
                  <details className="border-b border-hairline break-inside-avoid">
                    <summary className="grid min-h-12 grid-cols-[1fr_auto_auto] items-center gap-x-4 py-2.5 *:min-w-0 transition-colors hover:text-signal-deep @table:grid-cols-[5rem_1fr_16rem_4rem_auto] print:min-h-0 print:py-1">
                      <span className="tag text-signal-deep @max-table:col-span-3">
                        {index === 0 ? mark : fillPattern(band.weekLabel, { number: mark })}
                      </span>
                      <h3 className="text-body leading-snug">{title}</h3>
                      {/* On a scale up to the most hours of any week. */}
                      <svg aria-hidden="true" className="h-2.5 w-full @max-table:hidden">
                        {stackHours(hours, plan.most).map(({ side, span }) => (
                          <PlotBar key={side} x={span} className={fills[side]} />
                        ))}
                      </svg>
                      <span className="text-right font-mono text-small tabular-nums">
                        {hours.all}&nbsp;h
                      </span>
                      <span aria-hidden="true" className="group-mark flex-none text-signal-deep" />
                    </summary>
                    <ul className="pb-5 @table:pl-24 print:pb-1.5 print:pl-0!">
                      {tasks.map(({ role, side, text, hours }, place) => (
                        <li
                          key={role}
                          className={classNames(
                            "grid grid-cols-[1fr_auto] gap-x-6 border-hairline py-2 @table:grid-cols-[13rem_1fr_4rem] @table:pr-7.5 print:py-0.5 print:text-small",
                            place > 0 && "border-t",
                          )}
                        >
                          <span className="flex items-baseline gap-2.5 font-medium">
                            <SideMark side={side} />
                            {role}
                          </span>
                          <span className="text-detail text-text @max-table:order-last @max-table:col-span-2 print:text-small">
                            {text}
                          </span>
                          <span className="text-right font-mono text-small tabular-nums">
                            {hours}&nbsp;h
                          </span>
                        </li>
                      ))}
                    </ul>
                  </details>
                </li>
              ))}
            </ol>
            <div className="no-print relative group/card mt-5">
              <CardLink href={band.link.href}>{band.link.label}</CardLink>
            </div>
          </Section>
        );
      },
    },
    people: {
      draw({ band, place, content }) {
        const { roles, sides } = sumPlan(content.words.plan);
        const rows = roles.map(({ name, side, text, hours }) => ({
          cells: [name, text, sides[side], `${hours}\u00a0h`],
        }));
        return <TableBand band={{ ...band, rows }} place={place} />;
      },
    },
  },
});

const fills = {
  yours: "fill-petrol",
  contractor: "fill-signal",
  ours: "fill-petrol-wash stroke-petrol",
};

const grounds = {
  yours: "bg-petrol",
  contractor: "bg-signal",
  ours: "border border-petrol bg-petrol-wash",
};

function SideMark({ side }: { side: Side }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "inline-block size-2.5 flex-none [print-color-adjust:exact]",
        grounds[side],
      )}
    />
  );
}

/** The hours of each side, one after the other, in percent of `most`. */
function stackHours(hours: Record<Side, number>, most: number) {
  const spans = stackSpans(
    sides.map((side) => hours[side]),
    most,
  );
  return sides.map((side, index) => ({ side, span: spans[index] ?? [0, 0] }));
}

/** The hours of each week as the loading histogram of a schedule, stacked by side. */
function EffortHistogram({ plan }: { plan: PilotPlan }) {
  const { periods, hours, most, histogram } = plan;
  const width = 100 / periods.length;
  return (
    <PlotFrame title={histogram.title} unit="h" note={histogram.caption}>
      <div className="px-[2.5%] pt-7.5 pb-8.5">
        <svg
          role="img"
          aria-label={fillPattern(histogram.alt, hours)}
          className="block h-59 w-full overflow-visible font-mono text-label [print-color-adjust:exact]"
        >
          {periods.map(({ mark, hours }, place) => {
            const x = (place + 0.5) * width;
            return (
              <g key={mark}>
                {stackHours(hours, most).map(({ side, span }) => (
                  <PlotBar
                    key={side}
                    x={[x - 0.3 * width, x + 0.3 * width]}
                    y={span.map((edge) => 100 - edge).toReversed()}
                    className={fills[side]}
                  />
                ))}
                <PlotText
                  x={x}
                  y={100 - (100 * hours.all) / most}
                  dy="-8"
                  fontWeight="600"
                  className="fill-ink"
                >
                  {hours.all}
                </PlotText>
                <PlotText x={x} y={100} dy="21" className="fill-graphite">
                  {mark}
                </PlotText>
              </g>
            );
          })}
          <PlotLine y={100} className="stroke-ink" />
        </svg>
      </div>
      <dl className="grid grid-cols-3 border-t border-ink">
        {sides.map((side) => (
          <div key={side} className="border-hairline px-3 py-3 not-first:border-l sm:px-4">
            <dt className="flex items-baseline gap-2 text-small leading-snug max-sm:flex-col max-sm:gap-1.5">
              <SideMark side={side} />
              {plan.sides[side]}
            </dt>
            <dd className="mt-1 font-head text-h3 font-strong tabular-nums">
              {hours[side]}&nbsp;h
            </dd>
          </div>
        ))}
      </dl>
    </PlotFrame>
  );
}
