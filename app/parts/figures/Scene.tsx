import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "../ui/class-names.ts";
import { Picture } from "../ui/Picture.tsx";
import { PlacedMark } from "../ui/plot.tsx";
import type { Callout } from "./schema.ts";

/**
 * A rendered scene that fills the box it is in, with labels at the things in it. Each is attached to the point that
 * the scene itself projected, in fractions of the picture, so that it meets its target at every width; leader and
 * label keep their size, so there is no place for them on paper. The picture's text alternative says the same in words.
 */
export function Scene({
  callouts,
  children,
  ...picture
}: Omit<ComponentProps<typeof Picture>, "className"> & {
  callouts: readonly Callout[];
  /** Between the picture and its callouts. */
  children?: ReactNode;
}) {
  return (
    <>
      <Picture {...picture} className="absolute inset-0 size-full" />
      {children}
      <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible print:hidden">
        {callouts.map((callout) => {
          const anchor = picture.picture.anchors[callout.anchor];
          return (
            anchor && (
              <PlacedMark key={callout.anchor} x={anchor.x * 100} y={anchor.y * 100}>
                <Leaders {...callout} />
              </PlacedMark>
            )
          );
        })}
      </svg>
    </>
  );
}

/** Width of one character of the mono label at 13 px (0.6 em), and the label's own measures, px. */
const characterWidth = 7.8;
const labelPadding = 11;
const labelHeight = 48;

/** Drawn once, from the point to the label (figures.css). */
const leader = { className: "leader fill-none stroke-ink", strokeWidth: "1.25" };

/**
 * The leader leaves the point at an angle and meets the label level, as on a drawing. On phones it goes
 * straight to the nearest edge of the same label, which has another place there.
 */
function Leaders({ dx, dy, narrow, tag, text, hot }: Callout) {
  const id = useId();
  const width = Math.max(tag.length, text.length) * characterWidth + 2 * labelPadding;
  const knee = dx - Math.sign(dx) * Math.min(28, Math.abs(dx) * 0.4);
  const left = dx < 0 ? dx - width : dx;
  const top = dy - labelHeight / 2;
  return (
    <>
      <g className="max-md:hidden">
        <path d={`M0 0 L${knee} ${dy} H${dx}`} {...leader} />
        <g
          id={id}
          transform={`translate(${left} ${top})`}
          className={`font-mono text-[13px] ${hot ? "fill-signal-ink" : "fill-ink"}`}
        >
          <rect
            width={width}
            height={labelHeight}
            rx="2"
            className={hot ? "fill-signal stroke-signal" : "fill-sheet stroke-ink"}
            strokeWidth="1.25"
          />
          <text x={labelPadding} y="20" fontWeight="600">
            {tag}
          </text>
          <text x={labelPadding} y="37">
            {text}
          </text>
        </g>
      </g>
      {narrow && (
        <>
          <path
            d={`M0 0 L${Math.min(Math.max(0, narrow.left + 12), narrow.left + width - 12)} ${narrow.top > 0 ? narrow.top : narrow.top + labelHeight}`}
            {...leader}
            className={`${leader.className} md:hidden`}
          />
          <use
            href={`#${id}`}
            transform={`translate(${narrow.left - left} ${narrow.top - top})`}
            className="md:hidden"
          />
        </>
      )}
      <circle
        r="5"
        className={classNames(
          hot ? "leader fill-signal stroke-sheet" : "fill-sheet stroke-ink",
          !narrow && "max-md:hidden",
        )}
        strokeWidth="1.5"
      />
    </>
  );
}
