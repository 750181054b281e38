import { fillPattern } from "content-model/fill-pattern";
import {
  fields,
  groups,
  type HoursValues,
  isTime,
  lineNames,
  type SolvedHours,
  solveHours,
} from "../../../../calculators/hours-gap.ts";
import { measureGap } from "../../../../plant/gap.ts";
import { island } from "../../../engine/island.tsx";
import { pickNoun } from "../../../parts/figures/format-number.ts";
import { PlotLine, PlotText } from "../../../parts/ui/plot.tsx";
import {
  type Answered,
  type CalculatorFormats,
  CalculatorSheet,
  getCalculatorFormats,
  getCurrency,
  type Ledger,
  printTerms,
  type SheetField,
  type SheetGroup,
  type SheetProps,
  useCalculator,
} from "../CalculatorSheet.tsx";
import type { buildProps, HoursWords } from "./schema.ts";

type HoursProps = SheetProps<HoursWords> & ReturnType<typeof buildProps>;

const prints: Record<string, SheetField["print"]> = {
  hours: "measure",
  minutes: "measure",
  perHour: "money",
};

function listGroups(
  { currency, ...values }: HoursValues,
  { words, sheet, locale }: HoursProps,
): SheetGroup[] {
  const listFields = (group: string): SheetField[] =>
    lineNames
      .filter((name) => fields[name][0] === group)
      .map((name) => {
        const [, unit = "unset"] = fields[name];
        const noun = unit === "unset" ? "" : words.units[unit];
        return {
          name,
          words: words.inputs[name],
          print: prints[unit],
          type: isTime(name) ? "text" : undefined,
          unit:
            typeof noun === "object"
              ? pickNoun(values[name], noun, locale)
              : fillPattern(noun, { currency }),
        };
      });
  return [
    ...groups.map((group) => ({
      title: words.groups[group],
      isFolded: group === "contract" || group === "shift",
      fields: listFields(group),
    })),
    { title: sheet.currency, isFolded: true, fields: [getCurrency(sheet)] },
  ];
}

/** What looking finds and what it costs, by man-shifts: it pays from where the lines cross. */
function HoursDrawing(props: {
  words: HoursWords;
  solved: SolvedHours;
  formats: CalculatorFormats;
}) {
  const { solved, formats } = props;
  const { drawing: words, units } = props.words;
  const { sample, effort } = solved;
  const last = solved.manShifts.turnaround;
  const { amount, cost } = measureGap(last, sample, effort);
  const setup = effort.setupHours * effort.hourlyCost;
  const highest = Math.max(amount.full, setup + cost);
  if (!(amount.full > 0 && last > 0)) return null;
  const place = (cents: number) => 100 - (cents / highest) * 100;
  const found = { strokeWidth: 2, className: "stroke-petrol" };
  const half = { ...found, strokeDasharray: "6 4" };
  const spent = { strokeWidth: 2, className: "stroke-signal" };
  const lines = [
    { label: words.full, y: [100, place(amount.full)], look: found },
    { label: words.half, y: [100, place(amount.half)], look: half },
    { label: words.cost, y: [place(setup), place(setup + cost)], look: spent },
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
          {listCrossings(solved).map((at) => {
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
function listCrossings({ pays, manShifts: { turnaround: last } }: SolvedHours) {
  const [half = last, all = last] = pays;
  // Two that are next to each other would be printed over one another; the table has both.
  const shown = Math.min(half, last) - all > last / 12 ? [all, half] : [half];
  return shown.filter((at) => at > 0 && at < last);
}

function HoursGap(props: HoursProps) {
  const calculator = useCalculator(
    "hours-gap",
    props.example,
    (values) => listGroups(values, props),
    solveHours,
  );
  const result = calculator.answered && buildResult(calculator.answered, props);
  return <CalculatorSheet {...props} {...{ calculator, result }} />;
}

function buildResult(
  { values, groups, solved }: Answered<typeof solveHours>,
  { words, locale }: HoursProps,
) {
  const { results } = words;
  const { read, worked, sample, effort, pays, manShifts } = solved;
  const formats = getCalculatorFormats(locale, values.currency);
  const { number, hours, money, rate } = formats;
  const measure = (shifts: number) => measureGap(shifts, sample, effort);
  const inMoney = (shifts: number) => {
    const { half, full } = measure(shifts).amount;
    return [money(half), money(full)];
  };
  const gap = measure(manShifts.turnaround);
  const take = (print: typeof hours, ...names: Exclude<keyof typeof worked, "more">[]) =>
    Object.fromEntries(names.map((name) => [name, [print(worked[name])]]));
  const { straight, overtime } = worked.more;
  const hourly = `${number(straight)} × ${rate(read.rate * 100)}`;
  const factor = `${number(overtime)} × ${rate(read.rate * 100)} × ${number(read.overtimeFactor)}`;
  const setup = money(effort.setupHours * effort.hourlyCost);
  const { line, half, full, amount } = results.columns;
  const ledger: Ledger = {
    lines: results.lines,
    sums: ["difference", "amountDifference", "turnaround", "breakEven"],
    terms: printTerms(groups, read, formats),
    worked: { hourRate: `(${hourly} + ${factor}) ÷ ${number(straight + overtime)}` },
    tables: [
      {
        caption: results.gapCaption,
        columns: [line, half, full],
        amounts: {
          perShift: inMoney(manShifts.shift),
          perWeek: inMoney(manShifts.week),
          turnaround: inMoney(manShifts.turnaround),
          turnaroundHours: [gap.hours.half, gap.hours.full].map(hours),
        },
      },
      {
        caption: results.paysCaption,
        columns: [line, half, full],
        amounts: {
          compare: [gap.cost, gap.cost].map(money),
          setup: [setup, setup],
          breakEven: pays.map((from) => (from === undefined ? results.never : number(from))),
        },
      },
      {
        caption: results.shiftCaption,
        columns: [line, amount],
        amounts: {
          ...take(hours, "gate", "inWindow", "payable"),
          difference: [`${worked.difference > 0 ? "+" : ""}${hours(worked.difference)}`],
          ...take(hours, "straightLeft"),
          ...take(money, "payableAmount", "claimedAmount", "amountDifference"),
          hourRate: [rate(sample.hourRate)],
        },
      },
    ],
  };
  const { verdicts } = results;
  const isPaying = pays.map((from) => from !== undefined && from <= manShifts.turnaround);
  const certain = isPaying[0] ? verdicts.both : isPaying[1] && verdicts.full;
  const verdict = fillPattern(sample.average < 0 ? verdicts.reverse : certain || verdicts.none, {
    shifts: formats.count(manShifts.turnaround, words.units.manShifts),
  });
  const [from, to] = [gap.amount.half, gap.amount.full].map(formats.wholeMoney);
  const ends = { from: from ?? "", to: to ?? "" };
  return {
    answer: {
      ...ends,
      label: results.range,
      fromNote: results.half,
      toNote: results.full,
      summary: fillPattern(results.summary, { ...ends, verdict }),
    },
    ledger,
    drawn: (
      <>
        <p className="mt-4 border-l-2 border-signal pl-3 text-text">{verdict}</p>
        <HoursDrawing {...{ words, solved, formats }} />
      </>
    ),
  };
}

export default island("HoursGap", HoursGap);
