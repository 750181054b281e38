import type { Module } from "../../parts/modules/schema.ts";
import type { ModuleId } from "../../routes.ts";
import type { ModulesPage } from "./schema.ts";

interface ModuleLoopProps {
  loop: ModulesPage["loop"];
  modules: readonly Pick<Module, "id" | "tag" | "name" | "recommendedFor">[];
}

type Place = { x: number; y: number };

/** Where each module stands, in percent: the tiers from the bottom up. */
const places: Record<ModuleId, Place> = {
  analytics: { x: 50, y: 11 },
  planning: { x: 24, y: 47 },
  projectmanagement: { x: 76, y: 47 },
  sourcing: { x: 9, y: 82 },
  timemanagement: { x: 37, y: 82 },
  invoicing: { x: 63, y: 82 },
  scaffolding: { x: 91, y: 82 },
};

/** Height of the dashed line that collects what Analytics reads. */
const busY = 28;

/** What passes from module to module, as the loops of a P&ID: full lines carry records, dashed ones are read. */
export function ModuleLoop({ loop, modules }: ModuleLoopProps) {
  return (
    <svg role="img" aria-label={loop.alt} className="block h-96 w-full overflow-visible lg:h-112">
      <ReadLines readers={loop.readBy} />
      {loop.flows.map((flow) => (
        <Flow key={flow.from + flow.to} from={places[flow.from]} to={places[flow.to]} />
      ))}
      {loop.flows.map(({ from, to, text }) => (
        <FlowLabel key={from + to} from={places[from]} to={places[to]} text={text} />
      ))}
      {modules.map((module) => (
        <Bubble key={module.id} {...module} {...places[module.id]} />
      ))}
    </svg>
  );
}

function ReadLines({ readers }: { readers: readonly ModuleId[] }) {
  const ends = readers.map((id) => places[id]);
  const { x, y } = places.analytics;
  const left = Math.min(...ends.map((end) => end.x));
  const right = Math.max(...ends.map((end) => end.x));
  return (
    <g className="stroke-petrol" strokeWidth="1.5" strokeDasharray="5 4">
      {ends.map((end) => (
        <line key={end.x} x1={`${end.x}%`} x2={`${end.x}%`} y1={`${end.y}%`} y2={`${busY}%`} />
      ))}
      <line x1={`${left}%`} x2={`${right}%`} y1={`${busY}%`} y2={`${busY}%`} />
      <line x1={`${x}%`} x2={`${x}%`} y1={`${busY}%`} y2={`${y}%`} />
    </g>
  );
}

function Flow({ from, to }: { from: Place; to: Place }) {
  return (
    <line
      x1={`${from.x}%`}
      y1={`${from.y}%`}
      x2={`${to.x}%`}
      y2={`${to.y}%`}
      strokeWidth="1.5"
      className="stroke-ink"
    />
  );
}

/** In the middle of its line, on a patch of paper. */
function FlowLabel({ from, to, text }: { from: Place; to: Place; text: string }) {
  // Between neighbors of one tier there is no room for words on a phone.
  const isShort = from.y === to.y && Math.abs(from.x - to.x) < 30;
  return (
    <svg
      className={isShort ? "max-sm:hidden" : undefined}
      x={`${(from.x + to.x) / 2}%`}
      y={`${(from.y + to.y) / 2}%`}
      overflow="visible"
      aria-hidden="true"
    >
      <text
        y="4"
        textAnchor="middle"
        strokeWidth="8"
        paintOrder="stroke"
        className="fill-text stroke-paper font-mono text-label"
      >
        {text}
      </text>
    </svg>
  );
}

type BubbleProps = ModuleLoopProps["modules"][number] & Place;

function Bubble({ tag, name, recommendedFor, x, y }: BubbleProps) {
  const [letters, number] = tag.split("-");
  return (
    <svg x={`${x}%`} y={`${y}%`} overflow="visible" aria-hidden="true">
      <g data-recommended-for={recommendedFor.join(" ")}>
        <circle
          r="26"
          strokeWidth="1.5"
          className="fill-[var(--recommended,var(--color-sheet))] stroke-ink"
        />
        <path d="M-26 0h52" strokeWidth="1.5" className="stroke-ink" />
      </g>
      <g textAnchor="middle" className="fill-ink font-mono" fontSize="13" fontWeight="550">
        <text y="-6">{letters}</text>
        <text y="15">{number}</text>
      </g>
      <text
        y="43"
        textAnchor="middle"
        strokeWidth="6"
        paintOrder="stroke"
        className="fill-ink stroke-paper font-text text-label font-medium"
      >
        {name.split(" ").map((word, line) => (
          <tspan key={word} x="0" dy={line === 0 ? 0 : 15}>
            {word}
          </tspan>
        ))}
      </text>
    </svg>
  );
}
