import type { ReactNode } from "react";
import type { Content, Source } from "../../content/source.ts";
import { definePage, type PageDefinition } from "../../engine/page.ts";
import { AssembledInvoice } from "../../parts/figures/AssembledInvoice.tsx";
import { BidComparison } from "../../parts/figures/BidComparison.tsx";
import { bidComparison } from "../../parts/figures/bid-comparison-schema.ts";
import { CatalogEstimate } from "../../parts/figures/CatalogEstimate.tsx";
import { estimate } from "../../parts/figures/estimate-schema.ts";
import { invoice } from "../../parts/figures/invoice-schema.ts";
import { KpiBoard } from "../../parts/figures/KpiBoard.tsx";
import { kpiBoard } from "../../parts/figures/kpi-board-schema.ts";
import { ScaffoldMap } from "../../parts/figures/ScaffoldMap.tsx";
import { ShiftRoster } from "../../parts/figures/ShiftRoster.tsx";
import { scaffoldMap } from "../../parts/figures/scaffold-map-schema.ts";
import { shiftRoster } from "../../parts/figures/shift-roster-schema.ts";
import { TaskBoard } from "../../parts/figures/TaskBoard.tsx";
import { taskBoard } from "../../parts/figures/task-board-schema.ts";
import type { PageHead } from "../../parts/head/page-head.ts";
import { moduleLabels } from "../../parts/modules/module-labels-schema.ts";
import { modules } from "../../parts/modules/schema.ts";
import { getModulePath, type ModuleId, moduleIds } from "../../routes.ts";
import { ModulePage } from "./ModulePage.tsx";
import { modulePageLabels, modulePages } from "./schema.ts";

type DefineModulePage = (id: ModuleId) => PageDefinition<PageHead>;

/** A module's page with this product screen, drawn from this sample data. */
function withScreen<S extends Source>(
  sample: S,
  draw: (sample: Content<S>) => ReactNode,
): DefineModulePage {
  return (id) =>
    definePage({
      address: { path: getModulePath(id) },
      needs: {
        pages: modulePages,
        pageLabels: modulePageLabels,
        labels: moduleLabels,
        modules,
        sample,
      },
      head: ({ pages }) => getPage(pages, id),
      render: ({ pages, sample, ...content }) => (
        <ModulePage id={id} page={getPage(pages, id)} screen={draw(sample)} {...content} />
      ),
    });
}

/** The product screen of each module's page. */
const modulePageOf: Record<ModuleId, DefineModulePage> = {
  timemanagement: withScreen(shiftRoster, (data) => <ShiftRoster {...data} />),
  planning: withScreen(estimate, (data) => <CatalogEstimate {...data} />),
  invoicing: withScreen(invoice, (data) => <AssembledInvoice {...data} />),
  sourcing: withScreen(bidComparison, (data) => <BidComparison {...data} />),
  projectmanagement: withScreen(taskBoard, (data) => <TaskBoard {...data} />),
  scaffolding: withScreen(scaffoldMap, (data) => <ScaffoldMap {...data} />),
  analytics: withScreen(kpiBoard, (data) => <KpiBoard {...data} />),
};

export default moduleIds.map((id) => modulePageOf[id](id));

/** The pages' files are in the order of the modules. */
function getPage<Page>(pages: readonly Page[], id: ModuleId): Page {
  const page = pages[moduleIds.indexOf(id)];
  if (!page) throw new Error(`there is no page for the module "${id}"`);
  return page;
}
