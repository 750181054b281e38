import { PlacedMark } from "../../parts/figures/PlacedMark.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import type { ModuleId } from "../../routes.ts";
import { LoopInstrument } from "./LoopInstrument.tsx";

interface LoopDrawingProps {
  /** What the drawing shows, in words. */
  alt: string;
  modules: readonly { id: ModuleId; tag: string; name: string }[];
  /** The modules that are in service. */
  live: readonly ModuleId[];
  /** Words on the line to the other systems, and whether it is in service. */
  systems: string;
  isConnected: boolean;
}

/** Where each module stands, in percent of the drawing: before, during and after the work. */
const places: Record<ModuleId, { x: number; y: number }> = {
  planning: { x: 12, y: 40 },
  sourcing: { x: 12, y: 76 },
  timemanagement: { x: 42, y: 28 },
  projectmanagement: { x: 42, y: 56 },
  scaffolding: { x: 42, y: 84 },
  invoicing: { x: 70, y: 56 },
  analytics: { x: 92, y: 56 },
};

/** Which module hands records to which, and where the pipe turns, in percent of the width. */
const lines: readonly { from: ModuleId; to: ModuleId; turn: number }[] = [
  { from: "planning", to: "timemanagement", turn: 27 },
  { from: "planning", to: "projectmanagement", turn: 27 },
  { from: "sourcing", to: "scaffolding", turn: 27 },
  { from: "timemanagement", to: "invoicing", turn: 56 },
  { from: "projectmanagement", to: "invoicing", turn: 56 },
  { from: "scaffolding", to: "invoicing", turn: 56 },
  { from: "invoicing", to: "analytics", turn: 80 },
];

/** Height of the line to the other systems, percent, and the modules that are tapped into it. */
const busHeight = 8;
const onBus: readonly ModuleId[] = ["planning", "timemanagement", "invoicing", "analytics"];

/**
 * The modules as instruments of one loop. What is in service is drawn solid, what is not is dashed,
 * as on a drawing of future work. Instruments keep their size; the pipes between them stretch.
 */
export function LoopDrawing({ alt, modules, live, systems, isConnected }: LoopDrawingProps) {
  const isLive = (id: ModuleId) => live.includes(id);
  const isPipeLive = (line: { from: ModuleId; to: ModuleId }) =>
    isLive(line.from) && isLive(line.to);
  return (
    <svg
      role="img"
      aria-label={alt}
      className="block h-[21rem] w-full bg-room-panel forced-color-adjust-none sm:h-[24rem]"
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible" aria-hidden="true">
        <path
          d={`M4 ${busHeight}H96${onBus.map((id) => `M${places[id].x} ${busHeight}V${places[id].y}`).join("")}`}
          {...getPipeStyle(isConnected)}
        />
        {/* What is in service lies on top where two pipes share their way. */}
        {lines
          .toSorted((a, b) => Number(isPipeLive(a)) - Number(isPipeLive(b)))
          .map(({ from, to, turn }) => (
            <path
              key={from + to}
              d={`M${places[from].x} ${places[from].y}H${turn}V${places[to].y}H${places[to].x}`}
              {...getPipeStyle(isPipeLive({ from, to }))}
            />
          ))}
      </svg>
      <PlacedMark x={50} y={busHeight}>
        <SystemsLabel text={systems} isLive={isConnected} />
      </PlacedMark>
      {modules.map((module) => (
        <PlacedMark key={module.id} {...places[module.id]}>
          <LoopInstrument
            {...module}
            isLive={isLive(module.id)}
            isFirst={live[0] === module.id && live.length === 1}
          />
        </PlacedMark>
      ))}
    </svg>
  );
}

function getPipeStyle(isLive: boolean) {
  return {
    className: classNames("fill-none", isLive ? "stroke-room-cleared" : "stroke-room-edge"),
    strokeWidth: isLive ? 2 : 1.25,
    strokeDasharray: isLive ? undefined : "5 5",
    vectorEffect: "non-scaling-stroke",
  } as const;
}

function SystemsLabel({ text, isLive }: { text: string; isLive: boolean }) {
  const width = text.length * 7.2 + 24;
  return (
    <>
      <rect
        x={-width / 2}
        y="-14"
        width={width}
        height="28"
        className={classNames(
          "fill-room-panel",
          isLive ? "stroke-room-cleared" : "stroke-room-edge",
        )}
        strokeDasharray={isLive ? undefined : "5 5"}
      />
      <text
        y="4"
        textAnchor="middle"
        className={classNames("font-mono text-label", isLive ? "fill-white" : "fill-room-mute")}
      >
        {text}
      </text>
    </>
  );
}
