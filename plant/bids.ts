import { findRecord } from "./find.ts";
import { type Cents, sum } from "./money.ts";
import type { Plant } from "./schema.ts";

type Rfq = Plant["commerce"]["rfqs"][number];

/**
 * A bid with its exclusions priced, in cents. Its difference from the own estimate is in percent; `below` is
 * the same the other way round, for a sentence that says "below".
 */
export function compareBid(bid: { asBid: Cents; exclusions: readonly Cents[] }, estimate: Cents) {
  const excluded = sum(bid.exclusions, (amount) => amount);
  const total = bid.asBid + excluded;
  const difference = (total / estimate - 1) * 100;
  return { excluded, total, difference, below: -difference };
}

/** A request for quotation with its bids compared, and the bid that has the award. */
export function compareBids({ commerce }: Plant, id: string) {
  const rfq: Rfq = findRecord(commerce.rfqs, "id", id);
  const bids = rfq.bids.map((bid) => ({ ...bid, ...compareBid(bid, rfq.estimate) }));
  return { ...rfq, received: bids.length, bids, winner: findRecord(bids, "name", rfq.awarded) };
}
