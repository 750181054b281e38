import { fillPattern } from "content-model/fill-pattern";
import { planCountdown } from "../../../../calculators/countdown.ts";
import { usePage } from "../../../engine/page-context.ts";
import type { SheetWords } from "../../../parts/calculators/schema.ts";
import { CalculatorPage, getOwnWords, type HandLine } from "../CalculatorPage.tsx";
import { listRows } from "./list-rows.ts";
import type { TurnaroundCountdownPage as Words } from "./schema.ts";
import TurnaroundCountdown from "./TurnaroundCountdown.island.tsx";
import { countryCodes } from "./use-work-calendar.ts";
import { example, readTurnaround } from "./values.ts";

export function TurnaroundCountdownPage({ words, sheet }: { words: Words; sheet: SheetWords }) {
  const { locale } = usePage().edition;
  const { byHandRules: _, ...shown } = getOwnWords(words);
  const names = new Intl.DisplayNames(locale, { type: "region" });
  const countries = countryCodes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
  return (
    <CalculatorPage words={words} handLines={listHandLines(words, locale)}>
      <TurnaroundCountdown words={shown} {...{ sheet, locale, countries }} />
    </CalculatorPage>
  );
}

function listHandLines(words: Words, locale: string): HandLine[] {
  const { turnaround } = readTurnaround(example);
  if (!turnaround) throw new Error("the example of Turnaround countdown is faulty");
  const rows = listRows(planCountdown(turnaround), { turnaround, words, locale });
  const { weeksRule, hoursRule } = words.byHandRules;
  return rows.map(({ number, name, owner, fromWeek, readyWeek, ...rules }) => ({
    letter: String(number),
    label: `${name} (${owner})`,
    formula: [
      ...(rules.weeksRule ? [fillPattern(weeksRule, { formula: rules.weeksRule })] : []),
      fillPattern(hoursRule, { formula: rules.hoursRule }),
    ].join(", "),
    example: fillPattern(words.results.span, { from: fromWeek, to: readyWeek }),
  }));
}
