import type { Content, Source } from "content-model/source";
import type { ReactNode } from "react";
import type { ModuleId } from "../../routes.ts";
import { AssembledInvoice, InvoiceCloseUp } from "./AssembledInvoice.tsx";
import { BidCloseUp, BidComparison } from "./BidComparison.tsx";
import { CatalogEstimate, EstimateCloseUp } from "./CatalogEstimate.tsx";
import { KpiBoard, KpiCloseUp } from "./KpiBoard.tsx";
import { ScaffoldCloseUp, ScaffoldMap } from "./ScaffoldMap.tsx";
import { RosterCloseUp, ShiftRoster } from "./ShiftRoster.tsx";
import {
  bidComparison,
  estimate,
  invoice,
  kpiBoard,
  scaffoldMap,
  shiftRoster,
  taskBoard,
} from "./schema.ts";
import { TaskBoard, TaskCloseUp } from "./TaskBoard.tsx";

/** The sample data of each module's product screen, for a page that shows them to ask for. */
export const screenSamples = {
  timemanagement: shiftRoster,
  planning: estimate,
  invoicing: invoice,
  sourcing: bidComparison,
  projectmanagement: taskBoard,
  scaffolding: scaffoldMap,
  analytics: kpiBoard,
} satisfies Record<ModuleId, Source>;
type Samples = { [Id in ModuleId]: Content<(typeof screenSamples)[Id]> };

type Screens = {
  [Id in ModuleId]: {
    Screen: (data: Samples[Id]) => ReactNode;
    CloseUp: (data: Samples[Id]) => ReactNode;
  };
};

const screens: Screens = {
  timemanagement: { Screen: ShiftRoster, CloseUp: RosterCloseUp },
  planning: { Screen: CatalogEstimate, CloseUp: EstimateCloseUp },
  invoicing: { Screen: AssembledInvoice, CloseUp: InvoiceCloseUp },
  sourcing: { Screen: BidComparison, CloseUp: BidCloseUp },
  projectmanagement: { Screen: TaskBoard, CloseUp: TaskCloseUp },
  scaffolding: { Screen: ScaffoldMap, CloseUp: ScaffoldCloseUp },
  analytics: { Screen: KpiBoard, CloseUp: KpiCloseUp },
};

export interface ModuleScreenProps {
  id: ModuleId;
  samples: Samples;
  /** Only the piece of it that matters most, beside words that say the same. */
  closeUp?: boolean;
}

/** A module's product screen. */
export function ModuleScreen({ id, samples, closeUp = false }: ModuleScreenProps): ReactNode {
  return drawScreen(id, samples, closeUp);
}

function drawScreen<Id extends ModuleId>(id: Id, samples: Samples, closeUp: boolean): ReactNode {
  const { Screen, CloseUp } = screens[id];
  return closeUp ? CloseUp(samples[id]) : Screen(samples[id]);
}
