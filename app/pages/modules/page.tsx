import { definePage } from "../../engine/page.ts";
import { screenSamples } from "../../parts/figures/ModuleScreen.tsx";
import { ModuleMap } from "../../parts/modules/ModuleMap.tsx";
import {
  getModule,
  listModules,
  type Module,
  moduleLabels,
  modules,
} from "../../parts/modules/schema.ts";
import { PersonaSwitch } from "../../parts/persona/PersonaPicker.tsx";
import { type Persona, personas } from "../../parts/persona/schema.ts";
import { ClosingCall } from "../../parts/sections/ClosingCall.tsx";
import { PageHero } from "../../parts/sections/PageHero.tsx";
import { AppLink } from "../../parts/ui/links.tsx";
import { getModulePath, paths } from "../../routes.ts";
import { DetailTiers } from "./DetailTiers.tsx";
import { modulesPage } from "./schema.ts";

export default definePage({
  address: { path: paths.modules },
  needs: { words: modulesPage, labels: moduleLabels, modules, personas, ...screenSamples },
  head: ({ words, modules }) => ({
    ...words,
    type: "CollectionPage",
    items: listModules(modules),
  }),
  render({ words, labels, modules, personas: { personas }, ...samples }) {
    return (
      <>
        <PageHero {...words} title={words.headline}>
          <ModuleMap alt={words.mapAlt} modules={modules} className="h-96 lg:h-112" />
        </PageHero>
        <div className="border-b border-hairline bg-sheet">
          <div className="page-column flex flex-wrap items-center justify-between gap-x-12 gap-y-4 py-5">
            <PersonaSwitch {...words.switch} personas={personas} />
            <StackLine personas={personas} modules={modules} label={words.switch.stack} />
          </div>
        </div>
        <DetailTiers {...{ samples, modules, labels }} />
        <ClosingCall {...words.closing} />
      </>
    );
  },
});

interface StackLineProps {
  personas: readonly Pick<Persona, "id" | "stack" | "stackNote">[];
  modules: readonly Pick<Module, "id" | "name">[];
  label: string;
}

/** The set that the active persona starts with, in one line. */
function StackLine({ personas, modules, label }: StackLineProps) {
  return personas.map(({ id, stack, stackNote }) => (
    <div key={id} data-for-persona={id}>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="mr-2 tag text-graphite uppercase max-sm:w-full">{label}</span>
        {stack.map((each, index) => (
          <span key={each}>
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
      {stackNote && <p className="text-small text-graphite">{stackNote}</p>}
    </div>
  ));
}
