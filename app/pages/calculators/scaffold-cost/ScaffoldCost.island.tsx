import { fillPattern } from "content-model/fill-pattern";
import type { Values } from "../../../../calculators/fragment.ts";
import {
  addAmounts,
  type Form,
  forms,
  type LineName,
  parseList,
  type RowFault,
  rateNames,
  type ScaffoldCase,
  type ScaffoldValues,
  type SolvedScaffolds,
  scaffoldNames,
  solveScaffold,
  toleranceNames,
} from "../../../../calculators/scaffold-cost.ts";
import type { ScaffoldAmounts } from "../../../../plant/scaffolds.ts";
import { island } from "../../../engine/island.tsx";
import type { SheetWords } from "../../../parts/calculators/schema.ts";
import { pickNoun } from "../../../parts/figures/format-number.ts";
import { Button } from "../../../parts/ui/Button.tsx";
import { classNames } from "../../../parts/ui/class-names.ts";
import { AnswerLine, CalculatorSheet, noticeStyle } from "../CalculatorSheet.tsx";
import { type Ledger, printTerms, SumTable } from "../ResultTable.tsx";
import {
  type CalculatorFormats,
  currencyOptions,
  explainFault,
  getCalculatorFormats,
} from "../read-numbers.ts";
import {
  type Calculator,
  type SheetField,
  type SheetGroup,
  type SheetProps,
  useCalculator,
} from "../use-calculator.ts";
import { ListDrawing, ScaffoldDrawing } from "./ScaffoldDrawing.tsx";
import type { ScaffoldWords } from "./schema.ts";

type FieldName = keyof ScaffoldValues;

interface ScaffoldProps extends SheetProps<ScaffoldWords, FieldName> {
  /** Rates that each contract form opens with, as a visitor would type them. */
  rates: Record<Form, Values<(typeof rateNames)[number]>>;
  /** Rows of the sample plant, as a spreadsheet would give them. */
  sampleList: string;
}

const listOptions = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The chosen form; an address may name none that there is. */
const getForm = (form: string): Form => forms.find((each) => each === form) ?? forms[0];

/** The unit that the form and the choice of units measure in. */
const getUnit = ({ units, form }: ScaffoldValues) =>
  `${units === "us" ? "ft" : "m"}${getForm(form) === "deck" ? "²" : "³"}`;

/** The units of the fields in words. */
function getUnits(values: ScaffoldValues, { units }: ScaffoldWords, locale: string) {
  const unit = getUnit(values);
  const days = (name: LineName) => pickNoun(values[name], units.days, locale);
  const period = values.period === "1" ? days("period") : `${values.period} ${days("period")}`;
  const rate = (pattern: string) =>
    fillPattern(pattern, { currency: values.currency, unit, days: period });
  return {
    requested: unit,
    built: unit,
    needed: days("needed"),
    standing: days("standing"),
    erection: rate(units.perUnit),
    use: rate(units.perUse),
    included: days("included"),
    period: days("period"),
    overbuild: units.percent,
    lead: days("lead"),
  };
}

const prints: Partial<Record<LineName, "money" | "measure">> = {
  requested: "measure",
  built: "measure",
  erection: "money",
  use: "money",
};

/** The scaffold or the list of them and its rates; folded, the contract's rules and what is let pass. */
function listGroups(
  values: ScaffoldValues,
  { words, sheet, locale, rates, sampleList }: ScaffoldProps,
  fillIn: (list: string) => void,
): SheetGroup<FieldName>[] {
  const { inputs, groups } = words;
  const units = getUnits(values, words, locale);
  const isList = values.mode === "list";
  const line = (name: LineName): SheetField<FieldName> => ({
    name,
    words: inputs[name],
    unit: units[name],
    print: prints[name],
  });
  const form = getForm(values.form);
  const isUntouched = rateNames.every((name) => values[name] === rates[form][name]);
  return [
    {
      title: isList ? groups.list : groups.scaffold,
      fields: [
        {
          name: "list",
          words: inputs.list,
          type: "area",
          isHidden: !isList,
          // Its faults are those of its rows.
          problem: "",
          below: (
            <>
              {values.list === "" && (
                <Button tone="line" size="sm" onClick={() => fillIn(sampleList)} className="my-3">
                  {words.listWords.fillIn}
                </Button>
              )}
              <ListFaults faults={parseList(values.list).faults} {...{ words, sheet }} />
            </>
          ),
        },
        ...scaffoldNames.map((name) => ({ ...line(name), isHidden: isList })),
        line("erection"),
        line("use"),
        { name: "mode", words: words.mode, options: listOptions(words.mode.options) },
      ],
    },
    {
      title: groups.contract,
      place: "folded",
      fields: [
        {
          name: "form",
          words: words.form,
          options: listOptions(words.form.options),
          change: (next) => (isUntouched ? rates[getForm(next)] : {}),
        },
        line("included"),
        line("period"),
      ],
    },
    { title: groups.tolerance, place: "folded", fields: toleranceNames.map(line) },
    {
      title: groups.units,
      place: "folded",
      fields: [
        {
          name: "units",
          words: sheet.units,
          options: listOptions({ metric: sheet.units.metric, us: sheet.units.us }),
        },
        { name: "currency", words: { label: sheet.currency }, options: currencyOptions },
      ],
    },
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
    <div role="alert" className={classNames(noticeStyle, "my-3")}>
      <p className="font-medium">{fillPattern(listWords.faults, { count: faults.length })}</p>
      <ul className="mt-1">
        {faults.map((fault) => (
          <li key={fault.row}>{explain(fault)}</li>
        ))}
      </ul>
    </div>
  );
}

type Answered = NonNullable<Calculator<FieldName, SolvedScaffolds>["answered"]>;

/** How much was avoidable of what was paid for one scaffold, or for those of a list. */
function buildResult({ values, groups, solved }: Answered, { words, locale }: ScaffoldProps) {
  const { results } = words;
  const formats = getCalculatorFormats(locale, values.currency);
  const low = addAmounts(solved.costed.map((each) => each.low));
  const high = addAmounts(solved.costed.map((each) => each.high));
  const ends = { from: formats.money(low.avoidable), to: formats.money(high.avoidable) };
  const total = formats.money(high.total);
  const answer = {
    ...ends,
    label: results.range,
    fromNote: results.low,
    toNote: results.high,
    summary: fillPattern(results.summary, { ...ends, total }),
  };
  const getShare = ({ avoidable }: typeof low) => `${Math.round((avoidable / high.total) * 100)}%`;
  const headline =
    high.avoidable === 0 ? (
      <p className="text-h4">{results.nothing}</p>
    ) : (
      <div>
        <AnswerLine {...answer} />
        <p className="mt-3 text-small text-graphite">
          {fillPattern(results.share, { total, from: getShare(low), to: getShare(high) })}
        </p>
      </div>
    );
  return {
    answer,
    headline,
    ...(values.mode === "list"
      ? { drawn: drawList(solved.costed, { low, high }, words, formats) }
      : drawOne({ values, groups, solved }, words, formats)),
  };
}

/** What the scaffolds of a list cost, drawn and one by one, strictly counted. */
function drawList(
  costed: SolvedScaffolds["costed"],
  sums: { low: ScaffoldAmounts; high: ScaffoldAmounts },
  words: ScaffoldWords,
  formats: CalculatorFormats,
) {
  const { table } = words.listWords;
  const { money } = formats;
  const total = { tag: fillPattern(table.total, { count: costed.length }), ...sums };
  return (
    <>
      <ListDrawing words={words} costed={costed} formats={formats} />
      <SumTable
        caption={table.caption}
        columns={[table.tag, table.invoiced, table.overbuild, table.idle, table.range]}
        rows={[...costed, total].map(({ tag, low, high }) => [
          tag,
          money(high.total),
          money(high.overbuiltErection + high.overbuiltUse),
          money(high.idleRequested),
          [...new Set([low.avoidable, high.avoidable].map(money))].join("-"),
        ])}
      />
      <p className="mt-3 font-mono text-label text-graphite">{table.rules}</p>
    </>
  );
}

/** What one scaffold cost, drawn and line by line. */
function drawOne(
  { values, groups, solved }: Answered,
  words: ScaffoldWords,
  formats: CalculatorFormats,
) {
  const { results, inputs } = words;
  const { columns } = results;
  const { number, money } = formats;
  const { read, costed } = solved;
  const [one] = costed;
  if (!one) return {};
  const { charged, low, high } = one;
  const unit = getUnit(values);
  const each = (get: (counted: ScaffoldCase) => string) => [low, high].map(get);
  const ledger: Ledger = {
    note: results.note,
    lines: results.lines,
    sums: ["total", "avoidable"],
    terms: {
      ...printTerms(groups, read, formats),
      // Strictly counted, nothing is let pass.
      [inputs.overbuild.letter]: [number(read.overbuild), number(0)],
      [inputs.lead.letter]: [number(read.lead), number(0)],
    },
    tables: [
      {
        caption: results.invoiced,
        columns: [columns.line, columns.amount],
        amounts: {
          charged: [number(charged)],
          erection: [money(high.erectionCost)],
          use: [money(high.useCost)],
          total: [money(high.total)],
        },
      },
      {
        caption: results.avoidable,
        columns: [columns.line, columns.low, columns.high],
        amounts: {
          counted: each(({ requested }) => `${number(requested)}\u00a0${unit}`),
          chargedNeeded: each(({ chargedNeeded }) => number(chargedNeeded)),
          overbuiltErection: each(({ overbuiltErection }) => money(overbuiltErection)),
          overbuiltUse: each(({ overbuiltUse }) => money(overbuiltUse)),
          idle: each(({ idleCost }) => money(idleCost)),
          overlap: each(({ idleOverbuilt }) => money(idleOverbuilt)),
          avoidable: each(({ avoidable }) => money(avoidable)),
        },
      },
    ],
  };
  const drawn = <ScaffoldDrawing {...{ words, unit, formats }} scaffold={one} counted={high} />;
  return { ledger, drawn };
}

function ScaffoldCost(props: ScaffoldProps) {
  const calculator = useCalculator(
    "scaffold-cost",
    props.example,
    (values): SheetGroup<FieldName>[] =>
      listGroups(values, props, (list) => calculator.changeValues({ list })),
    solveScaffold,
  );
  const result = calculator.answered && buildResult(calculator.answered, props);
  return <CalculatorSheet {...props} {...{ calculator, result }} />;
}

export default island("ScaffoldCost", ScaffoldCost);
