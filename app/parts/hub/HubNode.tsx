import { classNames } from "../ui/class-names.ts";
import { HubArrow } from "./HubArrow.tsx";
import { HubBus } from "./HubBus.tsx";
import type { HubSystem, HubWords } from "./schema.ts";

interface HubNodeProps {
  node: HubSystem;
  words: Pick<HubWords, "examplesLabel" | "directions">;
  isFirst: boolean;
  isLast: boolean;
  isBrief: boolean | undefined;
}

/** One system: its card, and the wires to the hub with what is exchanged. */
export function HubNode(props: HubNodeProps) {
  const { node, words, isFirst, isLast, isBrief } = props;
  const { id, name, position, icon, color, flows } = node;
  return (
    <li
      data-hub-node
      className={classNames(
        "group/node relative max-lg:pl-8 lg:flex",
        position === "right" && "lg:flex-row-reverse",
      )}
    >
      <HubBus isFirst={isFirst} isLast={isLast} />
      <div className="relative grid gap-x-8 gap-y-2.5 border border-room-edge bg-room px-3.5 py-2.5 transition-colors group-data-active/node:border-signal sm:grid-cols-[2fr_3fr] sm:px-4 sm:py-3 lg:contents">
        <div className="border-room-edge bg-room transition-colors group-data-active/node:border-signal lg:relative lg:w-[15rem] lg:flex-none lg:border lg:p-5 xl:w-[16.5rem]">
          <h3 className="flex items-center justify-between gap-3 text-white">
            <button
              type="button"
              aria-expanded={false}
              aria-controls={`hub-${id}-examples`}
              className="flex grow items-center gap-3 text-left font-head text-h4 card-cover focus-visible:after:outline-offset-3 noscript:hidden"
            >
              <NodeIcon icon={icon} color={color} />
              {name}
            </button>
            {/* Without scripts the examples are shown, and there is nothing to press. */}
            <span className="hidden items-center gap-3 font-head text-h4 noscript:flex">
              <NodeIcon icon={icon} color={color} />
              {name}
            </span>
            <span
              aria-hidden="true"
              className="font-mono leading-none text-signal transition-transform group-data-active/node:rotate-45 noscript:hidden print:hidden"
            >
              +
            </span>
          </h3>
          <TextAndExamples node={node} label={words.examplesLabel} />
        </div>
        <ul
          className={classNames(
            "flex flex-col justify-evenly gap-1.5 sm:max-lg:justify-center lg:grow lg:gap-4 lg:pb-2 lg:wrap-break-word",
            isBrief && "max-sm:hidden",
          )}
        >
          {flows.map((flow) => (
            <HubArrow
              key={flow.direction + flow.object}
              flow={flow}
              direction={words.directions[flow.direction]}
              isReversed={position === "right"}
            />
          ))}
        </ul>
      </div>
    </li>
  );
}

/** What the system is for, and in its place, while the node is active, examples: nothing moves. */
function TextAndExamples({ node, label }: { node: HubSystem; label: string }) {
  return (
    <div className="mt-1.5 grid text-small *:col-start-1 *:row-start-1 lg:mt-3 lg:min-h-15 noscript:block print:block">
      <p className="text-room-text transition-opacity group-data-active/node:opacity-0 noscript:opacity-100">
        {node.text}
      </p>
      <div className="invisible opacity-0 transition-opacity group-data-active/node:visible group-data-active/node:opacity-100 noscript:visible noscript:mt-2 noscript:opacity-100 print:visible print:mt-2 print:opacity-100">
        <p aria-hidden="true" className="tag text-room-mute uppercase max-lg:hidden">
          {label}
        </p>
        <ul
          id={`hub-${node.id}-examples`}
          aria-label={label}
          className="flex flex-wrap gap-x-4 font-medium text-white"
        >
          {node.examples.map((example) => (
            <li key={example}>{example}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const paths: Record<HubSystem["icon"], string> = {
  ledger: "M4 3h16v18H4zM4 8h16M9 8v13M12 12h5M12 16h5",
  wrench:
    "M14 7a4.5 4.5 0 0 1 6-4l-3 3 1 2.5 2.5 1 3-3a4.5 4.5 0 0 1-6 5.5L8 22l-4-4 9.5-9.5A4.5 4.5 0 0 1 14 7z",
  gate: "M4 22V4M4 7h16l-3 4H4M17 22v-7h4v7M10 22V11",
  shield: "M12 2l8 3v6c0 5-3.5 9-8 11-4.5-2-8-6-8-11V5zM8.5 12l2.5 2.5 4.5-5",
};

const tones: Record<HubSystem["color"], string> = {
  petrol: "stroke-room-text",
  cleared: "stroke-room-cleared",
  caution: "stroke-room-caution",
  signal: "stroke-signal",
};

/** The sign of a system, in its own color. Decorative: the name is beside it. */
function NodeIcon({ icon, color }: { icon: HubSystem["icon"]; color: HubSystem["color"] }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`size-6 flex-none fill-none ${tones[color]}`}
      strokeWidth="1.5"
      strokeLinejoin="round"
    >
      <path d={paths[icon]} />
    </svg>
  );
}
