import { BookText, DoorOpen, ShieldCheck, Wrench } from "lucide-react";
import type { Contents } from "../../engine/page.ts";
import { useBehavior } from "../../engine/page-context.ts";
import type { site } from "../head/site-schema.ts";
import type { modules } from "../modules/schema.ts";
import { classNames } from "../ui/class-names.ts";
import type { HubSystem, integrations } from "./schema.ts";

type HubContent = Contents<{
  integrations: typeof integrations;
  modules: typeof modules;
  site: typeof site;
}>;

/**
 * The interface diagram: AES/32 as the cabinet in the middle, four systems around it, and on each
 * wire what is exchanged. On narrow pages the cabinet is above, and the systems are on two wires that
 * they share. A node that is pointed at, focused or tapped shows examples of systems in place of its
 * text, so that nothing moves (hub.behavior.ts). Without scripts all examples are shown.
 */
export function HubDiagram(props: { content: HubContent; isBrief?: boolean }) {
  const { content, isBrief } = props;
  const { modules, site } = content;
  const words = content.integrations.hub;
  return (
    <figure
      aria-label={words.alt}
      {...useBehavior("hub")}
      className="group/hub room border border-room-edge bg-room-panel text-room-text max-sm:-mx-gutter max-sm:border-x-0"
    >
      <div className="relative grid gap-3 p-4 sm:p-6 lg:block lg:p-8">
        {/* The cabinet in which all wires end: the product, with its modules as terminals. */}
        <div className="flex flex-wrap items-baseline gap-x-4 border-2 border-room-mute bg-room px-4 py-3 transition-colors group-has-data-active/hub:border-signal lg:absolute lg:inset-y-8 lg:left-1/2 lg:w-[12.5rem] lg:-translate-x-1/2 lg:flex-col lg:flex-nowrap lg:items-center lg:justify-center lg:px-5 lg:text-center">
          <p className="font-head text-h3 text-white">{site.name}</p>
          <p className="max-w-[13em] text-small text-room-text max-lg:max-w-none lg:mt-2">
            {words.core}
          </p>
          <ul
            aria-hidden="true"
            className="mt-5 flex max-w-40 flex-wrap justify-center gap-1.5 max-lg:hidden"
          >
            {modules.map(({ tag }) => (
              <li key={tag} className="border border-room-edge px-1.5 py-0.5 tag text-room-mute">
                {tag}
              </li>
            ))}
          </ul>
        </div>
        <ul className="grid gap-3 lg:grid-flow-col lg:grid-cols-2 lg:grid-rows-2 lg:gap-x-[12.5rem] lg:gap-y-8">
          {words.nodes.map((node, index) => (
            <HubNode
              key={node.id}
              node={node}
              words={words}
              isFirst={index === 0}
              isLast={index === words.nodes.length - 1}
              isBrief={isBrief}
            />
          ))}
        </ul>
      </div>
      {!isBrief && (
        <figcaption className="flex flex-wrap justify-between gap-x-10 gap-y-1 border-t border-room-edge px-4 py-3 sm:px-8">
          <span className="tag text-room-mute uppercase">{words.caption}</span>
          <span className="max-w-[44em] text-small text-room-mute">{words.note}</span>
        </figcaption>
      )}
    </figure>
  );
}

function HubNode(props: {
  node: HubSystem;
  words: HubContent["integrations"]["hub"];
  isFirst: boolean;
  isLast: boolean;
  isBrief: boolean | undefined;
}) {
  const { node, words, isFirst, isLast, isBrief } = props;
  const { id, name, position, flows } = node;
  const Icon = icons[node.icon];
  const label = (
    <>
      <Icon className={`size-6 flex-none ${tones[node.color]}`} strokeWidth="1.5" />
      {name}
    </>
  );
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
              {label}
            </button>
            {/* Without scripts the examples are shown, and there is nothing to press. */}
            <span className="hidden items-center gap-3 font-head text-h4 noscript:flex">
              {label}
            </span>
            <span
              aria-hidden="true"
              className="font-mono leading-none text-signal transition-transform group-data-active/node:rotate-45 noscript:hidden print:hidden"
            >
              +
            </span>
          </h3>
          {/* What it is for, and in its place, while the node is active, examples: nothing moves. */}
          <div className="mt-1.5 grid text-small *:col-start-1 *:row-start-1 lg:mt-3 lg:min-h-15 noscript:block print:block">
            <p className="text-room-text transition-opacity group-data-active/node:opacity-0 noscript:opacity-100">
              {node.text}
            </p>
            <div className="invisible opacity-0 transition-opacity group-data-active/node:visible group-data-active/node:opacity-100 noscript:visible noscript:mt-2 noscript:opacity-100 print:visible print:mt-2 print:opacity-100">
              <p aria-hidden="true" className="tag text-room-mute uppercase max-lg:hidden">
                {words.examplesLabel}
              </p>
              <ul
                id={`hub-${id}-examples`}
                aria-label={words.examplesLabel}
                className="flex flex-wrap gap-x-4 font-medium text-white"
              >
                {node.examples.map((example) => (
                  <li key={example}>{example}</li>
                ))}
              </ul>
            </div>
          </div>
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
              {...flow}
              name={words.directions[flow.direction]}
              isReversed={position === "right"}
            />
          ))}
        </ul>
      </div>
    </li>
  );
}

const icons = { ledger: BookText, wrench: Wrench, gate: DoorOpen, shield: ShieldCheck };

/** Of the sign of a system. Decorative: the name is beside it. */
const tones: Record<HubSystem["color"], string> = {
  petrol: "stroke-room-text",
  cleared: "stroke-room-cleared",
  caution: "stroke-room-caution",
  signal: "stroke-signal",
};

/**
 * One record of the diagram: what is exchanged, which way, how often. On wide pages it is a wire between
 * system and hub; on narrow ones, where the hub is above, an arrow up to it or down from it.
 */
function HubArrow(props: HubSystem["flows"][number] & { name: string; isReversed: boolean }) {
  const { direction, object, frequency, name, isReversed } = props;
  const isInput = direction === "in";
  const pointsRight = isInput !== isReversed;
  return (
    <li>
      <p className="flex flex-wrap items-baseline gap-x-2 text-small text-room-text lg:block lg:px-4">
        <span
          aria-hidden="true"
          className="text-room-mute group-data-active/node:text-signal lg:hidden"
        >
          {isInput ? "↑" : "↓"}
        </span>
        <span className="sr-only">{name}: </span>
        <span className="flex-[1_1_6rem]">{object}</span>
        <span className="ml-auto text-right tag text-room-mute lg:block lg:text-left">
          {frequency}
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

/** Of the two wires up to the hub and down from it: px from the left edge, and from a card's top to the branch. */
const wires = [
  { x: 6, y: 20 },
  { x: 20, y: 36 },
];

/**
 * On narrow pages, where the hub is above its systems: the piece beside one system of the two wires that all share,
 * with the branches of this system. It begins at the card above: its gap and a pixel, so that no seam shows.
 */
function HubBus({ isFirst, isLast }: { isFirst: boolean; isLast: boolean }) {
  return (
    <svg
      aria-hidden="true"
      overflow="visible"
      className="absolute top-0 left-0 h-full w-8 fill-none stroke-room-mute lg:hidden"
      strokeWidth="1.5"
    >
      {wires.map(({ x, y }) => (
        <line key={x} x1={x} x2={x} y1="-13" y2={isLast ? y : "100%"} />
      ))}
      {isFirst && <path d="M6 -13l-5 9h10z" className="fill-room-mute" stroke="none" />}
      <path
        d={wires.map(({ x, y }) => `M${x} ${y}H32`).join("")}
        className="transition-colors group-data-active/node:stroke-signal"
      />
      {/* Wires that are joined have a dot; those that only cross have none. */}
      <path
        d={`M32 36l-9-5v10z${wires.map(({ x, y }) => `M${x - 3} ${y}a3 3 0 1 1 6 0 3 3 0 1 1-6 0z`).join("")}`}
        className="fill-room-mute transition-colors group-data-active/node:fill-signal"
        stroke="none"
      />
    </svg>
  );
}
