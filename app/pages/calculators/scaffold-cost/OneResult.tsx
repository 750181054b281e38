import { fillPattern } from "content-model/fill-pattern";
import { useId } from "react";
import {
  costOne,
  type Scaffold,
  type ScaffoldCase,
  type Terms,
  type Tolerance,
} from "../../../../calculators/scaffold-cost.ts";
import type { ScaffoldAmounts } from "../../../../plant/scaffolds.ts";
import { classNames } from "../../../parts/ui/class-names.ts";
import { type Answer, RangeLine } from "../CalculatorSheet.tsx";
import type { CalculatorFormats } from "../calculator-formats.ts";
import { type ResultLine, ResultTable } from "../ResultTable.tsx";
import type { ScaffoldWords } from "./schema.ts";

interface ScaffoldDrawingProps {
  words: ScaffoldWords;
  scaffold: Scaffold;
  /** strictly counted */
  counted: ScaffoldCase;
  unit: string;
  formats: CalculatorFormats;
}

/** A part of the volume over time, in percent of the drawing. */
interface Area {
  area: "needed" | "overbuild" | "idle" | "both";
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Its colors, or its hatch. */
  look?: string;
  fill?: string;
}

/** Volume over time: what was needed, what was overbuilt, what was idle, and the corner that is both. */
function ScaffoldDrawing(props: ScaffoldDrawingProps) {
  const { scaffold, counted, unit, formats } = props;
  const { drawing: words, units } = props.words;
  const id = useId();
  const { built, standing } = scaffold;
  const printed = Object.entries(scaffold).map(([name, value]) => [name, formats.number(value)]);
  const alt = fillPattern(words.alt, Object.fromEntries(printed));
  if (built === 0 || standing === 0) return null;
  const x = (counted.needed / standing) * 100;
  const y = 100 - (counted.requested / built) * 100;
  const allAreas: Area[] = [
    { area: "needed", left: 0, top: y, right: x, bottom: 100, look: "fill-petrol-wash" },
    { area: "overbuild", left: 0, top: 0, right: x, bottom: y, fill: `url(#${id}-over)` },
    { area: "idle", left: x, top: y, right: 100, bottom: 100, fill: `url(#${id}-idle)` },
    { area: "both", left: x, top: 0, right: 100, bottom: y, look: "fill-signal" },
  ];
  const areas = allAreas.filter(({ left, top, right, bottom }) => right > left && bottom > top);
  return (
    <div className="mt-6 break-inside-avoid print:mt-2">
      <div className="pt-2 pr-16 pb-9 pl-2">
        <svg
          role="img"
          aria-label={alt}
          className="h-56 w-full overflow-visible text-label print:h-28"
        >
          <defs>
            <Hatch id={`${id}-over`} ground="fill-signal-wash" line="stroke-signal" />
            <Hatch id={`${id}-idle`} ground="fill-petrol-wash" line="stroke-petrol" />
          </defs>
          {areas.map((area) => (
            <AreaBox key={area.area} area={area} name={words[area.area]} />
          ))}
          <Across at={x} text={`${formats.number(counted.needed)}`} isInner={x < 90} />
          <Across at={100} text={formats.count(standing, units.days)} isInner />
          <Up at={y} text={`${formats.number(counted.requested)}`} isInner={y > 10} />
          <Up at={0} text={`${formats.number(built)} ${unit}`} isInner />
        </svg>
      </div>
    </div>
  );
}

/** An area with its name, if there is room for that. */
function AreaBox({ area, name }: { area: Area; name: string }) {
  const { left, top, right, bottom, look, fill } = area;
  return (
    <g>
      <rect
        x={`${left}%`}
        y={`${top}%`}
        width={`${right - left}%`}
        height={`${bottom - top}%`}
        fill={fill}
        className={classNames("stroke-ink", look)}
      />
      {right - left > 22 && bottom - top > 12 && (
        <foreignObject
          x={`${left}%`}
          y={`${top}%`}
          width={`${right - left}%`}
          height={`${bottom - top}%`}
          className="overflow-visible"
        >
          <p className="grid h-full place-content-center px-2 text-center leading-snug font-medium text-balance">
            {/* On paper of its own, so that it reads on a hatch. */}
            <span className={classNames(fill && "bg-sheet px-1.5 py-0.5")}>{name}</span>
          </p>
        </foreignObject>
      )}
    </g>
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
      <line x1="0" y1="0" x2="0" y2="7" strokeWidth="2" className={line} />
    </pattern>
  );
}

/** A mark on the time axis, below the drawing. */
function Across({ at, text, isInner }: { at: number; text: string; isInner: boolean }) {
  if (!isInner) return null;
  return (
    <svg aria-hidden="true" x={`${at}%`} y="100%" className="overflow-visible">
      <line y1="2" y2="10" className="stroke-ink" />
      <text y="24" textAnchor={at === 100 ? "end" : "middle"} className="fill-graphite font-mono">
        {text}
      </text>
    </svg>
  );
}

/** A mark on the volume axis, on the right. */
function Up({ at, text, isInner }: { at: number; text: string; isInner: boolean }) {
  if (!isInner) return null;
  return (
    <svg aria-hidden="true" x="100%" y={`${at}%`} className="overflow-visible">
      <line x1="2" x2="10" className="stroke-ink" />
      <text x="14" dy="0.35em" className="fill-graphite font-mono">
        {text}
      </text>
    </svg>
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
