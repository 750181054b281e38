import { classNames } from "../ui/class-names.ts";
import {
  CloseUp,
  FigureFrame,
  markNoted,
  NoteLink,
  RecordNumber,
  SortChoice,
  withoutNote,
} from "./Screen.tsx";
import type { ScaffoldMapData } from "./schema.ts";
import { useFormats } from "./use-formats.ts";

type ScaffoldState = ScaffoldMapData["scaffolds"][number]["state"];
type Finding = ScaffoldMapData["findings"][number];
type ScaffoldRecords = Pick<ScaffoldMapData, "scaffolds" | "findings" | "overbuiltFrom">;

/** How much larger than requested a scaffold is, in percent. */
function getOverbuild({ standing, requested }: Finding): number {
  return (standing / requested - 1) * 100;
}

/** The states of a scaffold: one that is idle may be overbuilt as well. */
function getStates(
  { scaffolds, findings, overbuiltFrom }: ScaffoldRecords,
  tag: string,
): ScaffoldState[] {
  const state = scaffolds.find((scaffold) => scaffold.tag === tag)?.state ?? "inUse";
  const finding = findings.find((one) => one.tag === tag);
  const isOverbuilt = finding && getOverbuild(finding) >= overbuiltFrom;
  return state === "idle" && isOverbuilt ? [state, "overbuilt"] : [state];
}

interface ScaffoldSymbolProps {
  /** Its middle, in pixels or percent. */
  x: string;
  y: string;
  states: readonly ScaffoldState[];
}

/** A scaffold seen from above, braced crosswise. Idle is filled, overbuilt has a second outline. */
function ScaffoldSymbol({ x, y, states }: ScaffoldSymbolProps) {
  const state = states[0] ?? "inUse";
  const tone = {
    idle: "fill-signal stroke-signal",
    overbuilt: "fill-room-caution/25 stroke-room-caution",
    inUse: "fill-room-cleared/20 stroke-room-cleared",
  }[state];
  return (
    <svg x={x} y={y} width="1" height="1" overflow="visible" aria-hidden="true">
      <g className={tone} strokeWidth="1.5">
        {states.includes("overbuilt") && (
          <path
            d="M-11-11h22v22h-22z"
            fill="none"
            strokeDasharray="3 2.5"
            className="stroke-room-caution"
          />
        )}
        <path d="M-7-7h14v14h-14z" />
        <path d="M-7-7l14 14M7-7l-14 14" className={state === "idle" ? "stroke-signal-ink" : ""} />
      </g>
    </svg>
  );
}

type Equipment = ScaffoldMapData["equipment"][number];

/** Each kind of equipment seen from above, around its middle, in pixels. */
const outlines: Record<Equipment["kind"], string> = {
  column: "M0-22a22 22 0 1 0 .01 0M0-9a9 9 0 1 0 .01 0",
  tank: "M0-28a28 28 0 1 0 .01 0M0-28V28M-28 0H28",
  exchanger: "M-34-8h68v16h-68zM-34-12v24M-40-8v16M34-12v24M40-8v16",
  rack: "M-62-10h124v20h-124zM-62-10l31 20l31-20l31 20l31-20M-31-10v20M0-10v20M31-10v20",
};
const labelBelow: Record<Equipment["kind"], number> = {
  column: 38,
  tank: 43,
  exchanger: 28,
  rack: 26,
};

interface ScaffoldPlotProps extends ScaffoldRecords, Pick<ScaffoldMapData, "zones" | "equipment"> {
  /** Its height. */
  className: string;
}

/**
 * The plot plan. Places are percent of the plan and everything drawn keeps its size in pixels, so that
 * tags stay readable on a phone.
 */
function ScaffoldPlot(props: ScaffoldPlotProps) {
  const { zones, equipment, scaffolds, className } = props;
  return (
    <svg aria-hidden="true" className={classNames("block w-full overflow-visible", className)}>
      {zones.map((zone) => (
        <ZoneFrame key={zone.name} zone={zone} />
      ))}
      {equipment.map(({ tag, kind, x, y }) => (
        <svg key={tag} x={`${x}%`} y={`${y}%`} overflow="visible" aria-hidden="true">
          <path d={outlines[kind]} fill="none" className="stroke-room-mute" strokeWidth="1.25" />
          <text
            y={labelBelow[kind]}
            textAnchor="middle"
            className="fill-room-mute font-mono text-label"
          >
            {tag}
          </text>
        </svg>
      ))}
      {scaffolds.map(({ tag, state, x, y }) => {
        const states = getStates(props, tag);
        return (
          <g key={tag} data-state={states.join(" ")}>
            <ScaffoldSymbol x={`${x}%`} y={`${y}%`} states={states} />
            {state !== "inUse" && (
              <svg x={`${x}%`} y={`${y}%`} overflow="visible" aria-hidden="true">
                <text
                  y="27"
                  textAnchor="middle"
                  className={`font-mono text-label ${state === "idle" ? "fill-white" : "fill-room-caution"}`}
                >
                  {tag}
                </text>
              </svg>
            )}
          </g>
        );
      })}
    </svg>
  );
}

function ZoneFrame({ zone }: { zone: ScaffoldMapData["zones"][number] }) {
  return (
    <g {...markNoted(zone.note)}>
      <rect
        x={`${zone.x}%`}
        y={`${zone.y}%`}
        width={`${zone.width}%`}
        height={`${zone.height}%`}
        strokeDasharray="10 4 2 4"
        className="fill-room stroke-room-edge"
      />
      <svg x={`${zone.x}%`} y={`${zone.y}%`} overflow="visible" aria-hidden="true">
        <text x="10" y="20" className="fill-room-mute font-mono text-label uppercase">
          {zone.name}
        </text>
        {zone.note && (
          <g className="stroke-signal" strokeWidth="1.5" transform="translate(84 16)">
            <circle r="9.25" className="balloon" />
            <text
              y="4.5"
              textAnchor="middle"
              stroke="none"
              className="balloon font-mono text-label"
              fontWeight="600"
            >
              {zone.note}
            </text>
          </g>
        )}
      </svg>
    </g>
  );
}

/** Scaffolds that are idle or larger than requested, longest idle first. */
function ScaffoldFindings(map: ScaffoldMapData) {
  const { listTitle, findings, labels } = map;
  return (
    <div className="flex flex-col border-room-edge max-lg:border-t lg:border-l">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3 sm:px-6">
        <p className="tag text-room-mute uppercase">{listTitle}</p>
        <SortChoice
          legend={labels.sortBy}
          options={{ days: labels.idleDays, overbuild: labels.overbuild }}
        />
      </div>
      <div data-sorted className="flex grow flex-col">
        {findings.map((finding) => (
          <FindingRow key={finding.tag} {...{ finding, map }} />
        ))}
      </div>
    </div>
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
  const { labels } = map;
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
                <input
                  type="checkbox"
                  value={state}
                  defaultChecked
                  className="absolute inset-0 size-full cursor-pointer appearance-none forced-colors:static forced-colors:mr-2 forced-colors:size-4 forced-colors:appearance-auto"
                />
                <svg aria-hidden="true" className="size-4 overflow-visible">
                  <ScaffoldSymbol x="8" y="8" states={[state]} />
                </svg>
                {labels[state]}
              </label>
            ))}
          </div>
          <ScaffoldPlot {...map} className="h-88 sm:h-104 lg:h-118" />
        </div>
        <ScaffoldFindings {...map} />
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
        <ScaffoldPlot {...cropToZone(map, zone)} className="h-32" />
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
    zones: [{ ...withoutNote(zone), x: 0, y: 0, width: 100, height: 100 }],
    equipment: crop(map.equipment),
    scaffolds: crop(map.scaffolds),
    findings: map.findings,
    overbuiltFrom: map.overbuiltFrom,
  };
}
