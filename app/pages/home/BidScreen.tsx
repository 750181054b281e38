import { BidBar } from "../../parts/figures/BidBar.tsx";
import type { BidComparisonData } from "../../parts/figures/bid-comparison-schema.ts";
import { useFormats } from "../../parts/figures/use-formats.ts";

/** The bids on one scale, what they leave out priced, with the own estimate through all of them. */
export function BidScreen({ bids, estimate, currency, labels, award }: BidComparisonData) {
  const { formatDifference, formatMoney } = useFormats();
  const compared = bids.map((bid) => ({
    ...bid,
    total: bid.exclusions.reduce((total, { amount }) => total + amount, bid.asBid),
  }));
  const scale = Math.max(...compared.map(({ total }) => total)) * 1.04;
  return (
    <div className="px-4 pt-4 pb-5 sm:px-6">
      <p className="tag text-room-mute uppercase">
        {estimate.label} {formatMoney(estimate.amount, currency, 0)}
      </p>
      {compared.map(({ name, asBid, total, exclusions }) => (
        <div key={name} className="mt-4 border-t border-room-line pt-3.5">
          <p className="flex flex-wrap items-baseline gap-x-4 font-medium text-white">
            {name}
            {name === award.bidder && <span className="tag text-room-cleared">{award.stamp}</span>}
            <span className="ml-auto font-mono tabular-nums">
              {formatMoney(total, currency, 0)}{" "}
              {formatDifference((total / estimate.amount - 1) * 100, 1)}%
            </span>
          </p>
          <BidBar
            asBid={asBid / scale}
            total={total / scale}
            estimate={estimate.amount / scale}
            awarded={name === award.bidder}
          />
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
