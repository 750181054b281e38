import type { Persona } from "../persona/schema.ts";
import type { PictureSource } from "../ui/Picture.tsx";

type Callout = Persona["callouts"][number];

interface SceneCalloutsProps {
  anchors: PictureSource["anchors"];
  callouts: readonly Callout[];
}

/** Width of one character of the mono label at 12 px (0.6 em), and the label's own measures, px. */
const characterWidth = 7.2;
const labelPadding = 11;
const labelHeight = 46;

/**
 * Labels with leaders that point at things in a rendered scene. Each hangs on the point that the
 * scene itself projected, in fractions of the picture, so that it meets its target at every width;
 * leader and label keep their size. The picture's text alternative says the same in words.
 */
export function SceneCallouts({ anchors, callouts }: SceneCalloutsProps) {
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
      {callouts.map((callout) => {
        const anchor = anchors[callout.anchor];
        return (
          anchor && (
            <svg
              key={callout.anchor}
              x={`${anchor.x * 100}%`}
              y={`${anchor.y * 100}%`}
              width="1"
              height="1"
              overflow="visible"
              aria-hidden="true"
            >
              <WideLabel callout={callout} />
              {callout.narrow && <NarrowLabel callout={callout} corner={callout.narrow} />}
            </svg>
          )
        );
      })}
    </svg>
  );
}

function getWidth({ tag, text }: Callout): number {
  return Math.max(tag.length, text.length) * characterWidth + 2 * labelPadding;
}

/** The leader leaves the point at an angle and meets the label level, as on a drawing. */
function WideLabel({ callout }: { callout: Callout }) {
  const { dx, dy } = callout;
  const knee = dx - Math.sign(dx) * Math.min(28, Math.abs(dx) * 0.4);
  const left = dx < 0 ? dx - getWidth(callout) : dx;
  return (
    <g className="max-md:hidden">
      <Leader callout={callout} path={`M0 0 L${knee} ${dy} H${dx}`} />
      <Label callout={callout} left={left} top={dy - labelHeight / 2} />
    </g>
  );
}

/** On phones the leader goes straight to the nearest edge of the label. */
function NarrowLabel({
  callout,
  corner,
}: {
  callout: Callout;
  corner: { left: number; top: number };
}) {
  const { left, top } = corner;
  const x = Math.min(Math.max(0, left + 12), left + getWidth(callout) - 12);
  const y = top > 0 ? top : top + labelHeight;
  return (
    <g className="md:hidden">
      <Leader callout={callout} path={`M0 0 L${x} ${y}`} />
      <Label callout={callout} left={left} top={top} />
    </g>
  );
}

function Leader({ callout, path }: { callout: Callout; path: string }) {
  return (
    <g className="stroke-ink" strokeWidth="1.25">
      <path d={path} fill="none" />
      <circle r="4.5" className={callout.hot ? "fill-signal" : "fill-sheet"} />
    </g>
  );
}

function Label({ callout, left, top }: { callout: Callout; left: number; top: number }) {
  const { tag, text, hot = false } = callout;
  return (
    <>
      <rect
        x={left}
        y={top}
        width={getWidth(callout)}
        height={labelHeight}
        rx="2"
        className={hot ? "fill-signal stroke-signal" : "fill-sheet stroke-ink"}
        strokeWidth="1.25"
      />
      <text
        className={`font-mono text-[12px] ${hot ? "fill-signal-ink" : "fill-ink"}`}
        x={left + labelPadding}
        y={top + 19}
      >
        <tspan fontWeight="600">{tag}</tspan>
        <tspan x={left + labelPadding} dy="16">
          {text}
        </tspan>
      </text>
    </>
  );
}
