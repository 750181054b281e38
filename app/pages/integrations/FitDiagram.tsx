import type { IntegrationsBand } from "./schema.ts";

type FitCard = IntegrationsBand<"fit">["cards"][number];

interface Drawing {
  /** The wires, and those no longer in use, as paths. */
  wires: string;
  disused?: string;
  /** Left edge, top and width of each box that is labeled, in the labels' order. */
  boxes: readonly (readonly [x: number, y: number, width: number])[];
  /** The box that is being replaced, by its place in `boxes`. */
  replaced?: number;
  /** Top of the product's box; it is always in the middle. */
  productY: number;
}

const boxHeight = 28;

/** How a plant connects, on a sheet of 240 × 142. */
const drawings: Record<FitCard["id"], Drawing> = {
  // One system above, one connection, three sites below.
  "one-erp": {
    wires: "M120 30v22M120 80v32M38 112V98h164v14",
    boxes: [
      [78, 2, 84],
      [2, 112, 72],
      [84, 112, 72],
      [166, 112, 72],
    ],
    productY: 52,
  },
  // Three sites, each with a system of its own, into one.
  "many-sites": {
    wires: "M38 30v14h164V30M120 30v28M120 86v26",
    boxes: [
      [2, 2, 72],
      [84, 2, 72],
      [166, 2, 72],
      [50, 112, 140],
    ],
    productY: 58,
  },
  // One connection moves from the old system to the new one; the others stay.
  change: {
    wires: "M46 30v41h32M194 30v41h-32M144 85v13h42v14",
    disused: "M54 112V98h42V85",
    boxes: [
      [4, 2, 84],
      [152, 2, 84],
      [4, 112, 100],
      [136, 112, 100],
    ],
    replaced: 2,
    productY: 57,
  },
};

interface FitDiagramProps {
  fit: FitCard["id"];
  /** What is in the boxes, from the top left. */
  labels: readonly string[];
  product: string;
}

/** A sketch of one way to connect. Decorative: the words are beside it. */
export function FitDiagram({ fit, labels, product }: FitDiagramProps) {
  const { wires, disused, boxes, replaced, productY } = drawings[fit];
  return (
    <svg
      viewBox="0 0 240 142"
      aria-hidden="true"
      className="h-auto w-60 max-w-full fill-none stroke-ink"
      strokeWidth="1.5"
    >
      <path d={wires} />
      {disused && <path d={disused} strokeDasharray="4 3" />}
      {boxes.map(([x, y, width], index) => (
        <g key={labels[index]}>
          <rect
            {...{ x, y, width }}
            height={boxHeight}
            strokeDasharray={index === replaced ? "4 3" : undefined}
            className="fill-sheet"
          />
          <BoxLabel x={x + width / 2} y={y}>
            {labels[index]}
          </BoxLabel>
        </g>
      ))}
      <rect x="78" y={productY} width="84" height={boxHeight} className="fill-signal" />
      <BoxLabel x={120} y={productY}>
        {product}
      </BoxLabel>
    </svg>
  );
}

function BoxLabel({ x, y, children }: { x: number; y: number; children: string | undefined }) {
  return (
    <text
      x={x}
      y={y + 18}
      textAnchor="middle"
      className="fill-ink font-mono text-label font-medium"
      stroke="none"
    >
      {children}
    </text>
  );
}
