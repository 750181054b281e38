import type { ReactNode } from "react";
import { TableBand } from "../../parts/bands/TableBand.tsx";
import { getModule } from "../../parts/modules/get-module.ts";
import type { ModuleLabels } from "../../parts/modules/module-labels-schema.ts";
import type { Module } from "../../parts/modules/schema.ts";
import { ClosingCall } from "../../parts/sections/ClosingCall.tsx";
import { KeyBenefits } from "../../parts/sections/KeyBenefits.tsx";
import { ProblemSection } from "../../parts/sections/ProblemSection.tsx";
import { getContactPathFor, type ModuleId } from "../../routes.ts";
import { ContractRules } from "./ContractRules.tsx";
import { FieldView } from "./FieldView.tsx";
import { ModuleHero } from "./ModuleHero.tsx";
import { RolesAndFit } from "./RolesAndFit.tsx";
import { StoryClaim } from "./StoryClaim.tsx";
import type { ModulePageLabels, ModulePage as ModulePageWords } from "./schema.ts";
import { TaskStates } from "./TaskStates.tsx";
import { WorksBestWith } from "./WorksBestWith.tsx";

interface ModulePageProps {
  id: ModuleId;
  page: ModulePageWords;
  pageLabels: ModulePageLabels;
  labels: ModuleLabels;
  modules: readonly Module[];
  /** The product screen. */
  screen: ReactNode;
  /** What shows the first benefit, where the module's screen does not. */
  picture: ReactNode;
  /** A screen that somebody else holds. */
  fieldView: ReactNode;
}

/** The one layout of the module pages. */
export function ModulePage(props: ModulePageProps) {
  const { id, page, pageLabels, labels, modules, screen, picture, fieldView } = props;
  const module = getModule(modules, id);
  const { tag, name } = module;
  // The interests of the contact form have the modules' names.
  const advisor = { label: pageLabels.closing.advisor, href: getContactPathFor(name) };
  return (
    <>
      <ModuleHero
        module={module}
        page={page}
        alternateName={labels.alternateName.replace("{name}", module.alternateName)}
        primary={advisor}
        secondary={pageLabels.seeAll}
        tryIt={{ label: pageLabels.tryIt, href: page.tryIt }}
      >
        {screen}
      </ModuleHero>
      <ProblemSection
        id="problem"
        label={[tag, pageLabels.problem]}
        problem={page.problem}
        example={pageLabels.example}
        unfold={pageLabels.unfold}
      />
      <KeyBenefits
        id="benefits"
        label={[tag, name]}
        title={pageLabels.benefits}
        benefits={page.benefits}
        picture={picture}
      />
      {page.taskStates && <TaskStates tag={tag} name={name} taskStates={page.taskStates} />}
      {page.fieldView && (
        <FieldView tag={tag} fieldView={page.fieldView}>
          {fieldView}
        </FieldView>
      )}
      {page.contractRules && <ContractRules tag={tag} contractRules={page.contractRules} />}
      <StoryClaim tag={tag} label={pageLabels.story} story={page.story} />
      <WorksBestWith
        module={module}
        title={pageLabels.worksWith}
        learnMore={labels.learnMore}
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
      <ClosingCall {...page.closing} primary={advisor} secondary={pageLabels.closing.allModules} />
    </>
  );
}
