import { measureGap } from "../../../../calculators/hours-gap.ts";
import { island } from "../../../engine/island.tsx";
import type { SheetWords } from "../../../parts/calculators/schema.ts";
import { CalculatorSheet } from "../CalculatorSheet.tsx";
import { currencies, getCalculatorFormats, joinUnit } from "../calculator-formats.ts";
import { CurrencyLine } from "../fields.tsx";
import { useCalculator } from "../use-calculator.ts";
import { getUnit, HoursInputs } from "./HoursInputs.tsx";
import { getVerdict, HoursResult } from "./HoursResult.tsx";
import type { HoursWords } from "./schema.ts";
import { type HoursValues, lineNames, readSheet } from "./values.ts";

interface HoursGapProps {
  words: HoursWords;
  sheetWords: SheetWords;
  locale: string;
  example: HoursValues;
}

/** The sheet "Hours gap". */
function HoursGap({ words, sheetWords, locale, example }: HoursGapProps) {
  const calculator = useCalculator("hours-gap", example, { currency: currencies });
  const { values } = calculator;
  const formats = getCalculatorFormats(locale, values.currency);
  const { sheet, faults } = readSheet(values, sheetWords.faults);

  const gap = sheet && measureGap(sheet.manShifts.turnaround, sheet.sample, sheet.effort);
  const range = gap && {
    label: words.results.range,
    from: formats.money(gap.amount.half),
    to: formats.money(gap.amount.full),
  };
  const summary =
    sheet && range
      ? words.results.summary
          .replace("{from}", range.from)
          .replace("{to}", range.to)
          .replace("{verdict}", getVerdict({ words, sheet, formats }))
      : sheetWords.unanswered;
  return (
    <CalculatorSheet
      {...{ calculator, locale, summary, range }}
      words={sheetWords}
      name={words.name}
      getLabel={(field) => (field === "currency" ? sheetWords.currency : words.inputs[field].label)}
      message={[
        sheetWords.message.replace("{name}", words.name),
        ...describeInputs(values, words, locale),
        summary,
      ]}
      settings={
        <CurrencyLine
          words={{ label: sheetWords.currency }}
          value={values.currency}
          onChange={(currency) => calculator.change({ currency })}
        />
      }
      inputs={<HoursInputs {...{ calculator, words, locale, faults }} />}
      results={
        sheet ? (
          <HoursResult {...{ words, sheet, formats }} />
        ) : (
          <p className="text-h4">{sheetWords.unanswered}</p>
        )
      }
    />
  );
}

/** The inputs as plain lines. */
const describeInputs = (values: HoursValues, words: HoursWords, locale: string): string[] =>
  lineNames.map((name) => {
    const unit = getUnit(name, words, values, locale);
    return `${words.inputs[name].label}: ${joinUnit(values[name], unit)}`;
  });

export default island("HoursGap", HoursGap);
