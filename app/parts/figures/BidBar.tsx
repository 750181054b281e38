interface BidBarProps {
  /** Shares of the bar's full width. */
  asBid: number;
  total: number;
  estimate: number;
  awarded: boolean;
}

/** A bid as a length: what was bid, what it leaves out (dashed), and where our own estimate is. */
export function BidBar({ asBid, total, estimate, awarded }: BidBarProps) {
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  return (
    <svg aria-hidden="true" className="my-2 block h-6 w-full overflow-visible">
      <line x1="0" x2="100%" y1="23" y2="23" className="stroke-room-line" />
      <rect
        x="0"
        y="5"
        width={percent(asBid)}
        height="14"
        className={awarded ? "fill-room-cleared" : "fill-room-mute"}
      />
      {total > asBid && (
        <rect
          x={percent(asBid)}
          y="5.75"
          width={percent(total - asBid)}
          height="12.5"
          strokeWidth="1.5"
          strokeDasharray="4 3"
          className="fill-room-caution/25 stroke-room-caution"
        />
      )}
      <line
        x1={percent(estimate)}
        x2={percent(estimate)}
        y1="-3"
        y2="27"
        strokeWidth="2"
        className="stroke-signal"
      />
    </svg>
  );
}
