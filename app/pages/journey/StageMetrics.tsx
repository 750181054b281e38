import { Section } from "../../parts/sections/Section.tsx";
import type { JourneyPage } from "./schema.ts";

type Metric = JourneyPage["metrics"]["stages"][number]["leading"][number];

/** Leading and lagging metrics of each stage, as the instrument list of a control room. */
export function StageMetrics({ page }: { page: JourneyPage }) {
  const { stages, stageLabel, leadingLabel, laggingLabel } = page.metrics;
  return (
    <Section id="metrics" room sheet={page.sheet} {...page.metrics}>
      <p aria-hidden="true" className="mt-6 flex gap-x-6 tag text-room-mute uppercase md:hidden">
        {(["leading", "lagging"] as const).map((mark) => (
          <span key={mark} className="flex items-center gap-2">
            <TrendMark mark={mark} />
            {mark === "leading" ? leadingLabel : laggingLabel}
          </span>
        ))}
      </p>
      <table className="mt-4 block w-full border border-room-edge bg-room-panel md:mt-16 md:table">
        <thead className="max-md:sr-only">
          <tr className="text-left tag text-room-mute uppercase">
            {[stageLabel, leadingLabel, laggingLabel].map((label) => (
              <th
                key={label}
                scope="col"
                className="border-b border-room-edge px-6 py-3 font-medium not-first:border-l"
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {stages.map(({ leading, lagging }, index) => {
            const phase = page.phases.items[index];
            return (
              <tr key={phase?.number} className="border-room-line not-first:border-t max-md:block">
                <th
                  scope="row"
                  className="px-4 pt-4 pb-2 text-left align-top font-normal max-md:flex max-md:items-baseline max-md:gap-3 md:w-[26%] md:px-6 md:py-7"
                >
                  <span className="tag text-signal">{phase?.number}</span>
                  <span className="mt-1 block min-w-0 font-head text-h4">{phase?.title}</span>
                </th>
                <MetricCell label={leadingLabel} metrics={leading} mark="leading" />
                <MetricCell label={laggingLabel} metrics={lagging} mark="lagging" />
              </tr>
            );
          })}
        </tbody>
      </table>
    </Section>
  );
}

interface MetricCellProps {
  label: string;
  metrics: readonly Metric[];
  mark: "leading" | "lagging";
}

function MetricCell({ label, metrics, mark }: MetricCellProps) {
  return (
    <td className="border-room-line px-4 pb-2.5 align-top max-md:block max-md:last:pb-4 md:border-l md:px-6 md:py-7">
      <p className="sr-only md:hidden">{label}</p>
      <ul className="grid gap-2.5 max-md:text-small md:gap-3.5">
        {metrics.map(({ name, unit }) => (
          <li key={name} className="flex gap-3">
            <TrendMark mark={mark} />
            <span className="grid grow items-baseline gap-x-4 gap-y-0.5 lg:flex lg:flex-wrap lg:justify-between">
              <span className="text-room-text">{name}</span>
              <span className="tag text-room-mute">{unit}</span>
            </span>
          </li>
        ))}
      </ul>
    </td>
  );
}

/** A leading metric looks ahead along its line, a lagging one back. */
function TrendMark({ mark }: { mark: "leading" | "lagging" }) {
  const path =
    mark === "leading" ? "M1 12L7 6l3 3 7-7M12 2h5v5" : "M1 2v10h16M5 12V8M9 12V5M13 12V7";
  return (
    <svg
      viewBox="0 0 18 14"
      aria-hidden="true"
      className={`mt-1.5 h-3.5 w-4.5 flex-none fill-none max-md:mt-1 ${mark === "leading" ? "stroke-room-cleared" : "stroke-room-caution"}`}
      strokeWidth="1.5"
    >
      <path d={path} />
    </svg>
  );
}
