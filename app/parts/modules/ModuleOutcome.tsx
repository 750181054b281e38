import { classNames } from "../ui/class-names.ts";
import { MetricLabel } from "../ui/MetricLabel.tsx";
import type { Module } from "./schema.ts";

interface ModuleOutcomeProps extends Pick<Module, "outcome"> {
  /** With it, the label opens the note on what the metric counts. */
  basis?: string;
  className: string;
}

/** What a plant gets from a module: the metric, and what it measures. */
export function ModuleOutcome({ outcome, basis, className }: ModuleOutcomeProps) {
  return (
    <p className={classNames("flex items-baseline gap-2 text-small text-graphite", className)}>
      <span className="font-head text-h3 font-strong whitespace-nowrap text-petrol">
        {outcome.value}
      </span>
      <MetricLabel label={outcome.label} basis={basis} />
    </p>
  );
}
