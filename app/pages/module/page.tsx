import type { ReactNode } from "react";
import { definePages } from "../../engine/page.ts";
import { AssembledInvoice } from "../../parts/figures/AssembledInvoice.tsx";
import { BidComparison } from "../../parts/figures/BidComparison.tsx";
import { CatalogEstimate } from "../../parts/figures/CatalogEstimate.tsx";
import { KpiBoard } from "../../parts/figures/KpiBoard.tsx";
import { ScaffoldMap } from "../../parts/figures/ScaffoldMap.tsx";
import { ShiftRoster } from "../../parts/figures/ShiftRoster.tsx";
import {
  bidComparison,
  estimate,
  invoice,
  kpiBoard,
  scaffoldMap,
  shiftRoster,
  taskBoard,
} from "../../parts/figures/schema.ts";
import { TaskBoard } from "../../parts/figures/TaskBoard.tsx";
import { moduleLabels } from "../../parts/modules/module-labels-schema.ts";
import { modules } from "../../parts/modules/schema.ts";
import { getModulePath, type ModuleId, moduleIds } from "../../routes.ts";
import { ModulePage } from "./ModulePage.tsx";
import { modulePageLabels, modulePages } from "./schema.ts";

/** The seven module pages: one layout, each with its own words and its product screen. */
export default definePages({
  needs: {
    pages: modulePages,
    pageLabels: modulePageLabels,
    labels: moduleLabels,
    modules,
    bidComparison,
    estimate,
    invoice,
    kpiBoard,
    scaffoldMap,
    shiftRoster,
    taskBoard,
  },
  items: () => moduleIds,
  address: (id) => ({ path: getModulePath(id) }),
  head: ({ pages }, id) => getPage(pages, id),
  render(content, id) {
    const { pages, pageLabels, labels, modules } = content;
    const screens: Record<ModuleId, ReactNode> = {
      timemanagement: <ShiftRoster {...content.shiftRoster} />,
      planning: <CatalogEstimate {...content.estimate} />,
      invoicing: <AssembledInvoice {...content.invoice} />,
      sourcing: <BidComparison {...content.bidComparison} />,
      projectmanagement: <TaskBoard {...content.taskBoard} />,
      scaffolding: <ScaffoldMap {...content.scaffoldMap} />,
      analytics: <KpiBoard {...content.kpiBoard} />,
    };
    return (
      <ModulePage
        id={id}
        page={getPage(pages, id)}
        screen={screens[id]}
        {...{ pageLabels, labels, modules }}
      />
    );
  },
});

/** The pages' files are in the order of the modules. */
function getPage<Page>(pages: readonly Page[], id: ModuleId): Page {
  const page = pages[moduleIds.indexOf(id)];
  if (!page) throw new Error(`there is no page for the module "${id}"`);
  return page;
}
