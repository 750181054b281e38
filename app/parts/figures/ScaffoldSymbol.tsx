import type { ScaffoldState } from "./scaffold-states.ts";

interface ScaffoldSymbolProps {
  /** Its middle, in pixels or percent. */
  x: string;
  y: string;
  states: readonly ScaffoldState[];
}

/** A scaffold seen from above, braced crosswise. Idle is filled, overbuilt has a second outline. */
export function ScaffoldSymbol({ x, y, states }: ScaffoldSymbolProps) {
  const state = states[0] ?? "inUse";
  const tone = {
    idle: "fill-signal stroke-signal",
    overbuilt: "fill-room-caution/25 stroke-room-caution",
    inUse: "fill-room-cleared/20 stroke-room-cleared",
  }[state];
  return (
    <svg x={x} y={y} width="1" height="1" overflow="visible" aria-hidden="true">
      <g className={tone} strokeWidth="1.5">
        {states.includes("overbuilt") && (
          <path
            d="M-11-11h22v22h-22z"
            fill="none"
            strokeDasharray="3 2.5"
            className="stroke-room-caution"
          />
        )}
        <path d="M-7-7h14v14h-14z" />
        <path d="M-7-7l14 14M7-7l-14 14" className={state === "idle" ? "stroke-signal-ink" : ""} />
      </g>
    </svg>
  );
}
