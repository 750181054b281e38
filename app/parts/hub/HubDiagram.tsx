import { useBehavior } from "../../engine/page-context.ts";
import { HubNode } from "./HubNode.tsx";
import type { HubWords } from "./schema.ts";

interface HubDiagramProps {
  words: HubWords;
  /** Name of the product in the middle, and the tags of its modules. */
  name: string;
  tags: readonly string[];
  /** Without its caption; on phones the systems alone: the page says in other words what is exchanged. */
  isBrief?: boolean;
}

/**
 * The interface diagram: AES/32 as the cabinet in the middle, four systems around it, and on each
 * wire what is exchanged. On narrow pages the cabinet is above, and the systems are on two wires that
 * they share. A node that is pointed at, focused or tapped shows examples of systems in place of its
 * text, so that nothing moves (hub-nodes.ts). Without scripts all examples are shown.
 */
export function HubDiagram({ words, name, tags, isBrief }: HubDiagramProps) {
  return (
    <figure
      aria-label={words.alt}
      {...useBehavior("hub")}
      className="group/hub room border border-room-edge bg-room-panel text-room-text max-sm:-mx-gutter max-sm:border-x-0"
    >
      <div className="relative grid gap-3 p-4 sm:p-6 lg:block lg:p-8">
        <HubCore name={name} text={words.core} tags={tags} />
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

/** The cabinet in which all wires end: the product, with its modules as terminals. */
function HubCore({ name, text, tags }: { name: string; text: string; tags: readonly string[] }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 border-2 border-room-mute bg-room px-4 py-3 transition-colors group-has-data-active/hub:border-signal lg:absolute lg:inset-y-8 lg:left-1/2 lg:w-[12.5rem] lg:-translate-x-1/2 lg:flex-col lg:flex-nowrap lg:items-center lg:justify-center lg:px-5 lg:text-center">
      <p className="font-head text-h3 text-white">{name}</p>
      <p className="max-w-[13em] text-small text-room-text max-lg:max-w-none lg:mt-2">{text}</p>
      <ul
        aria-hidden="true"
        className="mt-5 flex max-w-40 flex-wrap justify-center gap-1.5 max-lg:hidden"
      >
        {tags.map((tag) => (
          <li key={tag} className="border border-room-edge px-1.5 py-0.5 tag text-room-mute">
            {tag}
          </li>
        ))}
      </ul>
    </div>
  );
}
