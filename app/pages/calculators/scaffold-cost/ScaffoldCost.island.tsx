import { fillPattern } from "content-model/fill-pattern";
import { costOne } from "../../../../calculators/scaffold-cost.ts";
import type { RowFault } from "../../../../calculators/scaffold-list.ts";
import { island } from "../../../engine/island.tsx";
import type { SheetWords } from "../../../parts/calculators/schema.ts";
import { Button } from "../../../parts/ui/Button.tsx";
import { CalculatorSheet, writeAnswer } from "../CalculatorSheet.tsx";
import { getCalculatorFormats, joinUnit } from "../calculator-formats.ts";
import { explainFault } from "../read-numbers.ts";
import { useCalculator } from "../use-calculator.ts";
import { costList, ListResult } from "./ListResult.tsx";
import { AvoidableRange, AvoidableTable, OneResult } from "./OneResult.tsx";
import { getUnits, ScaffoldInputs } from "./ScaffoldInputs.tsx";
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

function ScaffoldCost({ words, sheet, locale, example, rates, sampleList }: ScaffoldCostProps) {
  const calculator = useCalculator("scaffold-cost", example, {
    choices,
    isSound: (values) => readSheet(values, sheet.faults).sheet !== undefined,
  });
  const { values, sound } = calculator;
  const { faults, faulty, list } = readSheet(values, sheet.faults);
  const { form, mode } = words;
  const labels = { ...words.inputs, form, mode, units: sheet.units };
  return (
    <CalculatorSheet
      {...{ calculator, locale, faulty }}
      words={sheet}
      name={words.name}
      getLabel={(field) => (field === "currency" ? sheet.currency : labels[field].label)}
      lines={describeInputs(values, words, locale)}
      inputs={
        <ScaffoldInputs {...{ calculator, words, sheet, locale, faults, rates }}>
          {values.list === "" && (
            <Button
              tone="line"
              size="sm"
              onClick={() => calculator.changeValues({ list: sampleList })}
              className="my-3"
            >
              {words.listWords.fillIn}
            </Button>
          )}
          <ListFaults faults={list.faults} {...{ words, sheet }} />
        </ScaffoldInputs>
      }
      result={sound && buildResult(sound, { words, sheet, locale })}
    />
  );
}

function buildResult(
  values: ScaffoldValues,
  { words, sheet: { faults }, locale }: Pick<ScaffoldCostProps, "words" | "sheet" | "locale">,
) {
  const { sheet } = readSheet(values, faults);
  if (!sheet) return;
  const { subject, terms, tolerance } = sheet;
  const formats = getCalculatorFormats(locale, values.currency);
  const shared = { words, terms, tolerance, formats };
  const { low, high } =
    "rows" in subject
      ? costList(subject.rows, terms, tolerance)
      : costOne(subject.scaffold, terms, tolerance);
  const answer = writeAnswer(words.results, {
    from: formats.money(low.avoidable),
    to: formats.money(high.avoidable),
    total: formats.money(high.total),
  });
  const headline = <AvoidableRange words={words.results} {...{ answer, low, high, formats }} />;
  if ("rows" in subject) {
    return { answer, headline, drawn: <ListResult rows={subject.rows} {...shared} /> };
  }
  const one = { ...shared, scaffold: subject.scaffold, unit: getUnit(values) };
  return {
    answer,
    headline,
    drawn: <OneResult {...one} />,
    below: <AvoidableTable {...one} />,
  };
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
    if (fault.kind === "tooMany") return fillPattern(listWords.tooMany, { row });
    if (fault.kind === "cells") {
      return fillPattern(listWords.cells, { row, cells: fault.cells });
    }
    return fillPattern(listWords.cell, {
      row,
      column: listWords.columns[fault.column],
      problem: explainFault(fault.kind, fault.text, sheet.faults),
    });
  };
  return (
    <div
      role="alert"
      className="my-3 border-l-4 border-signal-deep bg-signal-wash px-3 py-2 text-small"
    >
      <p className="font-medium">{fillPattern(listWords.faults, { count: faults.length })}</p>
      <ul className="mt-1">
        {faults.map((fault) => (
          <li key={fault.row}>{explain(fault)}</li>
        ))}
      </ul>
    </div>
  );
}

export default island("ScaffoldCost", ScaffoldCost);
