import { definePage } from "../../engine/page.ts";
import { getModule, modules } from "../../parts/modules/schema.ts";
import { personas } from "../../parts/persona/schema.ts";
import { PageHero } from "../../parts/sections/PageHero.tsx";
import { paths } from "../../routes.ts";
import { AdoptionCurve } from "./AdoptionCurve.tsx";
import { AdoptionPhases } from "./AdoptionPhases.tsx";
import { ItStakeholders } from "./ItStakeholders.tsx";
import { JourneySelector } from "./JourneySelector.tsx";
import { SampleTimeline } from "./SampleTimeline.tsx";
import { StageMetrics } from "./StageMetrics.tsx";
import { StartingStacks } from "./StartingStacks.tsx";
import { journeyPage } from "./schema.ts";

export default definePage({
  address: { path: paths.journey },
  needs: { words: journeyPage, modules, personas },
  head: ({ words }) => words,
  render({ words, modules, personas: { personas } }) {
    const stacks = words.stacks.roles.map(({ persona, role }) => {
      const { concern = "", stack = [] } = personas.find(({ id }) => id === persona) ?? {};
      return { role, concern, stack: stack.map((id) => getModule(modules, id)) };
    });
    const { options, ...selector } = words.selector;
    const answers = options.map((option) => ({
      ...option,
      recommendedModule: modules.find(({ id }) => id === option.recommendedModule),
    }));
    return (
      <>
        <PageHero sheet={words.sheet} {...words.hero}>
          <AdoptionCurve
            title={words.hero.curveTitle}
            alt={words.hero.curveAlt}
            points={words.timeline.rows}
            valueLabel={words.hero.curveValue}
            fullLabel={words.hero.curveFull}
            valuePoints={words.hero.curveValuePoints}
            note={words.hero.curveNote}
          />
        </PageHero>
        <AdoptionPhases page={words} />
        <StartingStacks page={words} stacks={stacks} />
        <ItStakeholders page={words} />
        <StageMetrics page={words} />
        <SampleTimeline page={words} />
        <JourneySelector words={selector} answers={answers} />
      </>
    );
  },
});
