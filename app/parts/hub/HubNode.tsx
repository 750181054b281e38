import { classNames } from "../ui/class-names.ts";
import { HubArrow } from "./HubArrow.tsx";
import { NodeIcon } from "./NodeIcon.tsx";
import type { HubSystem, HubWords } from "./schema.ts";
import { nodeAttribute, type useActiveNode } from "./use-active-node.ts";

interface HubNodeProps {
  node: HubSystem;
  words: Pick<HubWords, "examplesLabel" | "directions">;
  isActive: boolean;
  handlers: ReturnType<ReturnType<typeof useActiveNode>[1]>;
}

/** One system: its card, and beside it the line to the hub with what crosses it. */
export function HubNode({ node, words, isActive, handlers }: HubNodeProps) {
  const { id, name, text, position, icon, color, flows } = node;
  const { onPointerEnter, onPointerLeave, ...buttonHandlers } = handlers;
  return (
    <li
      {...{ [nodeAttribute]: id }}
      data-active={isActive || undefined}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      className={classNames(
        "group/node flex flex-col lg:items-stretch",
        position === "left" ? "lg:flex-row" : "lg:flex-row-reverse",
      )}
    >
      <div className="relative border border-room-edge bg-room p-5 transition-colors group-data-active/node:border-signal lg:w-[15rem] lg:flex-none xl:w-[16.5rem]">
        <h3>
          <button
            type="button"
            aria-expanded={isActive}
            aria-controls={`hub-${id}-examples`}
            {...buttonHandlers}
            className="flex w-full items-center gap-3 text-left font-head text-h4 text-white card-cover focus-visible:after:outline-offset-3 noscript:hidden"
          >
            <NodeIcon icon={icon} color={color} />
            {name}
          </button>
          {/* Without scripts the examples are shown, and there is nothing to press. */}
          <span className="hidden items-center gap-3 font-head text-h4 text-white noscript:flex">
            <NodeIcon icon={icon} color={color} />
            {name}
          </span>
        </h3>
        <p className="mt-3 text-small text-room-text">{text}</p>
        <Examples node={node} label={words.examplesLabel} />
      </div>
      <ul className="flex grow flex-col justify-evenly gap-3 pt-4 lg:gap-6 lg:py-2 lg:pt-2 lg:wrap-break-word">
        {flows.map((flow) => (
          <HubArrow
            key={flow.direction + flow.object}
            flow={flow}
            direction={words.directions[flow.direction]}
            isReversed={position === "right"}
          />
        ))}
      </ul>
    </li>
  );
}

/** The examples keep their space while they are not shown. */
function Examples({ node, label }: { node: HubSystem; label: string }) {
  return (
    <div className="mt-4 flex items-baseline gap-4 border-t border-room-line pt-3">
      <p aria-hidden="true" className="tag whitespace-nowrap text-room-mute uppercase">
        {label}
        <span className="px-1 text-signal group-data-active/node:hidden noscript:hidden">+</span>
      </p>
      <ul
        id={`hub-${node.id}-examples`}
        aria-label={label}
        className="invisible flex min-h-11 sm:max-lg:min-h-6 flex-wrap gap-x-4 gap-y-0.5 text-small font-medium text-white opacity-0 transition-opacity group-data-active/node:visible group-data-active/node:opacity-100 noscript:visible noscript:opacity-100 print:visible print:opacity-100"
      >
        {node.examples.map((example) => (
          <li key={example}>{example}</li>
        ))}
      </ul>
    </div>
  );
}
