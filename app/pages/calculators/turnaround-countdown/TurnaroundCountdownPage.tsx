import { usePage } from "../../../engine/page-context.ts";
import type { SheetWords } from "../../../parts/calculators/schema.ts";
import { CalculatorPage, getOwnWords } from "../CalculatorPage.tsx";
import type { TurnaroundCountdownPage as Words } from "./schema.ts";
import TurnaroundCountdown, { countryCodes } from "./TurnaroundCountdown.island.tsx";
import { buildExample } from "./values.ts";

export function TurnaroundCountdownPage({ words, sheet }: { words: Words; sheet: SheetWords }) {
  const { locale } = usePage().edition;
  const { example, ...shown } = getOwnWords(words);
  const names = new Intl.DisplayNames(locale, { type: "region" });
  const countries = countryCodes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
  return (
    <CalculatorPage words={words}>
      <TurnaroundCountdown
        words={shown}
        example={buildExample(example)}
        {...{ sheet, locale, countries }}
      />
    </CalculatorPage>
  );
}
