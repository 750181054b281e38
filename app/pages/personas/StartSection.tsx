import { fillPattern } from "content-model/fill-pattern";
import { ModuleBubble } from "../../parts/figures/marks.tsx";
import { StackChain } from "../../parts/modules/StackChain.tsx";
import { getModule, type Module } from "../../parts/modules/schema.ts";
import type { Persona } from "../../parts/persona/schema.ts";
import { CardLink } from "../../parts/ui/links.tsx";
import { SheetLabel } from "../../parts/ui/SheetLabel.tsx";
import { getModulePath } from "../../routes.ts";
import type { PersonasPage } from "./schema.ts";

interface StartSectionProps {
  persona: Persona;
  modules: readonly Module[];
  labels: PersonasPage["start"];
  keyBenefit: string;
}

/** One persona's worry, the modules that answer it, and the set to grow into. */
export function StartSection({ persona, modules, labels, keyBenefit }: StartSectionProps) {
  const recommended = persona.modules.map((id) => getModule(modules, id));
  const stack = persona.stack.map((id) => getModule(modules, id));
  return (
    <div className="page-column grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)]">
      <div className="flex flex-col gap-10 lg:sticky lg:top-28 lg:self-start">
        <div>
          <SheetLabel parts={[labels.eyebrow, persona.label]} />
          <h2 className="mt-5 text-h2">{labels.title}</h2>
          <p className="mt-8 tag text-graphite uppercase">{labels.concern}</p>
          <p className="mt-2 max-w-[20em] text-h3 font-medium">{persona.concern}</p>
        </div>
        <div className="border border-petrol/25 bg-petrol-wash p-6 sm:p-8">
          <p className="tag text-petrol uppercase">{labels.stack}</p>
          <h3 className="mt-2 text-h3">{persona.stackName}</h3>
          <StackChain stack={stack} className="mt-6" />
          {persona.stackNote && <p className="mt-6 text-small text-text">{persona.stackNote}</p>}
        </div>
      </div>
      <ol className="grid gap-px self-start border border-hairline bg-hairline">
        {recommended.map((module) => (
          <StartCard
            key={module.id}
            module={module}
            labels={labels}
            keyBenefit={keyBenefit}
            isFirst={module.id === persona.recommendedModuleId}
          />
        ))}
      </ol>
    </div>
  );
}

interface StartCardProps {
  module: Module;
  labels: PersonasPage["start"];
  keyBenefit: string;
  /** The module that this persona starts with. */
  isFirst: boolean;
}

/** A recommended module: what it does, what it is best at, where to read on. */
function StartCard({ module, labels, keyBenefit, isFirst }: StartCardProps) {
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
          about={fillPattern(labels.about, { name })}
          className="mt-3 min-h-11"
        >
          {labels.learnMore}
        </CardLink>
      </div>
    </li>
  );
}
