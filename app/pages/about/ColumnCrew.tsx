/**
 * A grating with its railing and bracket, and two of the crew on it.
 *
 * `left` is the shell that the platform is fixed to, `y` its level.
 */
export function ColumnCrew({ left, y }: { left: number; y: number }) {
  const rail = y - 26;
  return (
    <>
      <path
        d={`M${left - 74} ${y}H${left}M${left - 74} ${y + 6}H${left}M${left} ${y + 44}L${left - 60} ${y + 6}`}
      />
      <path
        d={`M${left - 74} ${y}V${rail}H${left - 2}M${left - 74} ${y - 13}H${left - 2}M${left - 38} ${y}V${rail}`}
        strokeWidth="1"
      />
      {[left - 56, left - 24].map((x) => (
        <g key={x} className="fill-signal stroke-none">
          <path d={`M${x - 6} ${y}V${y - 18}q0-8 6-8t6 8V${y}h-4.5V${y - 11}h-3V${y}z`} />
          <circle cx={x} cy={y - 32} r="5" />
          <path d={`M${x - 7} ${y - 33}a7 7 0 0 1 14 0z`} className="fill-ink" />
        </g>
      ))}
    </>
  );
}
