import { island } from "../../engine/island.tsx";
import { classNames } from "../ui/class-names.ts";
import { HubCore } from "./HubCore.tsx";
import { HubNode } from "./HubNode.tsx";
import type { HubWords } from "./schema.ts";
import { useActiveNode } from "./use-active-node.ts";

interface HubDiagramProps {
  words: HubWords;
  /** Name of the product in the middle, and the tags of its modules. */
  name: string;
  tags: readonly string[];
  /** On phones the systems alone: the page says in other words what is exchanged. */
  isBrief?: boolean;
}

/**
 * The interface diagram: AES/32 as the cabinet in the middle, four systems around it, and on each
 * wire what is exchanged. On narrow pages the cabinet is above, and the systems are on two wires that
 * they share. A node that is pointed at, focused or tapped shows examples of systems in place of its
 * text, so that nothing moves. Without scripts all examples are shown.
 */
function HubDiagram({ words, name, tags, isBrief }: HubDiagramProps) {
  const [active, getHandlers] = useActiveNode();
  return (
    <figure
      aria-label={words.alt}
      className="room border border-room-edge bg-room-panel text-room-text max-sm:-mx-gutter max-sm:border-x-0"
    >
      <div className="relative grid gap-3 p-4 sm:p-6 lg:block lg:p-8">
        <HubCore name={name} text={words.core} tags={tags} isActive={active !== undefined} />
        <ul className="grid gap-3 lg:grid-flow-col lg:grid-cols-2 lg:grid-rows-2 lg:gap-x-[12.5rem] lg:gap-y-8">
          {words.nodes.map((node, index) => (
            <HubNode
              key={node.id}
              node={node}
              words={words}
              isFirst={index === 0}
              isLast={index === words.nodes.length - 1}
              isActive={active === node.id}
              isBrief={isBrief}
              handlers={getHandlers(node.id)}
            />
          ))}
        </ul>
      </div>
      <figcaption
        className={classNames(
          "flex flex-wrap justify-between gap-x-10 gap-y-1 border-t border-room-edge px-4 py-3 sm:px-8",
          isBrief && "max-sm:hidden",
        )}
      >
        <span className="tag text-room-mute uppercase">{words.caption}</span>
        <span
          className={classNames(
            "max-w-[44em] text-small text-room-mute",
            isBrief && "max-sm:hidden",
          )}
        >
          {words.note}
        </span>
      </figcaption>
    </figure>
  );
}

export default island("HubDiagram", HubDiagram);
