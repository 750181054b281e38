/** Distances in a node's card on narrow pages, px: from its top to the two branches, and up to the card above (its gap
 * and a pixel, so that no seam shows). */
const inputY = 20;
const outputY = 36;
const gap = 13;
/** The two wires of the bus, px from the left edge. */
const inputX = 6;
const outputX = 20;

interface HubBusProps {
  /** The wires end at the last system; the first has the arrow into the hub. */
  isFirst: boolean;
  isLast: boolean;
}

/**
 * On narrow pages, where the hub is above its systems: the piece beside one system of the two wires
 * that all share, one up to the hub and one down from it, with the branches of this system.
 */
export function HubBus({ isFirst, isLast }: HubBusProps) {
  const top = -gap;
  return (
    <svg
      aria-hidden="true"
      overflow="visible"
      className="absolute top-0 left-0 h-full w-8 fill-none stroke-room-mute lg:hidden"
      strokeWidth="1.5"
    >
      <line x1={inputX} x2={inputX} y1={top} y2={isLast ? inputY : "100%"} />
      <line x1={outputX} x2={outputX} y1={top} y2={isLast ? outputY : "100%"} />
      {isFirst && (
        <path d={`M${inputX} ${top}l-5 9h10z`} className="fill-room-mute" stroke="none" />
      )}
      <path
        d={`M${inputX} ${inputY}H32M${outputX} ${outputY}H32`}
        className="transition-colors group-data-active/node:stroke-signal"
      />
      <path
        d={`M32 ${outputY}l-9-5v10z${drawDot(inputX, inputY)}${drawDot(outputX, outputY)}`}
        className="fill-room-mute transition-colors group-data-active/node:fill-signal"
        stroke="none"
      />
    </svg>
  );
}

/** Where two wires are joined; those that only cross have no dot. */
function drawDot(x: number, y: number): string {
  return `M${x - 3} ${y}a3 3 0 1 1 6 0 3 3 0 1 1-6 0z`;
}
