interface DimensionFigureProps {
  value: string;
  label: string;
  /** Words before the value, such as "up to". */
  prefix?: string | undefined;
  className?: string;
}

/** The number in full size; a unit that is a word ("20 hrs", "2 weeks") follows smaller. */
function FigureValue({ value }: { value: string }) {
  const [number, unit] = value.split(" ");
  return (
    <span>
      {number}
      {unit && <span className="text-h3 tracking-tight"> {unit}</span>}
    </span>
  );
}

/** A figure on a dimension line: the value, the line that measures it, and what it measures. */
export function DimensionFigure({ value, label, prefix, className }: DimensionFigureProps) {
  return (
    <div className={className}>
      <p className="flex flex-wrap items-baseline gap-x-2 font-head text-figure tabular-nums">
        {prefix && <span className="font-text text-small font-normal tracking-[0]">{prefix}</span>}
        <FigureValue value={value} />
      </p>
      <div aria-hidden="true" className="mt-3 mb-2 dimension-line" />
      <p className="tag text-graphite uppercase in-[.room]:text-room-mute">{label}</p>
    </div>
  );
}
