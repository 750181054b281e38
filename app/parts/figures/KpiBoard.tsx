import { classNames } from "../ui/class-names.ts";
import { RowOpener, TraceRow } from "./marks.tsx";
import { CloseUp, FigureFrame, headRowStyle, markNoted, NoteLink, rowInset } from "./Screen.tsx";
import type { KpiBoardData } from "./schema.ts";
import { useFormats } from "./use-formats.ts";

/** Filled, filled, and an outline, with a gap between them: told apart without color. */
const fills = [
  "fill-room-cleared stroke-room-panel",
  "fill-room-mute stroke-room-panel",
  "fill-room-panel stroke-room-mute",
] as const;

/** Shares in percent as one divided bar: Unit Rate, T&M, Lump Sum. Goes inside an svg. */
function BillingMix({ shares }: { shares: readonly number[] }) {
  return shares.map((share, index) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: the three models keep their places
      key={index}
      x={`${shares.slice(0, index).reduce((sum, each) => sum + each, 0)}%`}
      width={`${share}%`}
      height="100%"
      strokeWidth="2"
      className={fills[index]}
    />
  ));
}

type Range = { low: number; high: number };

interface TrendLineProps {
  /** Oldest first. */
  values: readonly number[];
  /** The values that are in order. */
  band: Range;
  scale: Range;
  isOutside: boolean;
  /** Its height. */
  className?: string;
}

/** One scale for all lines of a board: a seventh more, at both ends, than they and the band reach. */
function getTrendScale({ sites, band }: Pick<KpiBoardData, "sites" | "band">): Range {
  const compared = sites.filter(({ excluded }) => !excluded);
  const values = [band.low, band.high, ...compared.flatMap(({ trend }) => trend)];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const margin = (high - low) / 7;
  return { low: low - margin, high: high + margin };
}

/** A value over time against its band, stretched to the cell; the stroke keeps its width. */
function TrendLine({ values, band, scale, isOutside, className = "h-8" }: TrendLineProps) {
  const getY = (value: number) => 30 - ((value - scale.low) / (scale.high - scale.low)) * 30;
  const points = values.map(
    (value, index) =>
      `${((index / (values.length - 1)) * 100).toFixed(1)},${getY(value).toFixed(1)}`,
  );
  return (
    <svg
      viewBox="0 0 100 30"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={classNames("block w-full overflow-visible", className)}
    >
      <rect
        y={getY(band.high)}
        width="100"
        height={getY(band.low) - getY(band.high)}
        className="fill-room-edge/45"
      />
      <polyline
        points={points.join(" ")}
        fill="none"
        strokeWidth="1.75"
        vectorEffect="non-scaling-stroke"
        className={isOutside ? "stroke-signal" : "stroke-room-cleared"}
      />
    </svg>
  );
}

type Site = KpiBoardData["sites"][number];
type Column = NonNullable<Site["outside"]>;

/** The board's numbers: how each is printed, the width from which it is shown, and room for a head of two lines. */
const figures: readonly { column: Column; decimals: number; unit: string; shown: string }[] = [
  { column: "ratio", decimals: 2, unit: "", shown: "sm:min-w-33" },
  { column: "days", decimals: 0, unit: "", shown: "max-sm:pr-4!" },
  { column: "disputed", decimals: 1, unit: "%", shown: "max-sm:hidden" },
  { column: "added", decimals: 1, unit: "%", shown: "sm:min-w-33 max-md:hidden" },
  { column: "idle", decimals: 0, unit: "", shown: "sm:min-w-33 max-lg:hidden" },
];

/**
 * All sites on the same KPIs: values out of band come first, sites that cannot be compared are
 * marked.
 */
export function KpiBoard(board: KpiBoardData) {
  const { columns, definitions, sites, band, mixLabels } = board;
  return (
    <FigureFrame frame={board}>
      <div className="overflow-x-auto">
        <table className="w-full tabular-nums">
          <thead>
            <tr className={headRowStyle}>
              <th scope="col">{columns.site}</th>
              {figures.map(({ column, shown }) => (
                <th scope="col" key={column} className={classNames("text-right", shown)}>
                  <Definition name={columns[column]} text={definitions[column]} id={column} />
                </th>
              ))}
              <th scope="col" className="w-52 max-lg:hidden">
                {columns.mix}
              </th>
              <th scope="col" className="w-44 max-sm:hidden">
                {columns.trend}
              </th>
            </tr>
          </thead>
          <tbody>
            {sites.map((site) => (
              <SiteRow key={site.name} site={site} board={board} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="flex flex-wrap justify-between gap-x-8 gap-y-2 px-4 py-3.5 tag text-room-mute sm:px-6">
        <span className="flex flex-wrap gap-x-5 gap-y-1 max-lg:hidden">
          {mixLabels.map((label, index) => (
            <span key={label} className="flex items-center gap-2">
              <svg aria-hidden="true" className="size-2.5">
                <BillingMix shares={mixLabels.map((_, other) => (other === index ? 100 : 0))} />
              </svg>
              {label}
            </span>
          ))}
        </span>
        <span>{band.label}</span>
      </p>
    </FigureFrame>
  );
}

/** The first KPI of the sites that compare, over the weeks: the one that leaves its band stands out. */
export function KpiCloseUp({ columns, sites, band }: KpiBoardData) {
  const { formatNumber } = useFormats();
  const scale = getTrendScale({ sites, band });
  return (
    <CloseUp className="flex flex-col">
      <p className="flex justify-between gap-4 px-4 py-3 tag text-room-mute uppercase sm:px-6">
        <span>{columns.ratio}</span>
        {columns.trend}
      </p>
      {sites
        .filter(({ excluded }) => !excluded)
        .map(({ name, ratio, trend, outside }) => (
          <div
            key={name}
            className={classNames(
              "grid grow grid-cols-[minmax(2rem,5.5rem)_3.5rem_1fr] items-center gap-x-3 border-t border-room-line px-4 py-3 text-white sm:px-6",
              outside && "bg-signal/10",
            )}
          >
            <span className="font-medium">{name}</span>
            <span
              className={classNames(
                "justify-self-end text-body tabular-nums",
                outside && "rounded-sm bg-signal px-2 py-1 font-semibold text-signal-ink",
              )}
            >
              {formatNumber(ratio, 2)}
            </span>
            <TrendLine
              values={trend}
              {...{ band, scale }}
              isOutside={outside === "ratio"}
              className="h-12"
            />
          </div>
        ))}
    </CloseUp>
  );
}

/** A KPI's name, which opens what it counts. */
function Definition({ name, text, id }: { name: string; text: string; id: string }) {
  const note = `kpi-${id}`;
  return (
    <>
      <button
        type="button"
        popoverTarget={note}
        popoverTargetAction="show"
        data-hover-card
        className="basis-label text-right! uppercase"
      >
        {name}
      </button>
      <p
        id={note}
        popover="auto"
        data-hover-card
        className="basis-note no-print text-left normal-case"
      >
        {`${name}\n${text}`}
      </p>
    </>
  );
}

/** A site on the board; its row opens to all of it in numbers, which a phone has no columns for. */
function SiteRow({ site, board }: { site: Site; board: KpiBoardData }) {
  const { formatNumber } = useFormats();
  const { columns, band, mixLabels } = board;
  const { name, records, disputed, added, idle, mix, trend, outside, excluded, note } = site;
  const trace = [
    { name: columns.disputed, value: `${formatNumber(disputed, 1)}%` },
    { name: columns.added, value: `${formatNumber(added, 1)}%` },
    { name: columns.idle, value: formatNumber(idle) },
    { name: columns.mix, value: mix.map((share, i) => `${mixLabels[i]} ${share}%`).join(", ") },
    { name: columns.trend, value: trend.map((value) => formatNumber(value, 2)).join(" ") },
  ];
  return (
    <>
      <tr
        {...markNoted(note)}
        className={classNames(
          "*:border-b *:border-room-line *:px-2 *:py-4",
          rowInset,
          outside && "bg-signal/10",
          excluded && "text-room-mute",
        )}
      >
        <td className="relative">
          <div className="flex items-center gap-3">
            <div className={classNames("font-medium whitespace-nowrap", !excluded && "text-white")}>
              {excluded ? name : <RowOpener>{name}</RowOpener>}
            </div>
            <NoteLink note={note} />
          </div>
          <span className="mt-1 block text-label text-room-mute">{records}</span>
        </td>
        {figures.map((figure) => (
          <FigureCell key={figure.column} figure={figure} site={site} />
        ))}
        <td className="max-lg:hidden">
          <svg aria-hidden="true" className={classNames("h-4 w-full", excluded && "opacity-40")}>
            <BillingMix shares={mix} />
          </svg>
        </td>
        <td className="max-sm:hidden">
          {!excluded && (
            <TrendLine
              values={trend}
              band={band}
              scale={getTrendScale(board)}
              isOutside={outside === "ratio"}
            />
          )}
        </td>
      </tr>
      {!excluded && <TraceRow trace={trace} columns={8} />}
    </>
  );
}

/** A ratio of a site, marked if it is outside of the band; a site that does not count says why. */
function FigureCell({ figure, site }: { figure: (typeof figures)[number]; site: Site }) {
  const { formatNumber } = useFormats();
  const { column, decimals, unit, shown } = figure;
  const { outside, excluded } = site;
  return (
    <td className={classNames("text-right text-body", shown)}>
      {excluded && column === "ratio" ? (
        <span className="text-label leading-snug">{excluded}</span>
      ) : (
        <span
          className={classNames(
            outside === column && "rounded-sm bg-signal px-2 py-1 font-semibold text-signal-ink",
            excluded && "text-room-mute",
            !excluded && outside !== column && "text-white",
          )}
        >
          {excluded ? "–" : `${formatNumber(site[column], decimals)}${unit}`}
        </span>
      )}
    </td>
  );
}
