import { useContext } from "react";
import { BasisContext, getBasisId } from "./basis-context.ts";
import { classNames } from "./class-names.ts";

interface MetricLabelProps {
  label: string;
  /** Where there is one, the label opens the note that tells it (app/parts/claims). */
  basis?: string | undefined;
  className?: string;
}

/** What a metric measures. */
export function MetricLabel({ label, basis, className }: MetricLabelProps) {
  const bases = useContext(BasisContext);
  if (!basis || !bases) return className ? <span className={className}>{label}</span> : label;
  bases.add(basis);
  const id = getBasisId(basis);
  return (
    <button
      type="button"
      popoverTarget={id}
      popoverTargetAction="show"
      aria-describedby={id}
      data-hover-card
      className={classNames("basis-label", className)}
    >
      {label}
    </button>
  );
}
