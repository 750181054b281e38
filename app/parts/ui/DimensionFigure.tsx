import { createContext, useContext } from "react";
import { classNames } from "./class-names.ts";

/** Collects, while a page is drawn, the bases that its metrics name; undefined inside islands. */
export const BasisContext = createContext<Set<string> | undefined>(undefined);

export const getBasisId = (basis: string) => `basis-${basis}`;

interface MetricLabelProps {
  label: string;
  /** Where there is one, the label opens the note that tells it (app/parts/claims). */
  basis?: string | undefined;
  className?: string;
}

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

/** @param props `prefix` is words before the value, such as "up to" */
export function DimensionFigure(
  props: MetricLabelProps & { value: string; prefix?: string | undefined },
) {
  const { value, label, prefix, basis, className } = props;
  // A unit that is a word ("20 hrs", "2 weeks") is smaller.
  const [number, unit] = value.split(/\s/);
  return (
    <div className={className}>
      <p className="flex flex-wrap items-baseline gap-x-2 font-head text-figure tabular-nums after:mt-3 after:mb-2 after:w-full after:dimension-line">
        {prefix && <span className="font-text text-small font-normal tracking-[0]">{prefix}</span>}
        {unit ? (
          <span>
            {number}
            <span className="text-h3 tracking-tight"> {unit}</span>
          </span>
        ) : (
          value
        )}
      </p>
      <MetricLabel
        {...{ label, basis }}
        className="block tag text-graphite uppercase in-[.room]:text-room-mute"
      />
    </div>
  );
}
