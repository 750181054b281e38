/** Filled, filled, and an outline, with a gap between them: told apart without color. */
const fills = [
  "fill-room-cleared stroke-room-panel",
  "fill-room-mute stroke-room-panel",
  "fill-room-panel stroke-room-mute",
] as const;

/** Shares in percent as one divided bar: Unit Rate, T&M, Lump Sum. Goes inside an svg. */
export function BillingMix({ shares }: { shares: readonly number[] }) {
  return shares.map((share, index) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: the three models keep their places
      key={index}
      x={`${shares.slice(0, index).reduce((sum, each) => sum + each, 0)}%`}
      width={`${share}%`}
      height="100%"
      strokeWidth="2"
      className={fills[index]}
    />
  ));
}
