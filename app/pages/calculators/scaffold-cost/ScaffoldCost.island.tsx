import { fillPattern } from "content-model/fill-pattern";
import { useId } from "react";
import type { Values } from "../../../../calculators/fragment.ts";
import {
  addAmounts,
  type Form,
  forms,
  type LineName,
  parseList,
  type RowFault,
  rateNames,
  type Scaffold,
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
import { PlacedMark, PlotBar, stackSpans } from "../../../parts/ui/plot.tsx";
import {
  AnswerLine,
  CalculatorSheet,
  type Ledger,
  noticeStyle,
  printTerms,
  SumTable,
} from "../CalculatorSheet.tsx";
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

interface ScaffoldDrawingProps {
  words: ScaffoldWords;
  scaffold: Scaffold;
  /** strictly counted */
  counted: ScaffoldCase;
  unit: string;
  formats: CalculatorFormats;
}

/** Volume over time: what was needed, what was overbuilt, what was idle, and the corner that is both. */
function ScaffoldDrawing({ words, scaffold, counted, unit, formats }: ScaffoldDrawingProps) {
  const { drawing, units } = words;
  const id = useId();
  const { built, standing } = scaffold;
  if (built === 0 || standing === 0) return null;
  const { needed, requested } = counted;
  const printed = Object.entries(scaffold).map(([name, value]) => [name, formats.number(value)]);
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
        {x < 90 && <DayMark x={x} text={formats.number(needed)} />}
        <DayMark x={100} text={formats.count(standing, units.days)} />
        {y > 10 && <VolumeMark y={y} text={formats.number(requested)} />}
        <VolumeMark y={0} text={`${formats.number(built)} ${unit}`} />
      </svg>
    </div>
  );
}

interface AreaProps {
  name: string;
  /** Its edges, in percent of the drawing. */
  x: readonly [number, number];
  y: readonly [number, number];
  /** Id of its hatch. */
  hatch?: string;
  className?: string;
}

/** A part of the volume over time with its name, if there is room for that. */
function Area({ name, x: [left, right], y: [top, bottom], hatch, className }: AreaProps) {
  const [width, height] = [right - left, bottom - top];
  if (!(width > 0 && height > 0)) return null;
  const box = { x: `${left}%`, y: `${top}%`, width: `${width}%`, height: `${height}%` };
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
            <span className={hatch && "bg-sheet px-1.5 py-0.5"}>{name}</span>
          </p>
        </foreignObject>
      )}
    </>
  );
}

function Hatch({ id, ground, line }: { id: string; ground: string; line: string }) {
  return (
    <pattern
      id={id}
      width="7"
      height="7"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect width="7" height="7" className={ground} />
      <path d="M0 0v7" strokeWidth="2" className={line} />
    </pattern>
  );
}

/** A mark on the time axis, below the drawing. */
function DayMark({ x, text }: { x: number; text: string }) {
  return (
    <PlacedMark x={x} y={100}>
      <path d="M0 2v8" className="stroke-ink" />
      <text y="24" textAnchor={x === 100 ? "end" : "middle"} className="fill-graphite font-mono">
        {text}
      </text>
    </PlacedMark>
  );
}

/** A mark on the volume axis, on the right. */
function VolumeMark({ y, text }: { y: number; text: string }) {
  return (
    <PlacedMark x={100} y={y}>
      <path d="M2 0h8" className="stroke-ink" />
      <text x="14" dy="0.35em" className="fill-graphite font-mono">
        {text}
      </text>
    </PlacedMark>
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

/** Scaffolds that are drawn. */
const drawn = 12;

/** What a bar is made of, one after the other. */
const layers = [
  { part: "needed", mark: "bg-petrol", fill: "fill-petrol" },
  { part: "overbuild", mark: "bg-signal", fill: "fill-signal" },
  { part: "idle", mark: "bg-caution", fill: "fill-caution" },
] as const;

interface ListDrawingProps {
  words: ScaffoldWords;
  formats: CalculatorFormats;
  costed: SolvedScaffolds["costed"];
}

/** A bar for each of the most avoidable ones: needed, overbuild, idle. */
function ListDrawing({ words: { drawing, listWords }, costed, formats }: ListDrawingProps) {
  const shown = costed
    .toSorted((one, other) => other.high.avoidable - one.high.avoidable)
    .slice(0, drawn);
  const widest = Math.max(...shown.map(({ high }) => high.total));
  if (!(widest > 0)) return null;
  return (
    <figure className="mt-6 break-inside-avoid print:mt-2">
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 text-small text-graphite">
        {layers.map(({ part, mark }) => (
          <span key={part} className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-3 ${mark}`} />
            {drawing[part]}
          </span>
        ))}
        {costed.length > drawn && <span>{fillPattern(listWords.more, { count: drawn })}</span>}
      </figcaption>
      <div className="mt-3 grid grid-cols-[auto_1fr] gap-x-3">
        <ul aria-hidden="true" className="text-small">
          {shown.map(({ tag }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a tag can be there twice
            <li key={index} className="flex min-h-6 items-center">
              <bdi>{tag}</bdi>
            </li>
          ))}
        </ul>
        <svg role="img" aria-label={drawing.listAlt} className="w-full" height={shown.length * 24}>
          {shown.map(({ tag, high }, index) => {
            const overbuild = high.overbuiltErection + high.overbuiltUse;
            const needed = high.total - high.avoidable;
            const spans = stackSpans([needed, overbuild, high.idleRequested], widest);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a tag can be there twice
              <g key={index}>
                <title>{`\u2068${tag}\u2069: ${formats.money(high.avoidable)}`}</title>
                {layers.map(({ part, fill }, layer) => (
                  <PlotBar
                    key={part}
                    x={spans[layer]}
                    y={[0.2, 0.8].map((edge) => (100 * (index + edge)) / shown.length)}
                    className={fill}
                  />
                ))}
              </g>
            );
          })}
        </svg>
      </div>
    </figure>
  );
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
