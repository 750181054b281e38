import type { Decisions } from "../../../plant/settle.ts";
import type { StepWords } from "./schema.ts";

type Choice = StepWords["choices"][number];
export type ChoiceOutcome = Pick<Choice, "tone" | "outcome" | "text">;

/** What comes of a choice, given what else is decided. */
export function getOutcome(
  { tone, outcome, text, variants = [] }: Choice,
  decisions: Decisions,
): ChoiceOutcome {
  const variant = variants.find(({ after, choices }) =>
    choices.some((id) => id === decisions[after]),
  );
  return {
    tone: variant?.tone ?? tone,
    outcome: variant?.outcome ?? outcome,
    text: variant?.text ?? text,
  };
}
