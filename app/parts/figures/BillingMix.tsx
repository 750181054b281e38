const fills = ["fill-room-cleared", "fill-petrol", "fill-room-edge"] as const;

/** Shares in percent as one divided bar: Unit Rate, T&M, Lump Sum. Goes inside an svg. */
export function BillingMix({ shares }: { shares: readonly number[] }) {
  return shares.map((share, index) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: the three models keep their places
      key={index}
      x={`${shares.slice(0, index).reduce((sum, each) => sum + each, 0)}%`}
      width={`${share}%`}
      height="100%"
      className={fills[index]}
    />
  ));
}
