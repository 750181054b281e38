import type { Answer } from "./CalculatorSheet.tsx";

interface RangeLineProps extends Pick<Answer, "label" | "from" | "to"> {
  /** Below the ends: what each of them counts. */
  fromNote: string;
  toNote: string;
}

/** A result as a range: its two ends on a dimension line, at the same size. */
export function RangeLine({ label, from, to, fromNote, toNote }: RangeLineProps) {
  return (
    <div className="break-inside-avoid">
      <p className="tag text-graphite uppercase">{label}</p>
      <dl className="mt-2 grid grid-cols-2 font-head text-h2 tabular-nums">
        <div className="flex flex-col-reverse">
          <dt className="mt-2 border-t-[1.5px] border-l border-ink pt-1.5 pl-2 font-text text-small tracking-[0] text-graphite">
            {fromNote}
          </dt>
          <dd>{from}</dd>
        </div>
        <div className="flex flex-col-reverse text-right">
          <dt className="mt-2 border-t-[1.5px] border-r border-ink pt-1.5 pr-2 font-text text-small tracking-[0] text-graphite">
            {toNote}
          </dt>
          <dd>{to}</dd>
        </div>
      </dl>
    </div>
  );
}
