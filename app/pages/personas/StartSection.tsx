import { getModule } from "../../parts/modules/get-module.ts";
import type { Module } from "../../parts/modules/schema.ts";
import type { Persona } from "../../parts/persona/schema.ts";
import { SheetLabel } from "../../parts/ui/SheetLabel.tsx";
import { StackChain } from "./StackChain.tsx";
import { StartCard } from "./StartCard.tsx";
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
          <StackChain stack={stack} />
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
