import type { ModuleId } from "../../routes.ts";
import { PlacedMark } from "../figures/PlacedMark.tsx";
import { classNames } from "../ui/class-names.ts";
import { MapLines, RecordName, SystemsName } from "./MapLines.tsx";
import { getMapPlaces, type Place } from "./map-places.ts";
import { getDashes, type MapState, mapStyles } from "./map-style.ts";
import type { Module } from "./schema.ts";

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
