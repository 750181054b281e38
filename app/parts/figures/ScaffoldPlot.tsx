import { classNames } from "../ui/class-names.ts";
import { markNoted } from "./ItemBalloon.tsx";
import { ScaffoldSymbol } from "./ScaffoldSymbol.tsx";
import type { ScaffoldMapData } from "./scaffold-map-schema.ts";
import { getStates, type ScaffoldRecords } from "./scaffold-states.ts";

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
export function ScaffoldPlot(props: ScaffoldPlotProps) {
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
