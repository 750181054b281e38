import { choiceFlows } from "./choice-flows.ts";
import { contactFlows } from "./contact-flows.ts";
import { deskFlow } from "./desk-flow.ts";
import type { Flow } from "./flow.ts";
import { sheetFlows } from "./sheet-flows.ts";
import { wayFlows } from "./way-flows.ts";

/** What visitors, and users of the desk, need in every engine, in the order of a visit. */
export const flows: readonly Flow[] = [
  ...wayFlows,
  ...choiceFlows,
  ...contactFlows,
  ...sheetFlows,
  deskFlow,
];
