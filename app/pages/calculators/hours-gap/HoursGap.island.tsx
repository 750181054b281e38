import { fillPattern } from "content-model/fill-pattern";
import { findBreakEven } from "../../../../calculators/hours-gap.ts";
import { measureGap } from "../../../../plant/gap.ts";
import { island } from "../../../engine/island.tsx";
import type { SheetWords } from "../../../parts/calculators/schema.ts";
import { pickNoun } from "../../../parts/figures/format-number.ts";
import { PlotLine, PlotText } from "../../../parts/ui/plot.tsx";
import {
  CalculatorSheet,
  CurrencyLine,
  FoldedGroup,
  LineGroup,
  NumberLine,
  RangeLine,
  type ResultLine,
  ResultTable,
  TextLine,
  writeAnswer,
} from "../CalculatorSheet.tsx";
import {
  type CalculatorFormats,
  currencies,
  getCalculatorFormats,
  joinUnit,
} from "../read-numbers.ts";
import { type Calculator, useCalculator } from "../use-calculator.ts";
import type { HoursWords } from "./schema.ts";
import {
  type FieldName,
  groups,
  type HoursSheet,
  type HoursValues,
  isTime,
  type LineName,
  lineNames,
  lines,
  readSheet,
} from "./values.ts";

interface HoursInputsProps {
  /** Whether the groups are folded ones. */
  isFolded?: boolean;
  calculator: Calculator<FieldName>;
  words: HoursWords;
  locale: string;
  faults: Partial<Record<FieldName, string>>;
}

/** The unit of a field in words; empty if it has none. */
function getUnit(
  name: LineName,
  { units }: Pick<HoursWords, "units">,
  values: HoursValues,
  locale: string,
): string {
  const [, unit] = lines[name];
  if (!unit) return "";
  const words = units[unit];
  return typeof words === "string"
    ? fillPattern(words, { currency: values.currency })
    : pickNoun(values[name], words, locale);
}

/** The fields of the sheet that are open, or those that are folded. */
function HoursInputs({ isFolded = false, ...props }: HoursInputsProps) {
  const { calculator, words, locale, faults } = props;
  const { values, changeValues } = calculator;
  const groupNames = Object.keys(groups) as (keyof typeof groups)[];
  const meant = groupNames.filter((group) => groups[group] === isFolded);
  return meant.map((group) => {
    const names = lineNames.filter((name) => lines[name][0] === group);
    const fields = names.map((name) => {
      const Field = isTime(name) ? TextLine : NumberLine;
      return (
        <Field
          key={name}
          name={name}
          words={words.inputs[name]}
          unit={getUnit(name, words, values, locale)}
          value={values[name]}
          fault={faults[name]}
          onChange={(value) => changeValues({ [name]: value })}
        />
      );
    });
    const title = words.groups[group];
    if (!isFolded) {
      return (
        <LineGroup key={group} title={title}>
          {fields}
        </LineGroup>
      );
    }
    return (
      <FoldedGroup key={group} {...{ calculator, title, names, faults }}>
        <div className="gap-12 lg:columns-2 print:columns-3 print:gap-4">{fields}</div>
      </FoldedGroup>
    );
  });
}

/** What looking finds and what it costs, by man-shifts: it pays from where the lines cross. */
function HoursDrawing({ words: { drawing: words, units }, sheet, formats }: HoursResultProps) {
  const { sample, effort, manShifts } = sheet;
  const last = manShifts.turnaround;
  const { amount, cost } = measureGap(last, sample, effort);
  const setup = effort.setupHours * effort.hourlyCost;
  const highest = Math.max(amount.full, setup + cost);
  if (!(amount.full > 0 && last > 0)) return null;
  const place = (cents: number) => 100 - (cents / highest) * 100;
  const found = { strokeWidth: 2, className: "stroke-petrol" };
  const lines = [
    { label: words.full, y: [100, place(amount.full)], look: found },
    {
      label: words.half,
      y: [100, place(amount.half)],
      look: { ...found, strokeDasharray: "6 4" },
    },
    {
      label: words.cost,
      y: [place(setup), place(setup + cost)],
      look: { strokeWidth: 2, className: "stroke-signal" },
    },
  ];
  return (
    <figure className="mt-6 break-inside-avoid print:mt-2">
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 text-small text-graphite">
        {lines.map(({ label, look }) => (
          <span key={label} className="flex items-center gap-2">
            <svg aria-hidden="true" className="size-4">
              <PlotLine y={50} {...look} />
            </svg>
            {label}
          </span>
        ))}
      </figcaption>
      <div className="pt-4 pb-9">
        <svg
          role="img"
          aria-label={fillPattern(words.alt, { shifts: formats.number(last) })}
          className="h-56 w-full overflow-visible font-mono text-label print:h-28"
        >
          <PlotLine y={100} className="stroke-ink" />
          <PlotLine x={0} className="stroke-ink" />
          <PlotText dx="6" dy="0.3em" textAnchor="start" className="fill-graphite">
            {formats.money(highest)}
          </PlotText>
          {lines.map(({ label, y, look }) => (
            <PlotLine key={label} y={y} {...look} />
          ))}
          {listCrossings(sheet).map((at) => {
            const x = (at / last) * 100;
            const y = place(setup + (cost * at) / last);
            return (
              <g key={at}>
                <PlotLine x={x} y={[y, 100]} strokeDasharray="2 3" className="stroke-graphite" />
                <circle cx={`${x}%`} cy={`${y}%`} r="4" className="fill-ink" />
                <PlotText
                  x={x}
                  y={100}
                  dy="16"
                  textAnchor={x < 8 ? "start" : "middle"}
                  className="fill-ink font-medium"
                >
                  {formats.number(at)}
                </PlotText>
              </g>
            );
          })}
          <PlotText x={100} y={100} dy="30" textAnchor="end" className="fill-graphite">
            {formats.count(last, units.manShifts)}
          </PlotText>
        </svg>
      </div>
    </figure>
  );
}

/** Where looking begins to pay, for all that it finds and for half of it, within the turnaround. */
function listCrossings({ sample, effort, manShifts: { turnaround: last } }: HoursSheet) {
  const [all = last, half = last] = [1, 0.5].map((share) => findBreakEven(sample, effort, share));
  // Two that are next to each other would be printed over one another; the table has both.
  const shown = Math.min(half, last) - all > last / 12 ? [all, half] : [half];
  return shown.filter((at) => at > 0 && at < last);
}

interface HoursResultProps {
  words: HoursWords;
  sheet: HoursSheet;
  formats: CalculatorFormats;
}

/** When looking pays, and what the answer is made of. */
function HoursResult({ words, sheet, formats }: HoursResultProps) {
  const { results } = words;
  const { line, half, full } = results.columns;
  const columns = [line, half, full];
  return (
    <>
      <p className="mt-4 border-l-2 border-signal pl-3 text-text">
        {getVerdict({ words, sheet, formats })}
      </p>
      <HoursDrawing {...{ words, sheet, formats }} />
      <ResultTable
        caption={results.gapCaption}
        columns={columns}
        lines={listGapLines({ words, sheet, formats })}
      />
      <ResultTable
        caption={results.paysCaption}
        columns={columns}
        lines={listPayLines({ words, sheet, formats })}
      />
    </>
  );
}

/** The shift that says what an hour costs. */
function ShiftTable({ words, sheet, formats }: HoursResultProps) {
  const { shiftCaption, columns, note } = words.results;
  return (
    <>
      <ResultTable
        caption={shiftCaption}
        columns={[columns.line, columns.amount]}
        lines={listShiftLines({ words, sheet, formats })}
      />
      <p className="mt-3 text-small text-graphite">{note}</p>
    </>
  );
}

/** Whether looking pays at the size of the turnaround, in words. */
function getVerdict({ words, sheet, formats }: HoursResultProps): string {
  const { verdicts } = words.results;
  const { sample, effort, manShifts } = sheet;
  if (sample.average < 0) return verdicts.reverse;
  const pays = (share: number) =>
    (findBreakEven(sample, effort, share) ?? Number.POSITIVE_INFINITY) <= manShifts.turnaround;
  const fullVerdict = pays(1) ? verdicts.full : verdicts.none;
  const verdict = pays(0.5) ? verdicts.both : fullVerdict;
  return fillPattern(verdict, {
    shifts: formats.count(manShifts.turnaround, words.units.manShifts),
  });
}

function listShiftLines({ words, sheet, formats }: HoursResultProps): ResultLine[] {
  const { lines } = words.results;
  const { number, hours, money, rate } = formats;
  const { worked, rules, shift, sample } = sheet;
  const { more, straightLeft } = worked;
  const addUp = (straight: number, overtime: number) => {
    const first = `${number(straight)}\u00a0h × ${rate(rules.rate)}`;
    const factor = number(rules.overtimeFactor);
    return overtime > 0
      ? `${first} + ${number(overtime)}\u00a0h × ${rate(rules.rate)} × ${factor}`
      : first;
  };
  const price = (total: number) =>
    addUp(Math.min(total, straightLeft), Math.max(0, total - straightLeft));
  const signed = (value: number) => (value > 0 ? `+${hours(value)}` : hours(value));
  return [
    {
      words: lines.gate,
      worked: [`${shift.out} − ${shift.in}`],
      amounts: [hours(worked.gate)],
    },
    { words: lines.inWindow, amounts: [hours(worked.inWindow)] },
    { words: lines.payable, amounts: [hours(worked.payable)] },
    {
      words: lines.difference,
      worked: [`${hours(shift.claimed)} − ${hours(worked.payable)}`],
      amounts: [signed(worked.difference)],
      isSum: true,
    },
    { words: lines.straightLeft, amounts: [hours(straightLeft)] },
    {
      words: lines.payableAmount,
      worked: [price(worked.payable)],
      amounts: [money(worked.payableAmount)],
    },
    {
      words: lines.claimedAmount,
      worked: [price(shift.claimed)],
      amounts: [money(worked.claimedAmount)],
    },
    { words: lines.amountDifference, amounts: [money(worked.amountDifference)], isSum: true },
    {
      words: lines.hourRate,
      worked: [
        `(${addUp(more.straight, more.overtime)}) ÷ ${number(more.straight + more.overtime)}`,
      ],
      amounts: [rate(sample.hourRate)],
    },
  ];
}

function listGapLines({ words, sheet, formats }: HoursResultProps): ResultLine[] {
  const { lines } = words.results;
  const { number, hours, money, rate } = formats;
  const { sample, effort, manShifts } = sheet;
  const found = `${number(sample.differing)} ÷ ${number(sample.checked)} × ${number(sample.average)}\u00a0h`;
  const over = (shifts: number) => `${number(shifts)} × ${found}`;
  const inMoney = (shifts: number) => {
    const { half, full } = measureGap(shifts, sample, effort).amount;
    return {
      worked: [`${over(shifts)} × ${rate(sample.hourRate)}`],
      amounts: [money(half), money(full)],
    };
  };
  const inHours = measureGap(manShifts.turnaround, sample, effort).hours;
  return [
    { words: lines.perShift, ...inMoney(manShifts.shift) },
    { words: lines.perWeek, ...inMoney(manShifts.week) },
    { words: lines.turnaround, ...inMoney(manShifts.turnaround), isSum: true },
    {
      words: lines.turnaroundHours,
      worked: [over(manShifts.turnaround)],
      amounts: [inHours.half, inHours.full].map(hours),
    },
  ];
}

function listPayLines({ words, sheet, formats }: HoursResultProps): ResultLine[] {
  const { lines, never } = words.results;
  const { number, money, rate } = formats;
  const { sample, effort, manShifts, numbers } = sheet;
  const { cost } = measureGap(manShifts.turnaround, sample, effort);
  const pays = [0.5, 1].map((share) => findBreakEven(sample, effort, share));
  const both = (amount: number) => [money(amount), money(amount)];
  return [
    {
      words: lines.compare,
      worked: [
        `${number(manShifts.turnaround)} × ${number(effort.minutes)}\u00a0min ÷ 60 × ${rate(effort.hourlyCost)}`,
      ],
      amounts: both(cost),
    },
    {
      words: lines.setup,
      worked: [`${number(numbers.setup)}\u00a0h × ${rate(effort.hourlyCost)}`],
      amounts: both(effort.setupHours * effort.hourlyCost),
    },
    {
      words: lines.breakEven,
      amounts: pays.map((from) => (from === undefined ? never : number(from))),
      isSum: true,
    },
  ];
}

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
