import { fillPattern } from "content-model/fill-pattern";
import { useId } from "react";
import {
  addAmounts,
  type Form,
  forms,
  type LineName,
  parseList,
  rateNames,
  type ScaffoldCase,
  type ScaffoldValues,
  type SolvedScaffolds,
  scaffoldNames,
  solveScaffold,
  toleranceNames,
} from "../../../../calculators/scaffold-cost.ts";
import { island } from "../../../engine/island.tsx";
import { pickNoun } from "../../../parts/figures/format-number.ts";
import { Button } from "../../../parts/ui/Button.tsx";
import { classNames } from "../../../parts/ui/class-names.ts";
import { PlotLine, PlotText } from "../../../parts/ui/plot.tsx";
import {
  type Answered,
  AnswerLine,
  type CalculatorFormats,
  CalculatorSheet,
  explainFault,
  getCalculatorFormats,
  getCurrency,
  type Ledger,
  noticeStyle,
  printTerms,
  type SheetField,
  type SheetGroup,
  type SheetProps,
  SumTable,
  useCalculator,
} from "../CalculatorSheet.tsx";
import type { buildProps, ScaffoldWords } from "./schema.ts";

type ScaffoldProps = SheetProps<ScaffoldWords> & ReturnType<typeof buildProps>;

/** The chosen form; an address may name none that there is. */
const getForm = (form: string): Form => forms.find((each) => each === form) ?? forms[0];

const getUnit = ({ units, form }: ScaffoldValues) =>
  `${units === "us" ? "ft" : "m"}${getForm(form) === "deck" ? "²" : "³"}`;

/** The fields that are numbers, each with its unit in words and how formulas print it. */
function getLines(
  values: ScaffoldValues,
  { inputs, units }: ScaffoldWords,
  locale: string,
): Record<LineName, SheetField> {
  const unit = getUnit(values);
  const line = (name: LineName, unit: string, print?: SheetField["print"]) =>
    ({ name, words: inputs[name], unit, print }) as const;
  const inDays = (name: LineName) => line(name, pickNoun(values[name], units.days, locale));
  const period = inDays("period");
  const days = values.period === "1" ? period.unit : `${values.period} ${period.unit}`;
  const rate = (pattern: string) => fillPattern(pattern, { currency: values.currency, unit, days });
  return {
    requested: line("requested", unit, "measure"),
    built: line("built", unit, "measure"),
    needed: inDays("needed"),
    standing: inDays("standing"),
    erection: line("erection", rate(units.perUnit), "money"),
    use: line("use", rate(units.perUse), "money"),
    included: inDays("included"),
    period,
    overbuild: line("overbuild", units.percent),
    lead: inDays("lead"),
  };
}

/** The scaffold or the list of them and its rates; folded, the contract's rules and what is let pass. */
function listGroups(
  values: ScaffoldValues,
  { words, sheet, locale, examples, sampleList }: ScaffoldProps,
  fillIn: (list: string) => void,
): SheetGroup[] {
  const { groups, listWords } = words;
  const lines = getLines(values, words, locale);
  const isList = values.mode === "list";
  const form = getForm(values.form);
  /** The example's values in another form, of what is still as in the example. */
  const convert = (next: Form, names: readonly (keyof typeof examples.day)[]) =>
    names.every((name) => values[name] === examples[form][name])
      ? Object.fromEntries(names.map((name) => [name, examples[next][name]]))
      : {};
  const { faults } = parseList(values.list);
  return [
    {
      title: isList ? groups.list : groups.scaffold,
      fields: [
        {
          name: "list",
          words: words.inputs.list,
          type: "area",
          isHidden: !isList,
          // Its faults are those of its rows.
          problem: "",
          below: (
            <>
              {values.list === "" && (
                <Button tone="line" size="sm" onClick={() => fillIn(sampleList)} className="my-3">
                  {listWords.fillIn}
                </Button>
              )}
              {faults.length > 0 && (
                <div role="alert" className={classNames(noticeStyle, "my-3")}>
                  <p className="font-medium">
                    {fillPattern(listWords.faults, { count: faults.length })}
                  </p>
                  <ul className="mt-1">
                    {faults.map(({ row, kind, cells = 0, column, text = "" }) => {
                      const isRow = kind === "tooMany" || kind === "cells";
                      return (
                        <li key={row}>
                          {fillPattern(isRow ? listWords[kind] : listWords.cell, {
                            row,
                            cells,
                            column: listWords.columns[column ?? "tag"],
                            problem: isRow ? "" : explainFault(kind, text, sheet.faults),
                          })}
                        </li>
                      );
                    })}
                  </ul>
                </div>
              )}
            </>
          ),
        },
        ...scaffoldNames.map((name) => ({ ...lines[name], isHidden: isList })),
        lines.erection,
        lines.use,
        { name: "mode", words: words.mode, options: Object.entries(words.mode.options) },
      ],
    },
    {
      title: groups.contract,
      isFolded: true,
      fields: [
        {
          name: "form",
          words: words.form,
          options: Object.entries(words.form.options),
          change: (next) => ({
            ...convert(getForm(next), ["requested", "built"]),
            ...convert(getForm(next), rateNames),
          }),
        },
        lines.included,
        lines.period,
      ],
    },
    {
      title: groups.tolerance,
      isFolded: true,
      fields: toleranceNames.map((name) => lines[name]),
    },
    {
      title: groups.units,
      isFolded: true,
      fields: [
        {
          name: "units",
          words: sheet.units,
          options: (["metric", "us"] as const).map((name) => [name, sheet.units[name]]),
        },
        getCurrency(sheet),
      ],
    },
  ];
}

/** How much was avoidable of what was paid for one scaffold, or for those of a list. */
function buildResult(answered: Answered<typeof solveScaffold>, { words, locale }: ScaffoldProps) {
  const { results } = words;
  const { costed } = answered.solved;
  const formats = getCalculatorFormats(locale, answered.values.currency);
  const low = addAmounts(costed.map((each) => each.low));
  const high = addAmounts(costed.map((each) => each.high));
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
  const { table } = words.listWords;
  /** Strictly counted, those with the most to avoid first. */
  const list = [
    ...costed.toSorted((one, other) => other.high.avoidable - one.high.avoidable),
    { tag: fillPattern(table.total, { count: costed.length }), low, high },
  ];
  const drawn = (
    <>
      <SumTable
        caption={table.caption}
        columns={[table.tag, table.invoiced, table.overbuild, table.idle, table.range]}
        rows={list.map(({ tag, low, high }) => [
          tag,
          formats.money(high.total),
          formats.money(high.overbuiltErection + high.overbuiltUse),
          formats.money(high.idleRequested),
          [...new Set([low.avoidable, high.avoidable].map(formats.money))].join("-"),
        ])}
      />
      <p className="mt-3 font-mono text-label text-graphite">{table.rules}</p>
    </>
  );
  return {
    answer,
    headline,
    ...(answered.values.mode === "list" ? { drawn } : drawOne(answered, words, formats)),
  };
}

/** What one scaffold cost, drawn and line by line. */
function drawOne(
  { values, groups, solved }: Answered<typeof solveScaffold>,
  words: ScaffoldWords,
  formats: CalculatorFormats,
) {
  const { results, inputs } = words;
  const { columns } = results;
  const { number, money } = formats;
  const { read, costed } = solved;
  const [one] = costed;
  if (!one) return {};
  const { low, high } = one;
  const unit = getUnit(values);
  const each = (get: (counted: ScaffoldCase) => string) => [low, high].map(get);
  const ledger: Ledger = {
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
          charged: [number(one.charged)],
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
  return { ledger, drawn: <ScaffoldDrawing {...{ words, unit, formats }} scaffold={one} /> };
}

type Costed = SolvedScaffolds["costed"][number];

/** Volume over time, strictly counted: what was needed, what was overbuilt, what was idle, and the corner that is both. */
function ScaffoldDrawing(props: {
  words: ScaffoldWords;
  scaffold: Costed;
  unit: string;
  formats: CalculatorFormats;
}) {
  const { drawing, units } = props.words;
  const { number, count } = props.formats;
  const id = useId();
  const { built, standing, high } = props.scaffold;
  if (built === 0 || standing === 0) return null;
  const { needed, requested } = high;
  const printed = scaffoldNames.map((name) => [name, number(props.scaffold[name])]);
  const x = (needed / standing) * 100;
  const y = 100 - (requested / built) * 100;
  return (
    <div className="mt-6 pt-2 pr-16 pb-9 pl-2 break-inside-avoid print:mt-2">
      <svg
        role="img"
        aria-label={fillPattern(drawing.alt, Object.fromEntries(printed))}
        className="h-56 w-full overflow-visible text-label print:h-28"
      >
        <defs>
          <Hatch id={`${id}-over`} ground="fill-signal-wash" line="stroke-signal" />
          <Hatch id={`${id}-idle`} ground="fill-petrol-wash" line="stroke-petrol" />
        </defs>
        <Area name={drawing.needed} x={[0, x]} y={[y, 100]} className="fill-petrol-wash" />
        <Area name={drawing.overbuild} x={[0, x]} y={[0, y]} hatch={`${id}-over`} />
        <Area name={drawing.idle} x={[x, 100]} y={[y, 100]} hatch={`${id}-idle`} />
        <Area name={drawing.both} x={[x, 100]} y={[0, y]} className="fill-signal" />
        <g className="stroke-ink">
          <PlotLine x={x} y={[101, 104]} />
          <PlotLine x={100} y={[101, 104]} />
          <PlotLine x={[100.5, 102]} y={y} />
          <PlotLine x={[100.5, 102]} y={0} />
        </g>
        <g className="fill-graphite font-mono">
          <PlotText x={100} y={100} dy="22" textAnchor="end">
            {count(standing, units.days)}
          </PlotText>
          {x < 90 && (
            <PlotText x={x} y={100} dy="22">
              {number(needed)}
            </PlotText>
          )}
          <PlotText x={100} dx="14" dy="0.35em" textAnchor="start">
            {`${number(built)} ${props.unit}`}
          </PlotText>
          {y > 10 && (
            <PlotText x={100} y={y} dx="14" dy="0.35em" textAnchor="start">
              {number(requested)}
            </PlotText>
          )}
        </g>
      </svg>
    </div>
  );
}

/**
 * A part of the volume over time with its name, if there is room for that.
 *
 * @param x its edges, in percent of the drawing, as `y`
 * @param hatch id of its hatch
 */
function Area(props: {
  name: string;
  x: readonly [number, number];
  y: readonly [number, number];
  hatch?: string;
  className?: string;
}) {
  const { x, y, hatch, className } = props;
  const [width, height] = [x[1] - x[0], y[1] - y[0]];
  if (!(width > 0 && height > 0)) return null;
  const box = { x: `${x[0]}%`, y: `${y[0]}%`, width: `${width}%`, height: `${height}%` };
  return (
    <>
      <rect
        {...box}
        fill={hatch && `url(#${hatch})`}
        className={classNames("stroke-ink", className)}
      />
      {width > 22 && height > 12 && (
        <foreignObject {...box} className="overflow-visible">
          <p className="grid h-full place-content-center px-2 text-center leading-snug font-medium text-balance">
            {/* On paper of its own, so that it reads on a hatch. */}
            <span className={hatch && "bg-sheet px-1.5 py-0.5"}>{props.name}</span>
          </p>
        </foreignObject>
      )}
    </>
  );
}

const Hatch = ({ id, ground, line }: { id: string; ground: string; line: string }) => (
  <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width="7" height="7" className={ground} />
    <path d="M0 0v7" strokeWidth="2" className={line} />
  </pattern>
);

function ScaffoldCost(props: ScaffoldProps) {
  const calculator = useCalculator(
    "scaffold-cost",
    props.example,
    (values): SheetGroup[] =>
      listGroups(values, props, (list) => calculator.changeValues({ list })),
    solveScaffold,
  );
  const result = calculator.answered && buildResult(calculator.answered, props);
  return <CalculatorSheet {...props} {...{ calculator, result }} />;
}

export default island("ScaffoldCost", ScaffoldCost);
