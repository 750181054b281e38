import { DimensionFigure } from "../../parts/ui/DimensionFigure.tsx";
import type { UnitRatePage } from "./schema.ts";

/** One invoice line as a sum on paper: measured quantity, agreed rate, payable amount. */
export function RateSum(sum: UnitRatePage["hero"]["sum"]) {
  const { caption, tag, item, quantity, rate, amount, note } = sum;
  return (
    <figure className="border border-ink bg-sheet">
      <figcaption className="flex flex-wrap justify-between gap-x-4 border-b border-ink px-5 py-2.5 tag uppercase sm:px-7">
        {caption}
        <span className="text-graphite">{tag}</span>
      </figcaption>
      <p className="px-5 pt-5 font-medium sm:px-7">{item}</p>
      <div className="grid grid-cols-[1fr_auto_1fr] gap-x-3 px-5 py-6 sm:gap-x-5 sm:px-7">
        <DimensionFigure {...quantity} />
        <p className="font-head text-h3 pt-2 text-graphite sm:pt-3">×</p>
        <DimensionFigure {...rate} />
      </div>
      <div className="grid grid-cols-[auto_1fr] items-baseline gap-x-5 border-t border-ink bg-signal px-5 py-5 text-signal-ink sm:grid-cols-[auto_1fr_auto] sm:px-7">
        <p className="font-head text-h3">=</p>
        <p className="font-head text-figure tabular-nums">{amount.value}</p>
        <p className="tag uppercase max-sm:col-start-2">{amount.label}</p>
      </div>
      <p className="border-t border-ink px-5 py-3 text-small text-graphite sm:px-7">{note}</p>
    </figure>
  );
}
