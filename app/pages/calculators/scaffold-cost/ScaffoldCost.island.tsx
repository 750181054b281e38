import { costOne } from "../../../../calculators/scaffold-cost.ts";
import { parseList, type RowFault } from "../../../../calculators/scaffold-list.ts";
import type { ScaffoldAmounts } from "../../../../plant/scaffold-cost.ts";
import { island } from "../../../engine/island.tsx";
import type { SheetWords } from "../../../parts/calculators/schema.ts";
import { Button } from "../../../parts/ui/Button.tsx";
import { CalculatorSheet } from "../CalculatorSheet.tsx";
import { getCalculatorFormats, joinUnit } from "../calculator-formats.ts";
import { explainFault } from "../read-numbers.ts";
import { useCalculator } from "../use-calculator.ts";
import { costList, ListResult } from "./ListResult.tsx";
import { OneResult } from "./OneResult.tsx";
import { getUnits, ScaffoldInputs, ScaffoldSettings } from "./ScaffoldInputs.tsx";
import type { ScaffoldWords } from "./schema.ts";
import {
  choices,
  type FormRates,
  getForm,
  getUnit,
  type LineName,
  rateNames,
  readSheet,
  type ScaffoldValues,
  scaffoldNames,
  toleranceNames,
} from "./values.ts";

interface ScaffoldCostProps {
  words: ScaffoldWords;
  sheet: SheetWords;
  locale: string;
  example: ScaffoldValues;
  rates: FormRates;
  /** Rows of the sample plant, as a spreadsheet would give them. */
  sampleList: string;
}

/** The sheet "Scaffold cost". */
function ScaffoldCost({ words, sheet, locale, example, rates, sampleList }: ScaffoldCostProps) {
  const calculator = useCalculator("scaffold-cost", example, choices);
  const { values } = calculator;
  const formats = getCalculatorFormats(locale, values.currency);
  const { scaffold, terms, tolerance, faults } = readSheet(values, sheet.faults);
  const isList = values.mode === "list";
  const list = parseList(isList ? values.list : "");
  const unit = getUnit(values);

  let result = <p className="text-h4">{sheet.unanswered}</p>;
  let counted: { low: ScaffoldAmounts; high: ScaffoldAmounts } | undefined;
  if (terms && tolerance && isList && list.rows.length > 0) {
    counted = costList(list.rows, terms, tolerance);
    result = <ListResult rows={list.rows} {...{ words, terms, tolerance, formats }} />;
  } else if (terms && tolerance && scaffold && !isList) {
    counted = costOne(scaffold, terms, tolerance);
    result = <OneResult {...{ words, scaffold, terms, tolerance, unit, formats }} />;
  }
  const range = counted && {
    label: words.results.range,
    from: formats.money(counted.low.avoidable),
    to: formats.money(counted.high.avoidable),
  };
  const summary =
    counted && range
      ? words.results.summary
          .replace("{from}", range.from)
          .replace("{to}", range.to)
          .replace("{total}", formats.money(counted.high.total))
      : sheet.unanswered;

  const { form, mode } = words;
  const lines = { ...words.inputs, form, mode, units: sheet.units };
  return (
    <CalculatorSheet
      {...{ calculator, locale, summary, range }}
      words={sheet}
      name={words.name}
      getLabel={(field) => (field === "currency" ? sheet.currency : lines[field].label)}
      message={[
        sheet.message.replace("{name}", words.name),
        ...describeInputs(values, words, locale),
        summary,
      ]}
      settings={<ScaffoldSettings {...{ calculator, words, sheet }} />}
      inputs={
        <ScaffoldInputs {...{ calculator, words, locale, faults, rates }}>
          {values.list === "" && (
            <Button
              tone="line"
              size="sm"
              onClick={() => calculator.change({ list: sampleList })}
              className="my-3"
            >
              {words.listWords.fillIn}
            </Button>
          )}
          <ListFaults faults={list.faults} {...{ words, sheet }} />
        </ScaffoldInputs>
      }
      results={result}
    />
  );
}

/** The inputs as plain lines. */
function describeInputs(values: ScaffoldValues, words: ScaffoldWords, locale: string): string[] {
  const { inputs, form } = words;
  const units = getUnits(values, words, locale);
  const describe = (name: LineName) =>
    `${inputs[name].label}: ${joinUnit(values[name], units[name])}`;
  return [
    ...(values.mode === "list" ? values.list.split("\n") : scaffoldNames.map(describe)),
    `${form.label}: ${form.options[getForm(values)]}`,
    ...[...rateNames, ...toleranceNames].map(describe),
  ];
}

interface ListFaultsProps {
  faults: readonly RowFault[];
  words: ScaffoldWords;
  sheet: SheetWords;
}

/** The rows that are not counted, each with what to do. */
function ListFaults({ faults, words: { listWords }, sheet }: ListFaultsProps) {
  if (faults.length === 0) return null;
  const explain = (fault: RowFault) => {
    const row = String(fault.row);
    if (fault.kind === "tooMany") return listWords.tooMany.replace("{row}", row);
    if (fault.kind === "cells") {
      return listWords.cells.replace("{row}", row).replace("{cells}", String(fault.cells));
    }
    return listWords.cell
      .replace("{row}", row)
      .replace("{column}", listWords.columns[fault.column])
      .replace("{problem}", explainFault(fault.kind, fault.text, sheet.faults));
  };
  return (
    <div
      role="alert"
      className="my-3 border-l-4 border-signal-deep bg-signal-wash px-3 py-2 text-small"
    >
      <p className="font-medium">{listWords.faults.replace("{count}", String(faults.length))}</p>
      <ul className="mt-1">
        {faults.map((fault) => (
          <li key={fault.row}>{explain(fault)}</li>
        ))}
      </ul>
    </div>
  );
}

export default island("ScaffoldCost", ScaffoldCost);
