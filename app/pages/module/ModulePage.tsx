import { interestOptions } from "leads/fields";
import type { ReactNode } from "react";
import { TableBand } from "../../parts/bands/TableBand.tsx";
import { getModule, type Module, type ModuleLabels } from "../../parts/modules/schema.ts";
import { ClosingCall } from "../../parts/sections/ClosingCall.tsx";
import { KeyBenefits } from "../../parts/sections/KeyBenefits.tsx";
import { ProblemSection } from "../../parts/sections/ProblemSection.tsx";
import { getContactPathFor, type ModuleId, paths } from "../../routes.ts";
import { ContractRules } from "./ContractRules.tsx";
import { ModuleHero } from "./ModuleHero.tsx";
import { RolesAndFit } from "./RolesAndFit.tsx";
import { StoryClaim } from "./StoryClaim.tsx";
import type { ModulePageLabels, ModulePage as ModulePageWords } from "./schema.ts";
import { WorksBestWith } from "./WorksBestWith.tsx";

interface ModulePageProps {
  id: ModuleId;
  page: ModulePageWords;
  pageLabels: ModulePageLabels;
  /** "Learn more about {name}" */
  learnMore: ModuleLabels["learnMore"];
  modules: readonly Module[];
  /** The product screen. */
  screen: ReactNode;
  /** What shows the first benefit: a screen that somebody else holds. */
  picture: ReactNode;
}

/** The one layout of the module pages. */
export function ModulePage(props: ModulePageProps) {
  const { id, page, pageLabels, learnMore, modules, screen, picture } = props;
  const module = getModule(modules, id);
  const { tag, name } = module;
  // The interests of the contact form have the modules' names, but for one that is newer than they.
  const isInterest = interestOptions.some((option) => option === name);
  const advisor = {
    label: pageLabels.closing.advisor,
    href: isInterest ? getContactPathFor(name) : paths.contact,
  };
  return (
    <>
      <ModuleHero
        module={module}
        page={page}
        primary={advisor}
        secondary={pageLabels.seeAll}
        tryIt={pageLabels.tryIt}
      >
        {screen}
      </ModuleHero>
      <ProblemSection
        id="problem"
        label={[tag, pageLabels.problem]}
        problem={page.problem}
        example={pageLabels.example}
      />
      <KeyBenefits
        id="benefits"
        label={[tag, name]}
        title={pageLabels.benefits}
        benefits={page.benefits}
        picture={picture}
      />
      {page.contractRules && <ContractRules tag={tag} contractRules={page.contractRules} />}
      <StoryClaim tag={tag} label={pageLabels.story} story={page.story} />
      <WorksBestWith
        module={module}
        title={pageLabels.worksWith}
        learnMore={learnMore}
        others={page.worksWith.map(({ module: other, text }) => ({
          module: getModule(modules, other),
          text,
        }))}
      />
      <RolesAndFit page={page} labels={pageLabels} />
      {page.dataAggregation && (
        <TableBand
          band={page.dataAggregation}
          place={{ id: "data", label: [tag, page.dataAggregation.eyebrow], className: "py-band" }}
        />
      )}
      <ClosingCall
        {...page.closing}
        primary={advisor}
        secondary={pageLabels.closing.allModules}
        further={pageLabels.closing.pilot}
      />
    </>
  );
}
