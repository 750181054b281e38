import { measureGap } from "../../../../plant/gap.ts";
import { island } from "../../../engine/island.tsx";
import type { SheetWords } from "../../../parts/calculators/schema.ts";
import { CalculatorSheet, RangeLine, writeAnswer } from "../CalculatorSheet.tsx";
import { currencies, getCalculatorFormats, joinUnit } from "../calculator-formats.ts";
import { CurrencyLine, FoldedGroup } from "../fields.tsx";
import { useCalculator } from "../use-calculator.ts";
import { getUnit, HoursInputs } from "./HoursInputs.tsx";
import { getVerdict, HoursResult, type HoursResultProps, ShiftTable } from "./HoursResult.tsx";
import type { HoursWords } from "./schema.ts";
import { type HoursValues, lineNames, readSheet } from "./values.ts";

interface HoursGapProps {
  words: HoursWords;
  sheetWords: SheetWords;
  locale: string;
  example: HoursValues;
}

function HoursGap({ words, sheetWords, locale, example }: HoursGapProps) {
  const calculator = useCalculator("hours-gap", example, {
    choices: { currency: currencies },
    isSound: (values) => readSheet(values, sheetWords.faults).sheet !== undefined,
  });
  const { values, sound, changeValues } = calculator;
  const { faults } = readSheet(values, sheetWords.faults);
  const { sheet } = sound ? readSheet(sound, sheetWords.faults) : {};
  const formats = getCalculatorFormats(locale, sound?.currency ?? values.currency);
  return (
    <CalculatorSheet
      {...{ calculator, locale }}
      words={sheetWords}
      name={words.name}
      getLabel={(field) => (field === "currency" ? sheetWords.currency : words.inputs[field].label)}
      faulty={lineNames.filter((name) => faults[name])}
      lines={describeInputs(values, words, locale)}
      inputs={<HoursInputs {...{ calculator, words, locale, faults }} />}
      folded={
        <>
          <HoursInputs {...{ calculator, words, locale, faults }} isFolded />
          {/* On paper, every amount has it. */}
          <div className="print:hidden">
            <FoldedGroup
              title={sheetWords.currency}
              names={["currency"]}
              {...{ calculator, faults }}
            >
              <CurrencyLine
                words={{ label: sheetWords.currency }}
                value={values.currency}
                onChange={(currency) => changeValues({ currency })}
              />
            </FoldedGroup>
          </div>
        </>
      }
      result={sheet && buildResult({ words, sheet, formats })}
    />
  );
}

function buildResult({ words, sheet, formats }: HoursResultProps) {
  const { results } = words;
  const { amount } = measureGap(sheet.manShifts.turnaround, sheet.sample, sheet.effort);
  const answer = writeAnswer(results, {
    from: formats.wholeMoney(amount.half),
    to: formats.wholeMoney(amount.full),
    verdict: getVerdict({ words, sheet, formats }),
  });
  return {
    answer,
    headline: <RangeLine {...answer} fromNote={results.half} toNote={results.full} />,
    drawn: <HoursResult {...{ words, sheet, formats }} />,
    below: <ShiftTable {...{ words, sheet, formats }} />,
  };
}

/** The inputs as plain lines. */
const describeInputs = (values: HoursValues, words: HoursWords, locale: string): string[] =>
  lineNames.map((name) => {
    const unit = getUnit(name, words, values, locale);
    return `${words.inputs[name].label}: ${joinUnit(values[name], unit)}`;
  });

export default island("HoursGap", HoursGap);
