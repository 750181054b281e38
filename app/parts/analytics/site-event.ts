import type { CalculatorId } from "../../routes.ts";

/**
 * What is counted besides pages: each event's name, and all it says. Never anything typed, and no
 * address with a query. docs/analytics.md lists them.
 */
export type SiteEvent =
  /** The first input into an empty contact form. */
  | { name: "form_begun" }
  /** The contact form's message was received. */
  | { name: "form_sent" }
  /** The first step or decision of "Settle one shift". */
  | { name: "demo_begun" }
  /** All four decisions are made, and what came of them is shown. */
  | { name: "demo_finished" }
  /** The first change of a value on a calculator; `calculator` is the sheet's id. */
  | { name: "calculator_used"; props: { calculator: CalculatorId } }
  /** A document was asked for; `file` is its path. */
  | { name: "download"; props: { file: string } };
