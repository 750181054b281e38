import labels from "content:module-labels";
import pageLabels from "content:module-page-labels";
import modules from "content:modules";
import type { ReactNode } from "react";
import type { Module } from "../../parts/modules/schema.ts";
import type { ModulePage } from "./schema.ts";
import { StructuredData } from "../../parts/head/StructuredData.tsx";
import { ClosingCall } from "../../parts/sections/ClosingCall.tsx";
import { getContactPathFor, type ModuleId } from "../../routes.ts";
import { DataAggregation } from "./DataAggregation.tsx";
import { KeyBenefits } from "./KeyBenefits.tsx";
import { ModuleHero } from "./ModuleHero.tsx";
import { buildModuleGraph } from "./module-head.ts";
import { ProblemSection } from "./ProblemSection.tsx";
import { RolesAndFit } from "./RolesAndFit.tsx";
import { StoryClaim } from "./StoryClaim.tsx";
import { TaskStates } from "./TaskStates.tsx";
import { WorksBestWith } from "./WorksBestWith.tsx";

interface ModuleSheetProps {
  id: ModuleId;
  page: ModulePage;
  /** The product picture. */
  figure: ReactNode;
}

/** The one layout of the seven module pages; each page brings its own words and its picture. */
export function ModuleSheet({ id, page, figure }: ModuleSheetProps) {
  const module = getModule(id);
  const { tag, name } = module;
  // The interests of the contact form have the modules' names.
  const advisor = { label: pageLabels.closing.secondary, href: getContactPathFor(name) };
  return (
    <>
      <StructuredData graph={buildModuleGraph(id, page)} />
      <ModuleHero
        module={module}
        page={page}
        alternateName={labels.alternateName.replace("{name}", module.alternateName)}
        primary={advisor}
        secondary={pageLabels.seeAll}
      >
        {figure}
      </ModuleHero>
      <ProblemSection tag={tag} problem={page.problem} labels={pageLabels} />
      {page.taskStates && <TaskStates tag={tag} name={name} taskStates={page.taskStates} />}
      <KeyBenefits tag={tag} name={name} title={pageLabels.benefits} benefits={page.benefits} />
      {page.dataAggregation && <DataAggregation tag={tag} dataAggregation={page.dataAggregation} />}
      <WorksBestWith
        module={module}
        title={pageLabels.worksWith}
        learnMore={labels.learnMore}
        others={page.worksWith.map(({ module: other, text }) => ({
          module: getModule(other),
          text,
        }))}
      />
      <StoryClaim tag={tag} label={pageLabels.story} story={page.story} />
      <RolesAndFit page={page} labels={pageLabels} />
      <ClosingCall {...page.closing} primary={pageLabels.closing.primary} secondary={advisor} />
    </>
  );
}

function getModule(id: ModuleId): Module {
  const module = modules.find((each) => each.id === id);
  if (!module) throw new Error(`there is no module "${id}"`);
  return module;
}
