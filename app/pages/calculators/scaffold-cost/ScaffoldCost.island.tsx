import { fillPattern } from "content-model/fill-pattern";
import { type ReactNode, useId } from "react";
import {
  addAmounts,
  costOne,
  type Scaffold,
  type ScaffoldResult,
  type Terms,
  type Tolerance,
} from "../../../../calculators/scaffold-cost.ts";
import type { ListRow, RowFault } from "../../../../calculators/scaffold-list.ts";
import type { ScaffoldAmounts } from "../../../../plant/scaffolds.ts";
import { island } from "../../../engine/island.tsx";
import type { SheetWords } from "../../../parts/calculators/schema.ts";
import { pickNoun } from "../../../parts/figures/format-number.ts";
import { Button } from "../../../parts/ui/Button.tsx";
import { classNames } from "../../../parts/ui/class-names.ts";
import { PlacedMark, PlotBar, stackSpans } from "../../../parts/ui/plot.tsx";
import {
  type Answer,
  AreaLine,
  CalculatorSheet,
  ChoiceLine,
  CurrencyLine,
  FoldedGroup,
  LineGroup,
  NumberLine,
  RangeLine,
  type ResultLine,
  ResultTable,
  WideTable,
  writeAnswer,
} from "../CalculatorSheet.tsx";
import {
  type CalculatorFormats,
  explainFault,
  getCalculatorFormats,
  joinUnit,
} from "../read-numbers.ts";
import { type Calculator, useCalculator } from "../use-calculator.ts";
import type { ScaffoldWords } from "./schema.ts";
import {
  choices,
  chooseForm,
  type FieldName,
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

interface ScaffoldInputsProps {
  calculator: Calculator<FieldName>;
  words: ScaffoldWords;
  sheet: SheetWords;
  locale: string;
  faults: Partial<Record<string, string>>;
  rates: FormRates;
  /** Below the field for a list: its faulty rows. */
  children: ReactNode;
}

/** The units of the fields in words. */
function getUnits(
  values: ScaffoldValues,
  { units }: Pick<ScaffoldWords, "units">,
  locale: string,
): Record<LineName, string> {
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

/** The scaffold or the list of them and its rates; folded, the contract's rules and what is let pass. */
function ScaffoldInputs(props: ScaffoldInputsProps) {
  const { calculator, words, locale, faults, children } = props;
  const { values, changeValues } = calculator;
  const { inputs, groups } = words;
  const units = getUnits(values, words, locale);
  const line = (name: LineName) => (
    <NumberLine
      key={name}
      name={name}
      words={inputs[name]}
      unit={units[name]}
      value={values[name]}
      fault={faults[name]}
      onChange={(value) => changeValues({ [name]: value })}
    />
  );
  const isList = values.mode === "list";
  return (
    <>
      <LineGroup title={isList ? groups.list : groups.scaffold}>
        {isList ? (
          <>
            <AreaLine
              name="list"
              words={inputs.list}
              value={values.list}
              onChange={(list) => changeValues({ list })}
            />
            {children}
          </>
        ) : (
          scaffoldNames.map(line)
        )}
        {line("erection")}
        {line("use")}
        <ChoiceLine
          name="mode"
          words={{ label: words.mode.label }}
          value={values.mode}
          onChange={(mode) => changeValues({ mode })}
          options={listOptions(words.mode.options)}
        />
      </LineGroup>
      <ContractGroup {...props} drawLine={line} />
      <FoldedGroup title={groups.tolerance} names={toleranceNames} {...{ calculator, faults }}>
        {toleranceNames.map(line)}
      </FoldedGroup>
      <UnitsGroup {...props} />
    </>
  );
}

const listOptions = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

interface ContractGroupProps extends ScaffoldInputsProps {
  drawLine(name: LineName): ReactNode;
}

/** How the contract charges for a scaffold. */
function ContractGroup({ calculator, words, faults, rates, drawLine }: ContractGroupProps) {
  const { values, changeValues } = calculator;
  const { groups } = words;
  return (
    <FoldedGroup
      title={groups.contract}
      names={["form", "included", "period"]}
      {...{ calculator, faults }}
    >
      <ChoiceLine
        name="form"
        words={{ label: words.form.label }}
        value={getForm(values)}
        onChange={(form) => changeValues(chooseForm(values, form, rates))}
        options={listOptions(words.form.options)}
      />
      {drawLine("included")}
      {drawLine("period")}
    </FoldedGroup>
  );
}

function UnitsGroup({ calculator, words, sheet, faults }: ScaffoldInputsProps) {
  const { values, changeValues } = calculator;
  const { groups } = words;
  return (
    <FoldedGroup title={groups.units} names={["units", "currency"]} {...{ calculator, faults }}>
      <ChoiceLine
        name="units"
        words={{ label: sheet.units.label, note: sheet.units.note }}
        value={values.units}
        onChange={(units) => changeValues({ units })}
        options={[
          { value: "metric", label: sheet.units.metric },
          { value: "us", label: sheet.units.us },
        ]}
      />
      <CurrencyLine
        words={{ label: sheet.currency }}
        value={values.currency}
        onChange={(currency) => changeValues({ currency })}
      />
    </FoldedGroup>
  );
}

/** Volume over time: what was needed, what was overbuilt, what was idle, and the corner that is both. */
function ScaffoldDrawing({ words, scaffold, terms, tolerance, unit, formats }: OneResultProps) {
  const { drawing, units } = words;
  const id = useId();
  const { built, standing } = scaffold;
  if (built === 0 || standing === 0) return null;
  const { needed, requested } = costOne(scaffold, terms, tolerance).high;
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

interface OneResultProps {
  words: ScaffoldWords;
  scaffold: Scaffold;
  terms: Terms;
  tolerance: Tolerance;
  unit: string;
  formats: CalculatorFormats;
}

/** What one scaffold cost, drawn and line by line. */
function OneResult(props: OneResultProps) {
  const { results } = props.words;
  return (
    <>
      <ScaffoldDrawing {...props} />
      <ResultTable
        caption={results.invoiced}
        columns={[results.columns.line, results.columns.amount]}
        lines={listInvoiced(props)}
      />
    </>
  );
}

/** How much of it was avoidable, line by line. */
function AvoidableTable(props: OneResultProps) {
  const { avoidable, columns, note } = props.words.results;
  return (
    <>
      <ResultTable
        caption={avoidable}
        columns={[columns.line, columns.low, columns.high]}
        lines={listAvoidable(props)}
      />
      <p className="mt-3 text-small text-graphite">{note}</p>
    </>
  );
}

interface AvoidableRangeProps {
  words: ScaffoldWords["results"];
  answer: Answer;
  low: ScaffoldAmounts;
  high: ScaffoldAmounts;
  formats: CalculatorFormats;
}

/** The range at the top, and what it is a share of. */
function AvoidableRange({ words, answer, low, high, formats }: AvoidableRangeProps) {
  if (high.avoidable === 0) return <p className="text-h4">{words.nothing}</p>;
  const share = ({ avoidable }: ScaffoldAmounts) =>
    `${Math.round((avoidable / high.total) * 100)}%`;
  return (
    <div>
      <RangeLine {...answer} fromNote={words.low} toNote={words.high} />
      <p className="mt-3 text-small text-graphite">
        {fillPattern(words.share, {
          total: formats.money(high.total),
          from: share(low),
          to: share(high),
        })}
      </p>
    </div>
  );
}

function listInvoiced(props: OneResultProps): ResultLine[] {
  const { words, scaffold, terms, tolerance, unit, formats } = props;
  const { lines } = words.results;
  const { number, money, rate } = formats;
  const { charged, high } = costOne(scaffold, terms, tolerance);
  const volume = `${number(scaffold.built)}\u00a0${unit}`;
  const isDaily = terms.included === 0 && terms.period === 1;
  const periods = `(${number(scaffold.standing)} − ${number(terms.included)}) ÷ ${number(terms.period)}`;
  return [
    { words: lines.charged, worked: isDaily ? [] : [periods], amounts: [number(charged)] },
    {
      words: lines.erection,
      worked: [`${volume} × ${rate(terms.erection)}`],
      amounts: [money(high.erectionCost)],
    },
    {
      words: lines.use,
      worked: [`${volume} × ${number(charged)} × ${rate(terms.use)}`],
      amounts: [money(high.useCost)],
    },
    { words: lines.total, amounts: [money(high.total)], isSum: true },
  ];
}

function listAvoidable(props: OneResultProps): ResultLine[] {
  const { words, scaffold, terms, tolerance, unit, formats } = props;
  const { lines } = words.results;
  const { number, money, rate } = formats;
  const { charged, low, high } = costOne(scaffold, terms, tolerance);
  const { built } = scaffold;
  const volume = (value: number) => `${number(value)}\u00a0${unit}`;
  const each = (get: (counted: typeof low) => string) => [low, high].map(get);
  return [
    { words: lines.counted, amounts: each(({ requested }) => volume(requested)) },
    { words: lines.chargedNeeded, amounts: each((at) => number(at.chargedNeeded)) },
    {
      words: lines.overbuiltErection,
      worked: each((at) => `${volume(built - at.requested)} × ${rate(terms.erection)}`),
      amounts: each((at) => money(at.overbuiltErection)),
    },
    {
      words: lines.overbuiltUse,
      worked: each(
        (at) => `${volume(built - at.requested)} × ${number(charged)} × ${rate(terms.use)}`,
      ),
      amounts: each((at) => money(at.overbuiltUse)),
    },
    {
      words: lines.idle,
      worked: each(
        (at) => `${volume(built)} × ${number(charged - at.chargedNeeded)} × ${rate(terms.use)}`,
      ),
      amounts: each((at) => money(at.idleCost)),
    },
    {
      words: lines.overlap,
      worked: each(
        (at) =>
          `${volume(built - at.requested)} × ${number(charged - at.chargedNeeded)} × ${rate(terms.use)}`,
      ),
      amounts: each((at) => money(at.idleOverbuilt)),
    },
    { words: lines.avoidable, amounts: each((at) => money(at.avoidable)), isSum: true },
  ];
}

interface ListResultProps {
  words: ScaffoldWords;
  rows: readonly ListRow[];
  terms: Terms;
  tolerance: Tolerance;
  formats: CalculatorFormats;
}

type CostedScaffold = ListRow & ScaffoldResult;

/** Each scaffold with its results, strictly counted. */
function costList(rows: readonly ListRow[], terms: Terms, tolerance: Tolerance) {
  const costed = rows.map((row): CostedScaffold => ({ ...row, ...costOne(row, terms, tolerance) }));
  return {
    costed,
    low: addAmounts(costed.map(({ low }) => low)),
    high: addAmounts(costed.map(({ high }) => high)),
  };
}

/** What the scaffolds of a list cost, drawn and one by one. */
function ListResult({ words, rows, terms, tolerance, formats }: ListResultProps) {
  const { costed, low, high } = costList(rows, terms, tolerance);
  const { table } = words.listWords;
  const { money } = formats;
  const total = { tag: fillPattern(table.total, { count: rows.length }), low, high };
  return (
    <>
      <ListDrawing words={words} costed={costed} formats={formats} />
      <WideTable frameClass="mt-6" className="w-full border-t border-ink text-small tabular-nums">
        <caption className="pb-2 text-left tag text-graphite uppercase">{table.caption}</caption>
        <thead>
          <tr className="tag text-graphite text-right *:border-b *:border-hairline *:py-2 *:align-bottom *:font-medium">
            <th scope="col" className="text-left">
              {table.tag}
            </th>
            {(["invoiced", "overbuild", "idle", "range"] as const).map((column) => (
              <th key={column} scope="col" className="pl-3">
                {table[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...costed, total].map(({ tag, low, high }, index) => (
            <tr
              // biome-ignore lint/suspicious/noArrayIndexKey: a tag can be there twice
              key={index}
              className={classNames(
                "text-right *:border-b *:border-hairline *:py-2 print:*:py-0.5",
                index === costed.length && "font-semibold",
              )}
            >
              <th scope="row" className="text-left font-medium">
                <bdi>{tag}</bdi>
              </th>
              <td className="pl-3 whitespace-nowrap">{money(high.total)}</td>
              <td className="pl-3 whitespace-nowrap">
                {money(high.overbuiltErection + high.overbuiltUse)}
              </td>
              <td className="pl-3 whitespace-nowrap">{money(high.idleRequested)}</td>
              <td className="pl-3 whitespace-nowrap">
                {low.avoidable === high.avoidable
                  ? money(high.avoidable)
                  : `${money(low.avoidable)}-${money(high.avoidable)}`}
              </td>
            </tr>
          ))}
        </tbody>
      </WideTable>
      <p className="mt-3 font-mono text-label text-graphite">{table.rules}</p>
    </>
  );
}

/** Scaffolds that are drawn. */
const drawn = 12;

/** What a bar is made of, one after the other. */
const layers = [
  { part: "needed", mark: "bg-petrol", fill: "fill-petrol" },
  { part: "overbuild", mark: "bg-signal", fill: "fill-signal" },
  { part: "idle", mark: "bg-caution", fill: "fill-caution" },
] as const;

/** A bar for each of the most avoidable ones: needed, overbuild, idle. */
function ListDrawing({
  words: { drawing, listWords },
  costed,
  formats,
}: Pick<ListResultProps, "words" | "formats"> & { costed: readonly CostedScaffold[] }) {
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
