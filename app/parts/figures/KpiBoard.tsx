import { classNames } from "../ui/class-names.ts";
import { PlotBar, stackSpans } from "../ui/plot.tsx";
import { CloseUp, FigureFrame, LineName, ScreenTable, useFormats } from "./Screen.tsx";
import type { KpiBoardData } from "./schema.ts";

type Site = KpiBoardData["sites"][number];

/** Filled, filled, and an outline, with a gap between them: told apart without color. */
const fills = [
  "fill-room-cleared stroke-room-panel",
  "fill-room-mute stroke-room-panel",
  "fill-room-panel stroke-room-mute",
] as const;

/**
 * A ratio over the weeks against its band, stretched to the cell; the stroke keeps its width. One scale for all
 * lines of a board: a seventh more, at both ends, than they and the band reach.
 */
function TrendLine(props: { site: Site; board: KpiBoardData; className: string }) {
  const { trend, outside } = props.site;
  const { sites, band } = props.board;
  const compared = sites.filter(({ excluded }) => !excluded);
  const values = [band.low, band.high, ...compared.flatMap((each) => each.trend)];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const margin = (high - low) / 7;
  const getY = (value: number) => 30 - ((value - low + margin) / (high - low + 2 * margin)) * 30;
  const points = trend.map(
    (value, week) => `${((week / (trend.length - 1)) * 100).toFixed(1)},${getY(value).toFixed(1)}`,
  );
  return (
    <svg
      viewBox="0 0 100 30"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`block w-full overflow-visible ${props.className}`}
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
        className={outside === "ratio" ? "stroke-signal" : "stroke-room-cleared"}
      />
    </svg>
  );
}

/** The board's numbers: how each is printed, the width from which it is shown, and room for a head of two lines. */
const figures = [
  { column: "ratio", decimals: 2, unit: "", shown: "sm:min-w-33" },
  { column: "days", decimals: 0, unit: "", shown: "max-sm:pr-4!" },
  { column: "disputed", decimals: 1, unit: "%", shown: "max-sm:hidden" },
  { column: "added", decimals: 1, unit: "%", shown: "sm:min-w-33 max-md:hidden" },
  { column: "idle", decimals: 0, unit: "", shown: "sm:min-w-33 max-lg:hidden" },
] as const;

const outsideStyle = "rounded-sm bg-signal px-2 py-1 font-semibold text-signal-ink";

/**
 * All sites on the same KPIs: values out of band come first, sites that cannot be compared are marked. A row opens
 * to all of its site in numbers, which a phone has no columns for.
 */
export function KpiBoard(board: KpiBoardData) {
  const { formatNumber } = useFormats();
  const { columns, definitions, sites, band, mixLabels } = board;
  const print = (site: Site, { column, decimals, unit }: (typeof figures)[number]) =>
    `${formatNumber(site[column], decimals)}${unit}`;
  return (
    <FigureFrame frame={board}>
      <ScreenTable
        columns={[
          { name: columns.site, cell: "relative" },
          ...figures.map(({ column, shown }) => ({
            name: columns[column],
            // Opens what it counts.
            head: (
              <>
                <button
                  type="button"
                  popoverTarget={`kpi-${column}`}
                  popoverTargetAction="show"
                  data-hover-card
                  className="basis-label text-right! uppercase"
                >
                  {columns[column]}
                </button>
                <p
                  id={`kpi-${column}`}
                  popover="auto"
                  data-hover-card
                  className="basis-note no-print text-left normal-case"
                >
                  {`${columns[column]}\n${definitions[column]}`}
                </p>
              </>
            ),
            className: `text-right ${shown}`,
            cell: "text-body",
          })),
          { name: columns.mix, className: "w-52 max-lg:hidden" },
          { name: columns.trend, className: "w-44 max-sm:hidden" },
        ]}
        rows={sites.map((site) => {
          const { name, records, mix, trend, outside, excluded, note } = site;
          const trace = [
            ...figures.slice(2).map((figure) => ({
              name: columns[figure.column],
              value: print(site, figure),
            })),
            {
              name: columns.mix,
              value: mix.map((share, index) => `${mixLabels[index]} ${share}%`).join(", "),
            },
            { name: columns.trend, value: trend.map((value) => formatNumber(value, 2)).join(" ") },
          ];
          const line = excluded ? { note } : { note, trace };
          /** In place of its numbers, why it isn't compared. */
          const none = (column: string) =>
            column === "ratio" ? <small className="text-label">{excluded}</small> : "–";
          const tone = excluded ? "text-room-mute" : "text-white";
          return {
            ...line,
            mark: classNames("*:py-4!", outside && "bg-signal/10", excluded && tone),
            cells: [
              <div key="site" className={`font-medium whitespace-nowrap ${tone}`}>
                <LineName line={line}>{name}</LineName>
                <span className="mt-1 block text-label font-normal whitespace-normal text-room-mute">
                  {records}
                </span>
              </div>,
              ...figures.map((figure) => (
                <span
                  key={figure.column}
                  className={figure.column === outside ? outsideStyle : tone}
                >
                  {excluded ? none(figure.column) : print(site, figure)}
                </span>
              )),
              <svg
                key="mix"
                aria-hidden="true"
                className={classNames("h-4 w-full", excluded && "opacity-40")}
              >
                {stackSpans(mix, 100).map((x, index) => (
                  <PlotBar key={mixLabels[index]} x={x} strokeWidth="2" className={fills[index]} />
                ))}
              </svg>,
              !excluded && <TrendLine key="trend" site={site} board={board} className="h-8" />,
            ],
          };
        })}
      />
      <p className="flex flex-wrap justify-between gap-x-8 gap-y-2 px-4 py-3.5 tag text-room-mute sm:px-6">
        <span className="flex flex-wrap gap-x-5 gap-y-1 max-lg:hidden">
          {mixLabels.map((label, index) => (
            <span key={label} className="flex items-center gap-2">
              <svg aria-hidden="true" className={`size-2.5 ${fills[index]}`}>
                <PlotBar strokeWidth="2" />
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
export function KpiCloseUp(board: KpiBoardData) {
  const { formatNumber } = useFormats();
  const { columns, sites } = board;
  return (
    <CloseUp className="flex flex-col">
      <p className="flex justify-between gap-4 px-4 py-3 tag text-room-mute uppercase sm:px-6">
        <span>{columns.ratio}</span>
        {columns.trend}
      </p>
      {sites
        .filter(({ excluded }) => !excluded)
        .map((site) => (
          <div
            key={site.name}
            className={classNames(
              "grid grow grid-cols-[minmax(2rem,5.5rem)_3.5rem_1fr] items-center gap-x-3 border-t border-room-line px-4 py-3 text-white sm:px-6",
              site.outside && "bg-signal/10",
            )}
          >
            <span className="font-medium">{site.name}</span>
            <span
              className={classNames(
                "justify-self-end text-body tabular-nums",
                site.outside && outsideStyle,
              )}
            >
              {formatNumber(site.ratio, 2)}
            </span>
            <TrendLine site={site} board={board} className="h-12" />
          </div>
        ))}
    </CloseUp>
  );
}
