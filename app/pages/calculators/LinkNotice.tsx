import { fillPattern } from "content-model/fill-pattern";
import type { SheetWords } from "../../parts/calculators/schema.ts";
import type { Calculator } from "./use-calculator.ts";

/** What to know about the address that the visitor came with: what it lacks, whether it was changed. */
export function describeLink<Name extends string>(
  { link }: Pick<Calculator<Name>, "link">,
  words: SheetWords["link"],
  getLabel: (name: Name) => string,
): string[] {
  if (!link) return [];
  const lines = link.missing.map(getLabel).join(", ");
  return [
    ...(lines ? [fillPattern(words.missing, { lines })] : []),
    ...(link.isChanged ? [words.changed] : []),
  ];
}

/** It is printed, too: what is on paper is as doubtful. */
export function LinkNotice({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <p
      role="alert"
      className="mb-4 border-l-4 border-signal-deep bg-signal-wash px-3 py-2 text-small"
    >
      {sentences.join(" ")}
    </p>
  );
}
