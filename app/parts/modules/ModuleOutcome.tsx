import { classNames } from "../ui/class-names.ts";
import type { Module } from "./schema.ts";

interface ModuleOutcomeProps extends Pick<Module, "outcome"> {
  className: string;
}

/** What a plant gets from a module: the metric, and what it measures. */
export function ModuleOutcome({ outcome, className }: ModuleOutcomeProps) {
  return (
    <p className={classNames("flex items-baseline gap-2 text-small text-graphite", className)}>
      <span className="font-head text-h3 font-strong whitespace-nowrap text-petrol">
        {outcome.value}
      </span>
      {outcome.label}
    </p>
  );
}
