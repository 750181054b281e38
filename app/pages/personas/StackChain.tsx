import { ModuleBubble } from "../../parts/figures/ModuleBubble.tsx";
import type { Module } from "../../parts/modules/schema.ts";

/** A recommended set as instruments on one line. */
export function StackChain({ stack }: { stack: readonly Pick<Module, "id" | "tag" | "name">[] }) {
  return (
    <ul className="mt-6 flex flex-wrap gap-y-4 wrap-break-word">
      {stack.map(({ id, tag, name }) => (
        <li
          key={id}
          className="relative min-w-18 flex-1 not-last:before:absolute not-last:before:top-6 not-last:before:right-0 not-last:before:left-12 not-last:before:h-[1.5px] not-last:before:bg-ink"
        >
          <ModuleBubble tag={tag} className="text-ink" />
          <p className="mt-2.5 max-w-24 pr-1 text-small leading-snug font-medium">{name}</p>
        </li>
      ))}
    </ul>
  );
}
