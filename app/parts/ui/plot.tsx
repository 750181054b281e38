import type { ComponentProps, ReactNode } from "react";

/**
 * Shapes of a drawing, placed in percent of its width and height: they stretch with it, while lines keep
 * their width and texts their size.
 */

/** A place, or the way from one place to another. */
type Span = number | readonly number[];

type Placed<Tag extends "line" | "rect" | "text", Place = Span> = Omit<
  ComponentProps<Tag>,
  "x" | "y"
> & { x?: Place; y?: Place };

const whole: Span = [0, 100];

const percent = (value: number) => `${Number(value.toFixed(2))}%`;

const getEnds = (span: Span): readonly [number, number] => {
  const [from = 0, to = 0] = typeof span === "number" ? [span, span] : span;
  return [from, to];
};

/** A line, across the whole drawing unless it has ends. */
export function PlotLine({ x = whole, y = whole, ...look }: Placed<"line">) {
  const [x1, x2, y1, y2] = [...getEnds(x), ...getEnds(y)].map(percent);
  return <line {...{ x1, x2, y1, y2 }} {...look} />;
}

/** A bar, or a band as high or wide as the drawing. */
export function PlotBar({ x = whole, y = whole, ...look }: Placed<"rect">) {
  const [[left, right], [top, bottom]] = [getEnds(x), getEnds(y)];
  return (
    <rect
      x={percent(left)}
      y={percent(top)}
      width={percent(right - left)}
      height={percent(bottom - top)}
      {...look}
    />
  );
}

/** Where bars begin and end that are put one after the other, in percent of `whole`. */
export function stackSpans(amounts: readonly number[], whole: number): [number, number][] {
  let end = 0;
  return amounts.map((amount) => {
    const from = end;
    end += (100 * amount) / whole;
    return [from, end];
  });
}

/** A text around a place, in lines below each other if it has `lines`. */
export function PlotText({
  x = 0,
  y = 0,
  lines = [],
  children,
  ...look
}: Placed<"text", number> & { lines?: readonly string[] }) {
  return (
    <text x={percent(x)} y={percent(y)} textAnchor="middle" {...look}>
      {children ?? lines[0]}
      {lines.slice(1).map((line) => (
        <tspan key={line} x={percent(x)} dy="15">
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** Shapes in pixels around a place. */
export function PlacedMark({
  x,
  y = 0,
  ...rest
}: Omit<ComponentProps<"svg">, "x" | "y"> & { x: number; y?: number }) {
  const place = { x: percent(x), y: percent(y) };
  return <svg {...place} width="1" height="1" overflow="visible" aria-hidden="true" {...rest} />;
}

export function PlotPoint({ x, y }: { x: number; y: number }) {
  return (
    <PlacedMark x={x} y={y}>
      <path d="M0-6L6 0 0 6-6 0Z" className="fill-signal stroke-ink" strokeWidth="1.25" />
    </PlacedMark>
  );
}

/** A dimension line from one place to another, with what it measures. */
export function PlotDimension({
  from,
  to,
  y,
  ...label
}: Omit<ComponentProps<typeof PlotText>, "from" | "to"> & { from: number; to: number }) {
  return (
    <>
      <PlotLine x={[from, to]} y={y} className="stroke-ink" />
      {[from, to].map((end) => (
        <PlacedMark key={end} x={end} y={y}>
          <path d="M0-5V5" className="stroke-ink" />
        </PlacedMark>
      ))}
      <PlotText x={(from + to) / 2} y={y} fontWeight="600" className="fill-ink" {...label} />
    </>
  );
}

/** A drawing as a sheet: its title and unit above it, what has to be known below it. */
export function PlotFrame(props: {
  title: string;
  unit: string;
  note: string;
  children: ReactNode;
}) {
  return (
    <figure className="border border-ink bg-sheet text-ink forced-color-adjust-none">
      <figcaption className="flex flex-wrap justify-between gap-x-4 border-b border-ink px-4 py-2.5 tag uppercase">
        {props.title}
        <span className="text-graphite normal-case">{props.unit}</span>
      </figcaption>
      {props.children}
      <p className="border-t border-hairline px-4 py-3 text-small text-graphite">{props.note}</p>
    </figure>
  );
}
