import type { ModuleId } from "../../routes.ts";
import { classNames } from "../ui/class-names.ts";
import { PlacedMark, PlotText } from "../ui/plot.tsx";
import { getModule, type Module } from "./schema.ts";

/** A place on the map, in percent of its width and height. */
type Point = { x: number; y: number };

/** Height of each tier's row and of the line below it, on which its modules read others, clear of names above it and, in tier 1, below it. */
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
function getMapPlaces(
  modules: readonly Pick<Module, "id" | "tier" | "mapOrder">[],
  height: number,
) {
  return (id: ModuleId) => {
    const { tier, mapOrder } = getModule(modules, id);
    const row = modules.filter((other) => other.tier === tier);
    const before = row.filter((other) => other.mapOrder < mapOrder).length;
    const { y, below } = rows[tier] ?? { y: 0, below: 0 };
    return {
      x: 50 + ((before + 0.5) / row.length - 0.5) * 100 * stretch,
      y: (y * height) / 100,
      below: (below * height) / 100,
    };
  };
}

/**
 * How a part of the map is drawn: the lines that carry records, those by which records are read, the words, whose
 * outline covers the lines below them, and a module, from which its shapes have their colors: so another map can show
 * it by `<use>`.
 */
type MapStyle = Record<"line" | "read" | "words" | "module", string> & { dashes?: string };

const paper: MapStyle = {
  line: "stroke-ink",
  read: "stroke-petrol",
  words: "fill-ink stroke-paper",
  module: "fill-sheet stroke-ink text-ink",
};

/** What is not in service is drawn dashed, as on a drawing of future work. */
const planned: MapStyle = {
  line: "stroke-room-edge",
  read: "stroke-room-edge",
  words: "fill-room-mute stroke-room-panel",
  module: "fill-room-panel stroke-room-edge text-room-mute [--bar:var(--color-room-edge)]",
  dashes: "5 5",
};

const live: MapStyle = {
  line: "stroke-room-cleared",
  read: "stroke-room-cleared",
  words: "fill-white stroke-room-panel",
  module: "fill-room-cleared stroke-room-cleared text-room [--words:var(--color-white)]",
};

const first: MapStyle = {
  ...live,
  module: "fill-signal stroke-signal text-signal-ink [--words:var(--color-white)]",
};

const systemsY = 96.5;

/** A line at a height, from the first to the last of some places or as far as `ends`, with a line to each of them. */
function drawBus(y: number, places: readonly Point[], ends = places.map(({ x }) => x)) {
  const lines = places.map(({ x, y: end }) => `M${x} ${end}V${y}`);
  return `M${Math.min(...ends)} ${y}H${Math.max(...ends)}${lines.join("")}`;
}

/**
 * What passes from module to module, as the loops of a P&ID, the tiers from the bottom up: full lines
 * carry records, dashed ones are read. In the control room what is not in service yet is dashed and
 * without words.
 */
export function ModuleMap(props: {
  alt: string;
  modules: readonly Module[];
  /** In the control room: the modules in service, and the line to other systems below them. */
  service?: { live: readonly ModuleId[]; systems: string; isConnected: boolean };
  /** Whether the page has drawn these modules before, at the same places. */
  isAgain?: boolean;
  className?: string;
}) {
  const { modules, service } = props;
  const getPlace = getMapPlaces(modules, service ? 92 : 100);
  const getStyle = (...ids: ModuleId[]) => {
    if (!service) return paper;
    if (!ids.every((id) => service.live.includes(id))) return planned;
    return service.live.length === 1 ? first : live;
  };
  const flows = modules.flatMap(({ id, handsOn }) => handsOn.map((flow) => ({ id, ...flow })));
  const records = flows
    .filter(({ text }) => text)
    .map(({ id, to, text }) => {
      const [from, end] = [getPlace(id), getPlace(to)];
      const middle = { x: (from.x + end.x) / 2, y: (from.y + end.y) / 2 };
      const style = getStyle(id, to);
      const line = {
        d: `M${from.x} ${from.y}L${end.x} ${end.y}`,
        className: style.line,
        strokeDasharray: style.dashes,
      };
      return { line, text, middle, style };
    })
    // Where two lines cross, the one in service is on top.
    .toSorted((a, b) => Number(a.style === live) - Number(b.style === live));
  const readers = modules.flatMap(({ id }) => {
    const read = flows.filter(({ to, text }) => to === id && !text).map((flow) => flow.id);
    // One line below the reader collects from all that it reads.
    const d = drawBus(getPlace(id).below, [...read, id].map(getPlace));
    const { read: className, dashes } = getStyle(id, ...read);
    return read.length > 0 ? { d, className, strokeDasharray: service ? dashes : "5 4" } : [];
  });
  const systems = service?.isConnected ? live : planned;
  const namedWidth = (service?.systems.length ?? 0) * 7.2 + 24;
  const base = modules.filter(({ tier }) => tier === 1).map(({ id }) => getPlace(id));
  const d = drawBus(systemsY, base, [4, 96]);
  const bus = { d, className: systems.line, strokeDasharray: systems.dashes };
  return (
    <svg
      role="img"
      aria-label={props.alt}
      className={classNames("block w-full overflow-visible", props.className)}
    >
      {/* Lines stretch with the map and keep their width. */}
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        overflow="visible"
        aria-hidden="true"
        fill="none"
        strokeWidth="1.5"
      >
        {[...(service ? [bus] : []), ...readers, ...records.map(({ line }) => line)].map((line) => (
          <path key={line.d} vectorEffect="non-scaling-stroke" {...line} />
        ))}
      </svg>
      {service && (
        <PlacedMark x={50} y={systemsY}>
          <path
            d={`M${-namedWidth / 2}-14h${namedWidth}v28h${-namedWidth}z`}
            className={`fill-room-panel ${systems.line}`}
            strokeDasharray={systems.dashes}
          />
          <text
            y="4"
            textAnchor="middle"
            strokeWidth="2"
            paintOrder="stroke"
            className={`${systems.words} font-mono text-label`}
          >
            {service.systems}
          </text>
        </PlacedMark>
      )}
      {records.map(
        ({ line, text, middle, style }) =>
          style !== planned && (
            <PlotText
              key={line.d}
              {...middle}
              dy="4"
              strokeWidth="8"
              paintOrder="stroke"
              className={`${style.words} font-mono text-label`}
            >
              {text}
            </PlotText>
          ),
      )}
      {modules.map((module) => {
        const { module: className, dashes } = getStyle(module.id);
        const look = { className, strokeDasharray: dashes };
        return props.isAgain ? (
          <use key={module.id} href={`#map-${module.id}`} {...look} />
        ) : (
          <g key={module.id} {...look}>
            <MapBubble module={module} isInRoom={Boolean(service)} place={getPlace(module.id)} />
          </g>
        );
      })}
    </svg>
  );
}

/**
 * A module as an instrument of the map. The lines to the tier below leave it at the bottom, so its name
 * is above it; in the lowest tier it is below.
 */
function MapBubble(props: { module: Module; place: Point; isInRoom: boolean }) {
  const { module, isInRoom } = props;
  const [letters, number] = module.tag.split("-");
  const words = module.name.split(" ");
  return (
    <PlacedMark id={`map-${module.id}`} strokeWidth="1.5" {...props.place}>
      {/* Without a persona that it is recommended to, its fill is that of the module. */}
      <circle
        data-recommended-for={isInRoom ? undefined : module.recommendedFor.join(" ")}
        r="26"
        className="fill-(--recommended) max-sm:scale-85"
      />
      <path
        d="M-26 0h52"
        strokeDasharray="none"
        className="stroke-(--bar,currentColor) max-sm:scale-85"
      />
      <g
        stroke="none"
        textAnchor="middle"
        fontSize="13"
        fontWeight="550"
        className="fill-current font-mono"
      >
        <text y="-6">{letters}</text>
        <text y="15">{number}</text>
      </g>
      <PlotText
        dy={module.tier === 1 ? 43 : -19 - words.length * 15}
        lines={words}
        strokeWidth="6"
        strokeDasharray="none"
        paintOrder="stroke"
        className={`fill-(--words,currentColor) ${isInRoom ? "stroke-room-panel" : "stroke-paper"} font-text text-label font-medium`}
      />
    </PlacedMark>
  );
}
