import type { Source } from "content-model/source";
import type { ReactNode } from "react";
import type { Contents } from "../../engine/page.ts";
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
type Samples = Contents<typeof screenSamples>;
type Draw<Id extends ModuleId> = (data: Samples[Id]) => ReactNode;

/** Each module's screen, and the piece of it that matters most. */
const screens: { [Id in ModuleId]: readonly [Draw<Id>, Draw<Id>] } = {
  timemanagement: [ShiftRoster, RosterCloseUp],
  planning: [CatalogEstimate, EstimateCloseUp],
  invoicing: [AssembledInvoice, InvoiceCloseUp],
  sourcing: [BidComparison, BidCloseUp],
  projectmanagement: [TaskBoard, TaskCloseUp],
  scaffolding: [ScaffoldMap, ScaffoldCloseUp],
  analytics: [KpiBoard, KpiCloseUp],
};

/** A module's product screen; as a close-up only the piece of it, beside words that say the same. */
export function ModuleScreen<Id extends ModuleId>(props: {
  id: Id;
  samples: Samples;
  closeUp?: boolean;
}) {
  return screens[props.id][props.closeUp ? 1 : 0](props.samples[props.id]);
}
