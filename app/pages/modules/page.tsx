import { definePage } from "../../engine/page.ts";
import { screenSamples } from "../../parts/figures/ModuleScreen.tsx";
import { listModules } from "../../parts/modules/list-modules.ts";
import { ModuleMap } from "../../parts/modules/ModuleMap.tsx";
import { moduleLabels } from "../../parts/modules/module-labels-schema.ts";
import { modules } from "../../parts/modules/schema.ts";
import { PersonaSwitch } from "../../parts/persona/PersonaSwitch.tsx";
import { getPersonaLabels } from "../../parts/persona/persona-labels.ts";
import { personas } from "../../parts/persona/schema.ts";
import { ClosingCall } from "../../parts/sections/ClosingCall.tsx";
import { PageHero } from "../../parts/sections/PageHero.tsx";
import { paths } from "../../routes.ts";
import { DetailTiers } from "./DetailTiers.tsx";
import { StackLine } from "./StackLine.tsx";
import { modulesPage } from "./schema.ts";

export default definePage({
  address: { path: paths.modules },
  needs: { words: modulesPage, labels: moduleLabels, modules, roles: personas, ...screenSamples },
  head: ({ words, modules }) => ({
    ...words,
    type: "CollectionPage",
    items: listModules(modules),
  }),
  render({ words, labels, modules, roles: { personas }, ...samples }) {
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
        <div className="pb-band">
          <DetailTiers
            {...{ samples, modules, labels }}
            personaLabels={getPersonaLabels(personas)}
          />
        </div>
        <ClosingCall {...words.closing} />
      </>
    );
  },
});
