import { RuledTable } from "../../parts/sections/RuledTable.tsx";
import { Section } from "../../parts/sections/Section.tsx";
import type { JourneyPage } from "./schema.ts";

type Metric = JourneyPage["metrics"]["stages"][number]["leading"][number];

/** Leading and lagging metrics of each stage, as the instrument list of a control room. */
export function StageMetrics({ page }: { page: JourneyPage }) {
  const { stages, stageLabel, leadingLabel, laggingLabel } = page.metrics;
  return (
    <Section id="metrics" room sheet={page.sheet} {...page.metrics}>
      <div className="mt-6 md:mt-16">
        <RuledTable
          columns={[{ head: stageLabel }, { head: leadingLabel }, { head: laggingLabel }]}
          rows={stages.map(({ leading, lagging }, index) => {
            const { number = "", title = "" } = page.phases.items[index] ?? {};
            return {
              name: number,
              head: (
                <>
                  <span className="mr-3 tag font-normal text-signal">{number}</span>
                  {title}
                </>
              ),
              cells: [
                <MetricList key="leading" metrics={leading} mark="leading" />,
                <MetricList key="lagging" metrics={lagging} mark="lagging" />,
              ],
            };
          })}
        />
      </div>
    </Section>
  );
}

interface MetricListProps {
  metrics: readonly Metric[];
  mark: "leading" | "lagging";
}

function MetricList({ metrics, mark }: MetricListProps) {
  return (
    <ul className="grid gap-2.5">
      {metrics.map(({ name, unit }) => (
        <li key={name} className="flex gap-3">
          <TrendMark mark={mark} />
          <span className="grid grow items-baseline gap-x-4 gap-y-0.5 lg:flex lg:flex-wrap lg:justify-between">
            {name}
            <span className="tag text-room-mute">{unit}</span>
          </span>
        </li>
      ))}
    </ul>
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
