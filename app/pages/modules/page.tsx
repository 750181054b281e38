import labels from "content:module-labels";
import modules from "content:modules";
import page from "content:pages/modules";
import content from "content:personas";
import { ModuleLoop } from "../../parts/figures/ModuleLoop.tsx";
import { buildMeta, getCanonicalUrl } from "../../parts/head/build-meta.ts";
import { buildPageGraph } from "../../parts/head/page-graph.ts";
import { StructuredData } from "../../parts/head/StructuredData.tsx";
import { PersonaSwitch } from "../../parts/persona/PersonaSwitch.tsx";
import { usePersona } from "../../parts/persona/persona-store.ts";
import { ClosingCall } from "../../parts/sections/ClosingCall.tsx";
import { PageHero } from "../../parts/sections/PageHero.tsx";
import { getModulePath, type PersonaId, paths } from "../../routes.ts";
import { HubTiers } from "./HubTiers.tsx";
import { StackLine } from "./StackLine.tsx";

const { personas } = content;
const personaLabels = Object.fromEntries(personas.map(({ id, label }) => [id, label])) as Record<
  PersonaId,
  string
>;

const graph = buildPageGraph({
  type: "CollectionPage",
  path: paths.modules,
  page,
  items: modules.map(({ id, name }) => ({ name, url: getCanonicalUrl(getModulePath(id)) })),
});

export function meta() {
  return buildMeta({ title: page.title, description: page.description, path: paths.modules });
}

export default function Modules() {
  const persona = usePersona();
  return (
    <>
      <StructuredData graph={graph} />
      <PageHero
        label={[page.eyebrow]}
        title={page.headline}
        lead={page.lead}
        primary={page.primary}
        secondary={page.secondary}
      >
        <ModuleLoop loop={page.loop} modules={modules} />
      </PageHero>
      <div className="border-b border-hairline bg-sheet">
        <div className="page-column flex flex-wrap items-center justify-between gap-x-12 gap-y-4 py-5">
          <PersonaSwitch {...page.switch} personas={personas} />
          <StackLine personas={personas} modules={modules} label={page.switch.stack} />
        </div>
      </div>
      <div className="pb-band">
        <HubTiers {...{ modules, labels, persona, personaLabels }} />
      </div>
      <ClosingCall {...page.closing} />
    </>
  );
}
