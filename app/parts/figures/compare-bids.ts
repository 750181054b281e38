import { compareBid } from "../../../plant/commerce.ts";
import type { BidComparisonData } from "./bid-comparison-schema.ts";

/**
 * The bids with what they leave out priced.
 *
 * @returns each bid with its total, that total's difference from the estimate in percent, whether it
 *   has the award, and the shares of a bar's full width that `BidBar` draws
 */
export function compareBids({ bids, estimate, award }: BidComparisonData) {
  const priced = bids.map((bid) => ({
    ...bid,
    ...compareBid(
      { asBid: bid.asBid, exclusions: bid.exclusions.map(({ amount }) => amount) },
      estimate.amount,
    ),
  }));
  /** The amount at the right end of the bars. */
  const scale = Math.max(...priced.map(({ total }) => total)) * 1.04;
  return priced.map((bid) => {
    const awarded = bid.name === award.bidder;
    return {
      ...bid,
      awarded,
      bar: {
        asBid: bid.asBid / scale,
        total: bid.total / scale,
        estimate: estimate.amount / scale,
        awarded,
      },
    };
  });
}
export type ComparedBid = ReturnType<typeof compareBids>[number];
