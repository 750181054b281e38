import type { HubFlow } from "./schema.ts";

interface HubArrowProps {
  flow: HubFlow;
  /** The direction in words, such as "to AES/32". */
  direction: string;
  /** The hub is on the left of the node on wide pages. */
  isReversed: boolean;
}

/**
 * One record of the diagram: what is exchanged, which way, how often. On wide pages it is a wire between
 * system and hub; on narrow ones, where the hub is above, an arrow up to it or down from it.
 */
export function HubArrow({ flow, direction, isReversed }: HubArrowProps) {
  const isInput = flow.direction === "in";
  const pointsRight = isInput !== isReversed;
  return (
    <li>
      <p className="flex flex-wrap items-baseline gap-x-2 text-small text-room-text lg:block lg:px-4">
        <svg
          viewBox="0 0 10 14"
          aria-hidden="true"
          className="h-3.5 w-2.5 flex-none translate-y-0.5 fill-none stroke-room-mute group-data-active/node:stroke-signal lg:hidden"
          strokeWidth="1.5"
        >
          <path d={isInput ? "M5 14V1M1 5.5L5 1l4 4.5" : "M5 0v13M1 8.5L5 13l4-4.5"} />
        </svg>
        <span className="sr-only">{direction}: </span>
        <span className="flex-[1_1_6rem]">{flow.object}</span>
        <span className="ml-auto text-right tag text-room-mute lg:block lg:text-left">
          {flow.frequency}
        </span>
      </p>
      <svg
        aria-hidden="true"
        overflow="visible"
        className="mt-1.5 h-2.5 w-full text-room-mute transition-colors group-data-active/node:text-signal max-lg:hidden"
      >
        <line x1="0" x2="100%" y1="5" y2="5" stroke="currentColor" strokeWidth="1.5" />
        <svg
          x={pointsRight ? "100%" : "0"}
          width="1"
          height="10"
          overflow="visible"
          aria-hidden="true"
        >
          <path d={pointsRight ? "M0 5L-9 0V10Z" : "M0 5L9 0V10Z"} fill="currentColor" />
        </svg>
      </svg>
    </li>
  );
}
