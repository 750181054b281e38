import { getModule } from "../../parts/modules/get-module.ts";
import type { Module } from "../../parts/modules/schema.ts";
import type { Persona } from "../../parts/persona/schema.ts";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import { getModulePath } from "../../routes.ts";

interface StackLineProps {
  personas: readonly Pick<Persona, "id" | "stack">[];
  modules: readonly Pick<Module, "id" | "name">[];
  label: string;
}

/** The set that the active persona starts with, in one line. */
export function StackLine({ personas, modules, label }: StackLineProps) {
  return personas.map(({ id, stack }) => (
    <div key={id} data-for-persona={id}>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="mr-2 tag text-graphite uppercase max-sm:w-full">{label}</span>
        {stack.map((each, index) => (
          <span key={each} className="whitespace-nowrap">
            {index > 0 && <span className="mr-2 text-signal-deep">+</span>}
            <AppLink
              href={getModulePath(each)}
              className="inline-flex min-h-11 items-center font-medium quiet-link"
            >
              {getModule(modules, each).name}
            </AppLink>
          </span>
        ))}
      </p>
    </div>
  ));
}
