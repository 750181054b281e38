import { ColumnCrew } from "./ColumnCrew.tsx";

interface ColumnElevationProps {
  /** Tags of the sections, from the bottom up. */
  tags: readonly string[];
  notes: { foundation: string; sections: string; platform: string };
  /** The text alternative. */
  alt: string;
}

/** Measures of the diagram, in units of its 440 × 600 field. */
const shell = { left: 168, right: 300, bottom: 484, section: 54 };
const middle = (shell.left + shell.right) / 2;

const mono = "font-mono stroke-none";

/**
 * A column in elevation: its foundation, the flanged sections of its shell, and the crew on its
 * platform, each with a numbered note. The first section is the one you start with.
 */
export function ColumnElevation({ tags, notes, alt }: ColumnElevationProps) {
  const top = shell.bottom - tags.length * shell.section;
  const platform = shell.bottom - 3 * shell.section;
  return (
    <svg
      viewBox="0 0 440 600"
      role="img"
      aria-label={alt}
      className="mx-auto w-full max-w-[30rem] fill-none stroke-ink"
      strokeWidth="1.5"
    >
      <path
        d={`M${middle} 20V580`}
        className="stroke-graphite"
        strokeWidth="1"
        strokeDasharray="14 4 3 4"
      />
      <Shell tags={tags} top={top} />
      <ColumnCrew left={shell.left} y={platform} />
      <Foundation />
      <Chain top={top} text={notes.sections} />
      <Note number="1" x={52} y={502} to="M72 502H96L136 540" text={notes.foundation} />
      <Note
        number="3"
        x={52}
        y={platform - 76}
        to={`M72 ${platform - 76}H88L108 ${platform - 30}`}
        text={notes.platform}
      />
    </svg>
  );
}

function Shell({ tags, top }: { tags: readonly string[]; top: number }) {
  const { left, right, bottom, section } = shell;
  return (
    <>
      <path
        d={`M${left} ${top}a66 44 0 0 1 132 0M${middle - 12} ${top - 43}V${top - 62}h24v19M${middle - 20} ${top - 68}h40v6h-40z`}
        className="fill-sheet"
      />
      {tags.map((tag, index) => {
        const y = bottom - (index + 1) * section;
        const isStart = index === 0;
        return (
          <g key={tag}>
            <path
              d={`M${left} ${y}H${right}V${y + section}H${left}z`}
              className={isStart ? "fill-signal" : "fill-sheet"}
            />
            <path
              d={`M${left - 9} ${y + section - 4}H${right + 9}v8H${left - 9}z`}
              className="fill-paper"
            />
            <text
              x={middle}
              y={y + section / 2 + 3}
              textAnchor="middle"
              fontSize="14"
              fontWeight="550"
              className={`${mono} ${isStart ? "fill-signal-ink" : "fill-ink"}`}
            >
              {tag}
            </text>
          </g>
        );
      })}
      <path d={`M${left - 9} ${top - 4}H${right + 9}v8H${left - 9}z`} className="fill-paper" />
    </>
  );
}

/** Skirt, base ring and the concrete below ground. */
function Foundation() {
  const { left, right, bottom } = shell;
  const hatch = Array.from({ length: 12 }, (_, index) => `M${left - 18 + index * 16} 566l-12 12`);
  return (
    <>
      <path
        d={`M${left} ${bottom + 4}L${left - 10} 520H${right + 10}L${right} ${bottom + 4}z`}
        className="fill-sheet"
      />
      <path d={`M${left - 22} 520H${right + 22}v8H${left - 22}z`} className="fill-paper" />
      <path
        d={`M${left - 36} 528H${right + 36}v38H${left - 36}z`}
        className="fill-petrol-wash stroke-petrol"
      />
      <path d="M20 566H420" />
      <path d={hatch.join("")} className="stroke-graphite" strokeWidth="1" />
    </>
  );
}

/** The dimension over the sections, with a tick at every flange. */
function Chain({ top, text }: { top: number; text: string }) {
  const { bottom, right, section } = shell;
  const x = 340;
  const count = Math.round((bottom - top) / section);
  const ticks = Array.from({ length: count + 1 }, (_, index) => bottom - index * section);
  const center = (top + bottom) / 2;
  return (
    <>
      <path
        d={ticks.map((y) => `M${right + 16} ${y}H${x + 8}`).join("")}
        className="stroke-graphite"
        strokeWidth="0.75"
      />
      <path
        d={`M${x} ${top - 10}V${bottom + 10}${ticks.map((y) => `M${x - 4} ${y + 4}l8-8`).join("")}`}
      />
      <Note number="2" x={388} y={center} to={`M368 ${center}H${x}`} text={text} />
    </>
  );
}

/** A numbered note with its leader; the words are below the number. */
function Note(props: { number: string; x: number; y: number; to: string; text: string }) {
  const { number, x, y, to, text } = props;
  return (
    <>
      <path d={to} strokeWidth="1.25" />
      <circle cx={x} cy={y} r="20" className="fill-paper" />
      <text
        x={x}
        y={y + 5}
        textAnchor="middle"
        fontSize="15"
        fontWeight="600"
        className={`${mono} fill-ink`}
      >
        {number}
      </text>
      <text
        x={x}
        y={y + 38}
        textAnchor="middle"
        fontSize="13"
        fontWeight="500"
        className={`${mono} fill-graphite`}
      >
        {text}
      </text>
    </>
  );
}
