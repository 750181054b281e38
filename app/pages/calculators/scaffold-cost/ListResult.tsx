import { fillPattern } from "content-model/fill-pattern";
import {
  addAmounts,
  costOne,
  type ScaffoldCase,
  type ScaffoldResult,
  type Terms,
  type Tolerance,
} from "../../../../calculators/scaffold-cost.ts";
import type { ListRow } from "../../../../calculators/scaffold-list.ts";
import { classNames } from "../../../parts/ui/class-names.ts";
import type { CalculatorFormats } from "../calculator-formats.ts";
import { WideTable } from "../ResultTable.tsx";
import type { ScaffoldWords } from "./schema.ts";

interface ListResultProps {
  words: ScaffoldWords;
  rows: readonly ListRow[];
  terms: Terms;
  tolerance: Tolerance;
  formats: CalculatorFormats;
}

type CostedScaffold = ListRow & ScaffoldResult;

/** Each scaffold with its results, strictly counted. */
export function costList(rows: readonly ListRow[], terms: Terms, tolerance: Tolerance) {
  const costed = rows.map((row): CostedScaffold => ({ ...row, ...costOne(row, terms, tolerance) }));
  return {
    costed,
    low: addAmounts(costed.map(({ low }) => low)),
    high: addAmounts(costed.map(({ high }) => high)),
  };
}

/** What the scaffolds of a list cost, drawn and one by one. */
export function ListResult({ words, rows, terms, tolerance, formats }: ListResultProps) {
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

/** Height of a row of the drawing, in pixels. */
const step = 24;

/** Scaffolds that are drawn. */
const drawn = 12;

interface ListDrawingProps extends Pick<ListResultProps, "words" | "formats"> {
  costed: readonly CostedScaffold[];
}

/** A bar for each of the most avoidable ones: needed, overbuild, idle. */
function ListDrawing({ words, costed, formats }: ListDrawingProps) {
  const shown = costed
    .toSorted((one, other) => other.high.avoidable - one.high.avoidable)
    .slice(0, drawn);
  const widest = Math.max(...shown.map(({ high }) => high.total));
  if (!(widest > 0)) return null;
  const { drawing } = words;
  return (
    <figure className="mt-6 break-inside-avoid print:mt-2">
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 text-small text-graphite">
        {[
          ["bg-petrol", drawing.needed],
          ["bg-signal", drawing.overbuild],
          ["bg-caution", drawing.idle],
        ].map(([color, label]) => (
          <span key={color} className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-3 ${color}`} />
            {label}
          </span>
        ))}
        {costed.length > drawn && (
          <span>{fillPattern(words.listWords.more, { count: drawn })}</span>
        )}
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
        <svg
          role="img"
          aria-label={drawing.listAlt}
          className="w-full"
          height={shown.length * step}
        >
          {shown.map(({ tag, high }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a tag can be there twice
            <g key={index}>
              <title>{`\u2068${tag}\u2069: ${formats.money(high.avoidable)}`}</title>
              <ScaffoldBar high={high} widest={widest} top={index * step + 5} />
            </g>
          ))}
        </svg>
      </div>
    </figure>
  );
}

interface ScaffoldBarProps {
  high: ScaffoldCase;
  /** What the widest bar stands for, in cents. */
  widest: number;
  /** In pixels. */
  top: number;
}

/** What was needed, overbuilt and idle, one after the other. */
function ScaffoldBar({ high, widest, top }: ScaffoldBarProps) {
  const overbuild = high.overbuiltErection + high.overbuiltUse;
  const needed = high.total - high.avoidable;
  const parts = [
    { color: "fill-petrol", from: 0, amount: needed },
    { color: "fill-signal", from: needed, amount: overbuild },
    { color: "fill-caution", from: needed + overbuild, amount: high.idleRequested },
  ];
  const percent = (amount: number) => `${(amount / widest) * 100}%`;
  return parts.map(({ color, from, amount }) => (
    <rect
      key={color}
      x={percent(from)}
      y={top}
      width={percent(amount)}
      height={step - 10}
      className={color}
    />
  ));
}
