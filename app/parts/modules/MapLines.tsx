import { PlacedMark } from "../figures/PlacedMark.tsx";
import type { Place, Point } from "./map-places.ts";
import { getDashes, type MapState, mapStyles } from "./map-style.ts";

/** A record that passes between two modules. */
export interface RecordFlow {
  from: Point;
  to: Point;
  name: string;
  state: MapState;
}

/** A module that reads records of others. */
export interface Reader {
  from: readonly Point[];
  to: Place;
  state: MapState;
}

/** The line to other systems, and the modules that are connected to it. */
export interface Systems {
  text: string;
  state: MapState;
  taps: readonly Point[];
}

const systemsY = 96.5;

const drawTaps = (taps: readonly Point[], y: number) =>
  taps.map((tap) => `M${tap.x} ${tap.y}V${y}`).join("");

interface MapLinesProps {
  records: readonly RecordFlow[];
  readers: readonly Reader[];
  systems: Systems | undefined;
}

/** All lines of the map: they stretch with it and keep their width. */
export function MapLines({ records, readers, systems }: MapLinesProps) {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible" aria-hidden="true">
      {systems && (
        <MapLine d={`M4 ${systemsY}H96${drawTaps(systems.taps, systemsY)}`} state={systems.state} />
      )}
      {readers.map(({ from, to, state }) => {
        // One line below the reader collects from all that it reads.
        const y = to.below;
        const ends = [...from, to];
        const [left, right] = [Math.min, Math.max].map((pick) => pick(...ends.map(({ x }) => x)));
        return (
          <MapLine
            key={to.x}
            d={`M${left} ${y}H${right}${drawTaps(ends, y)}`}
            state={state}
            isRead
          />
        );
      })}
      {records.map(({ from, to, name, state }) => (
        <MapLine
          key={`${from.x} ${from.y} ${name}`}
          d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
          state={state}
        />
      ))}
    </svg>
  );
}

function MapLine({ d, state, isRead }: { d: string; state: MapState; isRead?: boolean }) {
  const { line, read } = mapStyles[state];
  return (
    <path
      d={d}
      className={isRead ? read : line}
      fill="none"
      strokeWidth="1.5"
      strokeDasharray={isRead && state === "paper" ? "5 4" : getDashes(state)}
      vectorEffect="non-scaling-stroke"
    />
  );
}

/** What passes along a line, in its middle. */
export function RecordName({ from, to, name, state }: RecordFlow) {
  return (
    <PlacedMark x={(from.x + to.x) / 2} y={(from.y + to.y) / 2}>
      <text
        y="4"
        textAnchor="middle"
        strokeWidth="8"
        paintOrder="stroke"
        className={`${mapStyles[state].words} font-mono text-label`}
      >
        {name}
      </text>
    </PlacedMark>
  );
}

/** The words on the line to other systems. */
export function SystemsName({ text, state }: Pick<Systems, "text" | "state">) {
  const width = text.length * 7.2 + 24;
  const { line, words } = mapStyles[state];
  return (
    <PlacedMark x={50} y={systemsY}>
      <rect
        x={-width / 2}
        y="-14"
        width={width}
        height="28"
        className={`fill-room-panel ${line}`}
        strokeDasharray={getDashes(state)}
      />
      <text
        y="4"
        textAnchor="middle"
        strokeWidth="2"
        paintOrder="stroke"
        className={`${words} font-mono text-label`}
      >
        {text}
      </text>
    </PlacedMark>
  );
}
