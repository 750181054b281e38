import { classNames, coverControl } from "../ui/class-names.ts";
import { PlacedMark, PlotBar } from "../ui/plot.tsx";
import {
  CloseUp,
  FigureFrame,
  markNoted,
  NoteLink,
  RecordNumber,
  SortChoice,
  useFormats,
  withoutNote,
} from "./Screen.tsx";
import type { ScaffoldMapData } from "./schema.ts";

type Finding = ScaffoldMapData["findings"][number];
type State = ScaffoldMapData["scaffolds"][number]["state"];

/** How much larger than requested a scaffold is, in percent. */
const getOverbuild = ({ standing, requested }: Finding) => (standing / requested - 1) * 100;

/** The states of a scaffold: one that is idle may be overbuilt as well. */
function getStates({ scaffolds, findings, overbuiltFrom }: ScaffoldMapData, tag: string): State[] {
  const { state = "inUse" } = scaffolds.find((scaffold) => scaffold.tag === tag) ?? {};
  const finding = findings.find((one) => one.tag === tag);
  const isOverbuilt = finding && getOverbuild(finding) >= overbuiltFrom;
  return state === "idle" && isOverbuilt ? [state, "overbuilt"] : [state];
}

const tones: Record<State, string> = {
  idle: "fill-signal stroke-signal",
  overbuilt: "fill-room-caution/25 stroke-room-caution",
  inUse: "fill-room-cleared/20 stroke-room-cleared",
};

/** A scaffold seen from above, braced crosswise. Idle is filled, overbuilt has a second outline. */
function ScaffoldSymbol({ states: [state = "inUse", second] }: { states: readonly State[] }) {
  return (
    <g className={tones[state]} strokeWidth="1.5">
      {(second ?? state) === "overbuilt" && (
        <path
          d="M-11-11h22v22h-22z"
          fill="none"
          strokeDasharray="3 2.5"
          className="stroke-room-caution"
        />
      )}
      <path d="M-7-7h14v14h-14z" />
      <path
        d="M-7-7l14 14M7-7l-14 14"
        className={classNames(state === "idle" && "stroke-signal-ink")}
      />
    </g>
  );
}

/** Each kind of equipment seen from above, around its middle, and how far below it its tag is, in pixels. */
const outlines: Record<ScaffoldMapData["equipment"][number]["kind"], { d: string; y: number }> = {
  column: { d: "M0-22a22 22 0 1 0 .01 0M0-9a9 9 0 1 0 .01 0", y: 38 },
  tank: { d: "M0-28a28 28 0 1 0 .01 0M0-28V28M-28 0H28", y: 43 },
  exchanger: { d: "M-34-8h68v16h-68zM-34-12v24M-40-8v16M34-12v24M40-8v16", y: 28 },
  rack: {
    d: "M-62-10h124v20h-124zM-62-10l31 20l31-20l31 20l31-20M-31-10v20M0-10v20M31-10v20",
    y: 26,
  },
};

/**
 * The plot plan. Places are percent of the plan and everything drawn keeps its size in pixels, so that
 * tags stay readable on a phone. `className` is its height.
 */
function ScaffoldPlot({ map, className }: { map: ScaffoldMapData; className: string }) {
  return (
    <svg
      aria-hidden="true"
      className={`block w-full overflow-visible font-mono text-label [text-anchor:middle] ${className}`}
    >
      {map.zones.map(({ name, x, y, width, height, note }) => (
        <g key={name} {...markNoted(note)}>
          <PlotBar
            x={[x, x + width]}
            y={[y, y + height]}
            strokeDasharray="10 4 2 4"
            className="fill-room stroke-room-edge"
          />
          <PlacedMark x={x} y={y}>
            <text x="10" y="20" textAnchor="start" className="fill-room-mute uppercase">
              {name}
            </text>
            {note && (
              <g className="stroke-signal" strokeWidth="1.5" transform="translate(84 16)">
                <circle r="9.25" className="balloon" />
                <text y="4.5" stroke="none" className="balloon" fontWeight="600">
                  {note}
                </text>
              </g>
            )}
          </PlacedMark>
        </g>
      ))}
      {map.equipment.map(({ tag, kind, x, y }) => (
        <PlacedMark key={tag} x={x} y={y}>
          <path d={outlines[kind].d} fill="none" className="stroke-room-mute" strokeWidth="1.25" />
          <text y={outlines[kind].y} className="fill-room-mute">
            {tag}
          </text>
        </PlacedMark>
      ))}
      {map.scaffolds.map(({ tag, state, x, y }) => {
        const states = getStates(map, tag);
        return (
          <g key={tag} data-state={states.join(" ")}>
            <PlacedMark x={x} y={y}>
              <ScaffoldSymbol states={states} />
              {state !== "inUse" && (
                <text y="27" className={state === "idle" ? "fill-white" : "fill-room-caution"}>
                  {tag}
                </text>
              )}
            </PlacedMark>
          </g>
        );
      })}
    </svg>
  );
}

/** A scaffold with what was asked for, what is there, how long it is unused, and what was avoidable. */
function FindingRow({ finding, map }: { finding: Finding; map: ScaffoldMapData }) {
  const { labels, currency } = map;
  const { formatDifference, formatMoney, formatNumber } = useFormats();
  const { tag, zone, requested, standing, unusedDays, perDay, avoidable, note } = finding;
  const overbuild = getOverbuild(finding);
  const states = getStates(map, tag);
  return (
    <div
      {...markNoted(note)}
      data-state={states.join(" ")}
      data-days={-unusedDays}
      data-overbuild={-overbuild}
      className="flex grow flex-col justify-center border-t border-room-line px-4 py-3.5 sm:px-6"
    >
      <p className="flex items-center justify-between gap-3">
        <span className="flex items-center gap-3 font-mono font-medium text-white">
          <RecordNumber number={tag} />
          <NoteLink note={note} />
        </span>
        <span className="tag text-room-mute">{zone}</span>
      </p>
      <p className="mt-2 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
        <span className="text-room-mute">
          {labels.requested} {requested}&nbsp;m³, {labels.standing}{" "}
          <span className="text-room-text">{standing}&nbsp;m³</span>
        </span>
        <span
          className={classNames("text-right", states.includes("overbuilt") && "text-room-caution")}
        >
          {formatDifference(overbuild, 0)}%
        </span>
        {unusedDays > 0 && (
          <>
            <span className="text-room-mute">
              {labels.unused} <span className="text-room-text">{formatNumber(unusedDays)}</span>{" "}
              {labels.days} × {formatMoney(perDay, currency)}
            </span>
            <span className="text-right">{formatMoney(unusedDays * perDay, currency)}</span>
          </>
        )}
        <span className="text-room-mute">{labels.cost}</span>
        <span className="text-right font-medium text-white">
          {formatMoney(avoidable, currency)}
        </span>
      </p>
    </div>
  );
}

/** The scaffolds of a unit, zone by zone, and next to them what to take down or question first. */
export function ScaffoldMap(map: ScaffoldMapData) {
  const { labels, listTitle, findings } = map;
  return (
    <FigureFrame frame={map}>
      <div className="grid lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
        <div className="px-3 pt-4 pb-4 sm:px-6">
          <div className="mb-3 flex flex-wrap gap-x-6">
            {(["idle", "overbuilt", "inUse"] as const).map((state) => (
              <label
                key={state}
                className="screen-choice relative flex min-h-11 cursor-pointer items-center gap-2 text-label"
              >
                <input type="checkbox" value={state} defaultChecked className={coverControl} />
                <svg aria-hidden="true" viewBox="-8 -8 16 16" className="size-4 overflow-visible">
                  <ScaffoldSymbol states={[state]} />
                </svg>
                {labels[state]}
              </label>
            ))}
          </div>
          <ScaffoldPlot map={map} className="h-88 sm:h-104 lg:h-118" />
        </div>
        {/* Longest idle first. */}
        <div className="flex flex-col border-room-edge max-lg:border-t lg:border-l">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 px-4 py-3 sm:px-6">
            <p className="tag text-room-mute uppercase">{listTitle}</p>
            <SortChoice
              legend={labels.sortBy}
              options={{ days: labels.idleDays, overbuild: labels.overbuild }}
            />
          </div>
          <div data-sorted className="flex grow flex-col">
            {findings.map((finding) => (
              <FindingRow key={finding.tag} finding={finding} map={map} />
            ))}
          </div>
        </div>
      </div>
    </FigureFrame>
  );
}

/** The first finding, and the zone of the plan that it is in. */
export function ScaffoldCloseUp(map: ScaffoldMapData) {
  const finding = map.findings[0];
  const zone = map.zones.find(({ name }) => name === finding?.zone);
  if (!finding || !zone) return null;
  return (
    <CloseUp className="flex flex-col justify-between">
      <div className="p-4 sm:p-6">
        <ScaffoldPlot map={cropToZone(map, zone)} className="h-32" />
      </div>
      <FindingRow finding={withoutNote(finding)} map={map} />
    </CloseUp>
  );
}

/** One zone of a plan as a plan of its own: places become percent of the zone. */
function cropToZone(map: ScaffoldMapData, zone: ScaffoldMapData["zones"][number]) {
  const crop = <Mark extends { x: number; y: number }>(marks: readonly Mark[]): Mark[] =>
    marks
      .map((mark) => ({
        ...mark,
        x: ((mark.x - zone.x) / zone.width) * 100,
        y: ((mark.y - zone.y) / zone.height) * 100,
      }))
      .filter(({ x, y }) => Math.min(x, y) > 0 && Math.max(x, y) < 100);
  return {
    ...map,
    zones: [{ ...withoutNote(zone), x: 0, y: 0, width: 100, height: 100 }],
    equipment: crop(map.equipment),
    scaffolds: crop(map.scaffolds),
  };
}
