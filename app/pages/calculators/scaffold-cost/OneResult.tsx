import { fillPattern } from "content-model/fill-pattern";
import {
  costOne,
  type Scaffold,
  type Terms,
  type Tolerance,
} from "../../../../calculators/scaffold-cost.ts";
import type { ScaffoldAmounts } from "../../../../plant/scaffolds.ts";
import type { Answer } from "../CalculatorSheet.tsx";
import type { CalculatorFormats } from "../calculator-formats.ts";
import { RangeLine } from "../RangeLine.tsx";
import { type ResultLine, ResultTable } from "../ResultTable.tsx";
import { ScaffoldDrawing } from "./ScaffoldDrawing.tsx";
import type { ScaffoldWords } from "./schema.ts";

interface OneResultProps {
  words: ScaffoldWords;
  scaffold: Scaffold;
  terms: Terms;
  tolerance: Tolerance;
  unit: string;
  formats: CalculatorFormats;
}

/** What one scaffold cost, drawn and line by line. */
export function OneResult(props: OneResultProps) {
  const { words, scaffold, terms, tolerance, unit, formats } = props;
  const { high } = costOne(scaffold, terms, tolerance);
  const { results } = words;
  return (
    <>
      <ScaffoldDrawing {...{ words, scaffold, unit, formats }} counted={high} />
      <ResultTable
        caption={results.invoiced}
        columns={[results.columns.line, results.columns.amount]}
        lines={listInvoiced(props)}
      />
    </>
  );
}

/** How much of it was avoidable, line by line. */
export function AvoidableTable(props: OneResultProps) {
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
export function AvoidableRange({ words, answer, low, high, formats }: AvoidableRangeProps) {
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

/** The lines of both tables, each with its formula in letters and in numbers. */
export const listLines = (props: OneResultProps): ResultLine[] => [
  ...listInvoiced(props),
  ...listAvoidable(props),
];

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
