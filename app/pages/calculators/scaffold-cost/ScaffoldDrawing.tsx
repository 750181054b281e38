import { fillPattern } from "content-model/fill-pattern";
import { useId } from "react";
import type {
  Scaffold,
  ScaffoldCase,
  SolvedScaffolds,
} from "../../../../calculators/scaffold-cost.ts";
import { classNames } from "../../../parts/ui/class-names.ts";
import { PlacedMark, PlotBar, stackSpans } from "../../../parts/ui/plot.tsx";
import type { CalculatorFormats } from "../read-numbers.ts";
import type { ScaffoldWords } from "./schema.ts";

interface ScaffoldDrawingProps {
  words: ScaffoldWords;
  scaffold: Scaffold;
  /** strictly counted */
  counted: ScaffoldCase;
  unit: string;
  formats: CalculatorFormats;
}

/** Volume over time: what was needed, what was overbuilt, what was idle, and the corner that is both. */
export function ScaffoldDrawing({ words, scaffold, counted, unit, formats }: ScaffoldDrawingProps) {
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
export function ListDrawing({ words: { drawing, listWords }, costed, formats }: ListDrawingProps) {
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
