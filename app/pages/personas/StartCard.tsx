import { ModuleBubble } from "../../parts/figures/ModuleBubble.tsx";
import type { Module } from "../../parts/modules/schema.ts";
import { CardLink } from "../../parts/ui/CardLink.tsx";
import { getModulePath } from "../../routes.ts";
import type { PersonasPage } from "./schema.ts";

interface StartCardProps {
  module: Module;
  labels: PersonasPage["start"];
  keyBenefit: string;
  /** The module that this persona starts with. */
  isFirst: boolean;
}

/** A recommended module: what it does, what it is best at, where to read on. */
export function StartCard({ module, labels, keyBenefit, isFirst }: StartCardProps) {
  const { id, tag, name, summary, keyBenefit: benefit } = module;
  return (
    <li className="group/card relative grid grid-cols-[auto_1fr] gap-x-5 gap-y-4 bg-sheet p-5 transition-colors hover:bg-white sm:gap-x-7 sm:p-8">
      <ModuleBubble tag={tag} className="text-ink sm:size-14" />
      <div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h3 className="text-h3">{name}</h3>
          {isFirst && (
            <span className="tag rounded-sm bg-signal px-2 py-1 text-signal-ink">
              {labels.first}
            </span>
          )}
        </div>
        <p className="mt-2 font-medium">{summary}</p>
        <p className="mt-3 text-detail text-text">
          <span className="mr-2 tag text-graphite">
            {keyBenefit}
            <span className="sr-only">: </span>
          </span>
          {benefit}
        </p>
        <CardLink
          href={getModulePath(id)}
          about={labels.about.replace("{name}", name)}
          className="mt-3 min-h-11"
        >
          {labels.learnMore}
        </CardLink>
      </div>
    </li>
  );
}
