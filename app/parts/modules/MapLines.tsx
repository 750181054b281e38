import { PlacedMark } from "../figures/PlacedMark.tsx";
import type { Place } from "./map-places.ts";
import { getDashes, type MapState, mapStyles } from "./map-style.ts";

interface FlowProps {
  from: Place;
  to: Place;
  state: MapState;
}

/** Records pass along it. */
export function RecordLine({ from, to, state }: FlowProps) {
  return (
    <line
      x1={`${from.x}%`}
      y1={`${from.y}%`}
      x2={`${to.x}%`}
      y2={`${to.y}%`}
      strokeWidth="1.5"
      strokeDasharray={getDashes(state)}
      className={mapStyles[state].line}
    />
  );
}

/** What passes along a line, in its middle or, between two rows, nearer to the lower one. */
export function RecordName({ from, to, state, name }: FlowProps & { name: string }) {
  const [high, low] = from.y < to.y ? [from, to] : [to, from];
  const share = high.y === low.y ? 0.5 : 0.6;
  // Between neighbors of one row a phone has no space for words.
  const isShort = from.y === to.y && Math.abs(from.x - to.x) < 30;
  return (
    <g className={isShort ? "max-sm:hidden" : undefined}>
      <PlacedMark x={high.x + (low.x - high.x) * share} y={high.y + (low.y - high.y) * share}>
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
    </g>
  );
}

interface ReadLinesProps {
  from: readonly Place[];
  to: Place;
  state: MapState;
}

/** Records are read along them: one line below the reader collects from all that it reads. */
export function ReadLines({ from, to, state }: ReadLinesProps) {
  const collectY = to.y + 17;
  const ends = [...from, to];
  const [left, right] = [Math.min, Math.max].map((pick) => pick(...ends.map(({ x }) => x)));
  return (
    <g
      className={mapStyles[state].read}
      strokeWidth="1.5"
      strokeDasharray={state === "live" ? undefined : "5 4"}
    >
      <line x1={`${left}%`} x2={`${right}%`} y1={`${collectY}%`} y2={`${collectY}%`} />
      {ends.map(({ x, y }) => (
        <line key={x} x1={`${x}%`} x2={`${x}%`} y1={`${y}%`} y2={`${collectY}%`} />
      ))}
    </g>
  );
}

interface SystemsLineProps {
  text: string;
  state: MapState;
  /** The modules that are connected to it. */
  taps: readonly Place[];
}

const systemsY = 95;

/** The line to the other systems below the modules, with its words. */
export function SystemsLine({ text, state, taps }: SystemsLineProps) {
  const width = text.length * 7.2 + 24;
  const { line, words } = mapStyles[state];
  const dashes = getDashes(state);
  return (
    <>
      <g className={line} strokeWidth="1.5" strokeDasharray={dashes}>
        <line x1="4%" x2="96%" y1={`${systemsY}%`} y2={`${systemsY}%`} />
        {taps.map(({ x, y }) => (
          <line key={x} x1={`${x}%`} x2={`${x}%`} y1={`${y}%`} y2={`${systemsY}%`} />
        ))}
      </g>
      <PlacedMark x={50} y={systemsY}>
        <rect
          x={-width / 2}
          y="-14"
          width={width}
          height="28"
          className={`fill-room-panel ${line}`}
          strokeDasharray={dashes}
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
    </>
  );
}
