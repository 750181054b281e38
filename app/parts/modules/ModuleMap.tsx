import type { ModuleId } from "../../routes.ts";
import { PlacedMark } from "../figures/marks.tsx";
import { classNames } from "../ui/class-names.ts";
import type { Module } from "./schema.ts";

/** A point of the module map, in percent of its width and height. */
type Point = { x: number; y: number };

/** Where a module is on the map, and the height of the line below it, on which it reads others. */
type Place = Point & { below: number };

/** Height of each tier's row and of the line below it, clear of names above it and, in tier 1, below it. */
const rows: Readonly<Record<number, { y: number; below: number }>> = {
  1: { y: 76, below: 98 },
  2: { y: 48, below: 60 },
  3: { y: 13.5, below: 25.5 },
};

/** How much wider than the map the rows are: the outer bubbles are near its edges. */
const stretch = 1.12;

/**
 * Where each module is on the map: its tier is a row, and the modules of a row share its width evenly.
 *
 * @param height of the map that the rows may use, in percent
 * @returns the place of a module by its id
 */
export function getMapPlaces(
  modules: readonly Pick<Module, "id" | "tier" | "mapOrder">[],
  height: number,
): (id: ModuleId) => Place {
  const places = modules.map(({ id, tier, mapOrder }): [ModuleId, Place] => {
    const row = modules.filter((other) => other.tier === tier);
    const before = row.filter((other) => other.mapOrder < mapOrder).length;
    const { y, below } = rows[tier] ?? { y: 0, below: 0 };
    return [
      id,
      {
        x: 50 + ((before + 0.5) / row.length - 0.5) * 100 * stretch,
        y: (y * height) / 100,
        below: (below * height) / 100,
      },
    ];
  });
  const byId = Object.fromEntries(places) as Record<ModuleId, Place>;
  return (id) => byId[id];
}

/** How a part of the module map is drawn: on paper, or in the control room by its service. */
type MapState = "paper" | "planned" | "live" | "first";

interface MapStyle {
  /** A line that carries records. */
  line: string;
  /** A line by which records are read. */
  read: string;
  bubble: string;
  /** The bar across a bubble. */
  bar: string;
  /** The letters in a bubble. */
  tag: string;
  /** Words beside lines and bubbles; their outline covers the lines below them. */
  words: string;
}

const live: MapStyle = {
  line: "stroke-room-cleared",
  read: "stroke-room-cleared",
  bubble: "fill-room-cleared stroke-room-cleared",
  bar: "stroke-room",
  tag: "fill-room",
  words: "fill-white stroke-room-panel",
};

const mapStyles: Record<MapState, MapStyle> = {
  paper: {
    line: "stroke-ink",
    read: "stroke-petrol",
    bubble: "fill-[var(--recommended,var(--color-sheet))] stroke-ink",
    bar: "stroke-ink",
    tag: "fill-ink",
    words: "fill-ink stroke-paper",
  },
  planned: {
    line: "stroke-room-edge",
    read: "stroke-room-edge",
    bubble: "fill-room-panel stroke-room-edge",
    bar: "stroke-room-edge",
    tag: "fill-room-mute",
    words: "fill-room-mute stroke-room-panel",
  },
  live,
  first: { ...live, bubble: "fill-signal stroke-signal", tag: "fill-signal-ink" },
};

/** What is not in service is drawn dashed, as on a drawing of future work. */
function getDashes(state: MapState): string | undefined {
  return state === "planned" ? "5 5" : undefined;
}

/** A record that passes between two modules. */
interface RecordFlow {
  from: Point;
  to: Point;
  name: string;
  state: MapState;
}

/** A module that reads records of others. */
interface Reader {
  from: readonly Point[];
  to: Place;
  state: MapState;
}

/** The line to other systems, and the modules that are connected to it. */
interface Systems {
  text: string;
  state: MapState;
  taps: readonly Point[];
}

const systemsY = 96.5;

const drawTaps = (taps: readonly Point[], y: number) =>
  taps.map((tap) => `M${tap.x} ${tap.y}V${y}`).join("");

/** All lines of the map: they stretch with it and keep their width. */
function MapLines({
  records,
  readers,
  systems,
}: {
  records: readonly RecordFlow[];
  readers: readonly Reader[];
  systems: Systems | undefined;
}) {
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
function RecordName({ from, to, name, state }: RecordFlow) {
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
function SystemsName({ text, state }: Pick<Systems, "text" | "state">) {
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

interface ModuleMapProps {
  /** What the map shows, in words. */
  alt: string;
  modules: readonly Module[];
  /** In the control room: the modules in service, and the line to other systems below them. */
  service?: { live: readonly ModuleId[]; systems: string; isConnected: boolean };
  className?: string;
}

/**
 * What passes from module to module, as the loops of a P&ID, the tiers from the bottom up: full lines
 * carry records, dashed ones are read. In the control room what is not in service yet is dashed and
 * without words.
 */
export function ModuleMap({ alt, modules, service, className }: ModuleMapProps) {
  const getPlace = getMapPlaces(modules, service ? 92 : 100);
  const getState = (...ids: ModuleId[]): MapState => {
    if (!service) return "paper";
    if (!ids.every((id) => service.live.includes(id))) return "planned";
    return service.live.length === 1 ? "first" : "live";
  };
  const flows = modules.flatMap(({ id, handsOn }) => handsOn.map((flow) => ({ id, ...flow })));
  const records = flows
    .flatMap(({ id, to, text }) => (text ? { id, to, name: text, state: getState(id, to) } : []))
    // Where two lines cross, the one in service is on top.
    .toSorted((a, b) => Number(a.state === "live") - Number(b.state === "live"))
    .map((record) => ({ ...record, from: getPlace(record.id), to: getPlace(record.to) }));
  const readers = modules.flatMap(({ id }) => {
    const read = flows.filter(({ to, text }) => to === id && !text).map((flow) => flow.id);
    const from = read.map(getPlace);
    return from.length > 0 ? { from, to: getPlace(id), state: getState(id, ...read) } : [];
  });
  const systems = service && {
    text: service.systems,
    state: service.isConnected ? ("live" as const) : ("planned" as const),
    taps: modules.filter(({ tier }) => tier === 1).map(({ id }) => getPlace(id)),
  };
  return (
    <svg
      role="img"
      aria-label={alt}
      className={classNames("block w-full overflow-visible", className)}
    >
      <MapLines {...{ records, readers, systems }} />
      {systems && <SystemsName {...systems} />}
      {records.map(
        (record) =>
          record.state !== "planned" && <RecordName key={record.id + record.name} {...record} />,
      )}
      {modules.map((module) => (
        <MapBubble
          key={module.id}
          module={module}
          place={getPlace(module.id)}
          state={getState(module.id)}
        />
      ))}
    </svg>
  );
}

const lineHeight = 15;

/**
 * A module as an instrument of the map. The lines to the tier below leave it at the bottom, so its name
 * is above it; in the lowest tier it is below.
 */
function MapBubble({ module, place, state }: { module: Module; place: Place; state: MapState }) {
  const [letters, number] = module.tag.split("-");
  const [first, ...others] = module.name.split(" ");
  const nameY = module.tier === 1 ? 43 : -34 - others.length * lineHeight;
  const style = mapStyles[state];
  const tagClass = `${style.tag} font-mono`;
  return (
    <PlacedMark {...place}>
      <circle
        data-recommended-for={module.recommendedFor.join(" ")}
        r="26"
        strokeWidth="1.5"
        strokeDasharray={getDashes(state)}
        className={`${style.bubble} max-sm:scale-85`}
      />
      <path d="M-26 0h52" strokeWidth="1.5" className={`${style.bar} max-sm:scale-85`} />
      <text y="-6" className={tagClass} textAnchor="middle" fontSize="13" fontWeight="550">
        {letters}
      </text>
      <text y="15" className={tagClass} textAnchor="middle" fontSize="13" fontWeight="550">
        {number}
      </text>
      <text
        y={nameY}
        textAnchor="middle"
        strokeWidth="6"
        paintOrder="stroke"
        className={`${style.words} font-text text-label font-medium`}
      >
        {first}
        {others.map((word) => (
          <tspan key={word} x="0" dy={lineHeight}>
            {word}
          </tspan>
        ))}
      </text>
    </PlacedMark>
  );
}
