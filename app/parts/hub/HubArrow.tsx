import { classNames } from "../ui/class-names.ts";
import type { HubFlow } from "./schema.ts";

interface HubArrowProps {
  flow: HubFlow;
  /** The direction in words, such as "to AES/32". */
  direction: string;
  /** The hub is on the left of the node on wide pages. */
  isReversed: boolean;
}

/** One line of the diagram: what crosses it, which way, how often. */
export function HubArrow({ flow, direction, isReversed }: HubArrowProps) {
  const pointsRight = (flow.direction === "in") !== isReversed;
  return (
    <li className="px-1 lg:px-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-small text-room-text lg:block lg:px-4">
        <span>{flow.object}</span>
        <span className="tag text-room-mute lg:block">
          <span className="lg:sr-only">{direction}, </span>
          {flow.frequency}
        </span>
      </p>
      <svg
        aria-hidden="true"
        overflow="visible"
        className="mt-1.5 block h-2.5 w-full text-room-mute transition-colors group-data-active/node:text-signal"
      >
        <line x1="0" x2="100%" y1="5" y2="5" stroke="currentColor" strokeWidth="1.5" />
        <ArrowHead
          x="100%"
          path="M0 5L-9 0V10Z"
          className={classNames(
            pointsRight ? "" : "lg:hidden",
            flow.direction === "out" && "max-lg:hidden",
          )}
        />
        <ArrowHead
          x="0"
          path="M0 5L9 0V10Z"
          className={classNames(
            pointsRight ? "lg:hidden" : "",
            flow.direction === "in" && "max-lg:hidden",
          )}
        />
      </svg>
    </li>
  );
}

function ArrowHead({ x, path, className }: { x: string; path: string; className: string }) {
  return (
    <svg x={x} width="1" height="10" overflow="visible" aria-hidden="true" className={className}>
      <path d={path} fill="currentColor" />
    </svg>
  );
}
