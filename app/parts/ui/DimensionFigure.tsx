import { MetricLabel } from "./MetricLabel.tsx";

interface DimensionFigureProps {
  value: string;
  label: string;
  /** Words before the value, such as "up to". */
  prefix?: string | undefined;
  /** The claim that says what it counts. */
  basis?: string | undefined;
  className?: string;
}

/** The number at full size; a unit that is a word ("20 hrs", "2 weeks") is smaller. */
function FigureValue({ value }: { value: string }) {
  const [number, unit] = value.split(/\s/);
  if (!unit) return value;
  return (
    <span>
      {number}
      <span className="text-h3 tracking-tight"> {unit}</span>
    </span>
  );
}

/** A metric on a dimension line: the value, the line that measures it, and what it measures. */
export function DimensionFigure({ value, label, prefix, basis, className }: DimensionFigureProps) {
  return (
    <div className={className}>
      <p className="flex flex-wrap items-baseline gap-x-2 font-head text-figure tabular-nums after:mt-3 after:mb-2 after:w-full after:dimension-line">
        {prefix && <span className="font-text text-small font-normal tracking-[0]">{prefix}</span>}
        <FigureValue value={value} />
      </p>
      <MetricLabel
        {...{ label, basis }}
        className="block tag text-graphite uppercase in-[.room]:text-room-mute"
      />
    </div>
  );
}
