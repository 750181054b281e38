import modules from "content:modules";
import page from "content:pages/journey";
import content from "content:personas";
import { AdoptionCurve } from "../../parts/figures/AdoptionCurve.tsx";
import { buildMeta } from "../../parts/head/build-meta.ts";
import { buildPageGraph } from "../../parts/head/page-graph.ts";
import { StructuredData } from "../../parts/head/StructuredData.tsx";
import { PageHero } from "../../parts/sections/PageHero.tsx";
import { getModulePath, type ModuleId, paths } from "../../routes.ts";
import { AdoptionPhases } from "./AdoptionPhases.tsx";
import { ItStakeholders } from "./ItStakeholders.tsx";
import { JourneySelector } from "./JourneySelector.tsx";
import { SampleTimeline } from "./SampleTimeline.tsx";
import { StageMetrics } from "./StageMetrics.tsx";
import { StartingStacks } from "./StartingStacks.tsx";

const graph = buildPageGraph({ path: paths.journey, page });

const getModule = (id: ModuleId | undefined) => modules.find((module) => module.id === id);

const stacks = page.stacks.roles.map(({ persona, role }) => {
  const { concern = "", stack = [] } = content.personas.find(({ id }) => id === persona) ?? {};
  return {
    role,
    concern,
    modules: stack
      .flatMap((id) => getModule(id) ?? [])
      .map(({ id, tag, name }) => ({ tag, name, href: getModulePath(id) })),
  };
});

const answers = page.selector.options.map((option) => ({
  ...option,
  recommendedModule: getModule(option.recommendedModule),
}));

export function meta() {
  return buildMeta({ title: page.title, description: page.description, path: paths.journey });
}

export default function Journey() {
  const { eyebrow, title, lead, primary, secondary } = page.hero;
  return (
    <>
      <StructuredData graph={graph} />
      <PageHero
        label={[page.sheet, eyebrow]}
        title={title}
        lead={lead}
        primary={primary}
        secondary={secondary}
      >
        <AdoptionCurve
          title={page.hero.curveTitle}
          alt={page.hero.curveAlt}
          points={page.timeline.rows}
          valueLabel={page.hero.curveValue}
          fullLabel={page.hero.curveFull}
        />
      </PageHero>
      <AdoptionPhases page={page} />
      <StartingStacks page={page} stacks={stacks} />
      <ItStakeholders page={page} />
      <StageMetrics page={page} />
      <SampleTimeline page={page} />
      <JourneySelector copy={page.selector} answers={answers} />
    </>
  );
}
