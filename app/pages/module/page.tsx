import type { ReactNode } from "react";
import { definePages } from "../../engine/page.ts";
import { ContractorView } from "../../parts/figures/ContractorView.tsx";
import { ForemanPhone } from "../../parts/figures/ForemanPhone.tsx";
import { GateTablet } from "../../parts/figures/GateTablet.tsx";
import { ModuleScreen, screenSamples } from "../../parts/figures/ModuleScreen.tsx";
import { contractorView, foremanPhone, gateTablet } from "../../parts/figures/schema.ts";
import { moduleLabels, modules } from "../../parts/modules/schema.ts";
import { getModulePath, type ModuleId, moduleIds } from "../../routes.ts";
import { ModulePage } from "./ModulePage.tsx";
import { modulePageLabels, modulePages } from "./schema.ts";

export default definePages({
  needs: {
    pages: modulePages,
    pageLabels: modulePageLabels,
    labels: moduleLabels,
    modules,
    tablet: gateTablet,
    phone: foremanPhone,
    contractor: contractorView,
    ...screenSamples,
  },
  items: () => moduleIds,
  address: (id) => ({ path: getModulePath(id) }),
  head: ({ pages }, id) => getPage(pages, id),
  render({ pages, pageLabels, labels, modules, tablet, phone, contractor, ...samples }, id) {
    const pictures: Partial<Record<ModuleId, ReactNode>> = {
      timemanagement: <GateTablet {...tablet} />,
      projectmanagement: <ForemanPhone {...phone} />,
      invoicing: <ContractorView {...contractor} />,
    };
    return (
      <ModulePage
        {...{ id, pageLabels, modules }}
        learnMore={labels.learnMore}
        page={getPage(pages, id)}
        screen={<ModuleScreen id={id} samples={samples} />}
        picture={pictures[id]}
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
