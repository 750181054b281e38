import { getModulePath } from "../../routes.ts";
import { ModuleBubble } from "../figures/marks.tsx";
import { classNames } from "../ui/class-names.ts";
import { AppLink } from "../ui/links.tsx";
import type { Module } from "./schema.ts";

/** A recommended set as instruments on one line, which fills the width; the first is where to start. */
export function StackChain({ stack, className }: { stack: readonly Module[]; className?: string }) {
  return (
    <ul className={classNames("flex flex-wrap gap-y-4 wrap-break-word", className)}>
      {stack.map(({ id, tag, name }, index) => (
        <li
          key={id}
          className="relative min-w-18 flex-1 not-last:before:absolute not-last:before:top-6 not-last:before:right-0 not-last:before:left-12 not-last:before:h-[1.5px] not-last:before:bg-ink"
        >
          <ModuleBubble
            tag={tag}
            className={classNames("text-ink", index === 0 && "rounded-full bg-signal")}
          />
          <AppLink
            href={getModulePath(id)}
            className="mt-1.5 inline-block max-w-26 py-1 pr-1 text-small leading-snug font-medium quiet-link"
          >
            {name}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
