import { BidBar } from "../../parts/figures/BidBar.tsx";
import type { BidComparisonData } from "../../parts/figures/bid-comparison-schema.ts";
import { compareBids } from "../../parts/figures/compare-bids.ts";
import { useFormats } from "../../parts/figures/use-formats.ts";

/** The bids on one scale, what they leave out priced, with the own estimate through all of them. */
export function BidScreen(comparison: BidComparisonData) {
  const { estimate, currency, labels, award } = comparison;
  const { formatDifference, formatMoney } = useFormats();
  return (
    <div className="px-4 pt-4 pb-5 sm:px-6">
      <p className="tag text-room-mute uppercase">
        {estimate.label} {formatMoney(estimate.amount, currency, 0)}
      </p>
      {compareBids(comparison).map(({ name, total, difference, awarded, bar, exclusions }) => (
        <div key={name} className="mt-4 border-t border-room-line pt-3.5">
          <p className="flex flex-wrap items-baseline gap-x-4 font-medium text-white">
            {name}
            {awarded && <span className="tag text-room-cleared">{award.stamp}</span>}
            <span className="ml-auto font-mono tabular-nums">
              {formatMoney(total, currency, 0)} {formatDifference(difference, 1)}%
            </span>
          </p>
          <BidBar {...bar} />
          <p className="text-label text-room-mute">
            {exclusions.length === 0
              ? labels.none
              : exclusions
                  .map(({ text, amount }) => `+ ${text} ${formatMoney(amount, currency, 0)}`)
                  .join(", ")}
          </p>
        </div>
      ))}
    </div>
  );
}
