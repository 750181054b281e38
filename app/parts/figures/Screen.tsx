import { Fragment, type ReactNode } from "react";
import { useBehavior, usePage } from "../../engine/page-context.ts";
import { classNames, coverControl } from "../ui/class-names.ts";
import { AppLink, type AppLinkProps } from "../ui/links.tsx";
import { formatDifference, formatMoney, formatNumber } from "./format-number.ts";
import type { EstimateData, FigureTrace } from "./schema.ts";

/** The first and last cell have the panel's inset. */
export const rowInset =
  "*:first:pl-4 *:last:pr-4 @min-[28rem]:*:first:pl-6 @min-[28rem]:*:last:pr-6";

export const headRowStyle = `tag text-left text-room-mute uppercase *:border-b *:border-room-line *:px-2 *:py-3 *:align-bottom *:font-medium ${rowInset}`;

const textLook = {
  head: headRowStyle,
  row: `*:border-b *:border-room-line *:px-2 *:py-3 ${rowInset}`,
};

/** Lines of numbers below each other. */
export const numbers = {
  head: `text-right text-label text-room-mute *:px-0.5 *:py-2 *:font-normal *:first:text-left ${rowInset}`,
  row: `text-right font-mono text-label *:border-t *:border-room-line *:px-0.5 *:py-2.5 *:first:text-left *:first:whitespace-nowrap *:first:text-white ${rowInset}`,
};

interface Line {
  note?: number | undefined;
  trace?: FigureTrace;
}

/** The table of a screen. A line that has a trace opens to it. */
export function ScreenTable(props: {
  /** Classes of head and cells, and of cells alone. */
  columns: readonly { name: string; head?: ReactNode; className?: string; cell?: string }[];
  rows: readonly (Line & {
    cells: readonly ReactNode[];
    mark?: string | false | undefined;
    below?: ReactNode;
  })[];
  className?: string;
  look?: typeof textLook;
}) {
  const { columns, look = textLook } = props;
  return (
    <div className="overflow-x-auto">
      <table className={classNames("w-full tabular-nums", props.className)}>
        <thead>
          <tr className={look.head}>
            {columns.map(({ name, head = name, className }) => (
              <th key={name} scope="col" className={className}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.rows.map(({ note, trace, cells, mark, below }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: it is drawn once
            <Fragment key={index}>
              <tr {...markNoted(note)} className={classNames(look.row, mark)}>
                {columns.map(({ name, className, cell }, place) => (
                  <td
                    key={name}
                    data-column={place > 0 ? name : undefined}
                    className={classNames(className, cell) || undefined}
                  >
                    {cells[place]}
                  </td>
                ))}
              </tr>
              {below}
              {trace && (
                <tr className="opened-row bg-room">
                  <td
                    colSpan={columns.length}
                    className="border-b border-room-line px-4 py-4 text-left sm:px-6 print:py-2"
                  >
                    {/* As wide as the table, without making it wider. */}
                    <TraceList trace={trace} className="w-0 min-w-full" />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/**
 * What a line is called, and its note. With a trace, it opens and closes the row below by the browser's own means: a
 * table has no place for a `<details>` around two rows. Its whole cell, which is `relative`, can be pressed: WebKit
 * would not keep it within the row.
 */
export function LineName({ line, children }: { line: Line; children: ReactNode }) {
  return (
    <div className="flex items-center gap-2">
      {line.trace ? (
        <details>
          <summary className="card-cover">
            <span className="opener">{children}</span>
          </summary>
        </details>
      ) : (
        children
      )}
      <NoteLink note={line.note} className="-my-1" />
    </div>
  );
}

export function TraceList({ trace, className }: { trace: FigureTrace; className: string }) {
  return (
    <dl
      className={classNames(
        "flex flex-wrap gap-x-8 gap-y-3 print:gap-y-1 text-label leading-snug",
        className,
      )}
    >
      {trace.map(({ name, value }) => (
        <div key={name} className="print:flex print:gap-1.5">
          <dt>{name}</dt>
          <dd className="mt-0.5 font-mono">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function useFormats() {
  const { locale } = usePage().edition;
  return {
    formatNumber: (value: number, decimals?: number) => formatNumber(value, locale, decimals),
    formatMoney: (value: number, currency: string, decimals?: number) =>
      formatMoney(value, currency, locale, decimals),
    formatDifference: (value: number, decimals?: number) =>
      formatDifference(value, locale, decimals),
  };
}

/** The number of a line's record, as a place that links from other screens lead to (`light-records` in base.css). */
export function RecordNumber({ number, id = number }: { number: string; id?: string }) {
  if (id.includes(" ")) return number;
  return (
    <span id={id} className="record-number">
      {number}
    </span>
  );
}

/** Where other screens have the same records. */
export function RecordLinks({ links = [] }: { links?: readonly AppLinkProps[] | undefined }) {
  if (links.length === 0) return null;
  return (
    <ul className="no-print mt-3 flex flex-wrap gap-x-6 text-small">
      {links.map((link) => (
        <li key={link.href}>
          <AppLink
            {...link}
            className="inline-flex min-h-11 items-center md:min-h-8 underline underline-offset-4"
          />
        </li>
      ))}
    </ul>
  );
}

/** The circled number with which a drawing refers to its list of items. */
const balloonStyle =
  "inline-grid size-5 flex-none place-items-center rounded-full border-[1.5px] border-signal font-mono text-label leading-none font-semibold balloon";

/** The balloon at the place that a note explains, if one does: leads to the note. */
export function NoteLink({ note, className }: { note?: number | undefined; className?: string }) {
  if (!note) return null;
  return (
    <a
      href={`#note-${note}`}
      aria-describedby={`note-${note}`}
      className={classNames(balloonStyle, "relative z-1 balloon-target", className)}
    >
      {note}
    </a>
  );
}

/** What a place on the screen has if a note explains it: both light each other (figures.css). */
export const markNoted = (note: number | undefined) =>
  note && { id: `noted-${note}`, "data-note": note };

const tones = {
  good: "bg-room-cleared",
  caution: "bg-room-caution",
  idle: "border-[1.5px] border-room-mute",
  bad: "bg-signal",
} as const;

/** The small square before a state's name. The name says the same: color is never the only cue. */
export function StateMark({ tone, className }: { tone: keyof typeof tones; className?: string }) {
  return <span className={classNames("inline-block size-2 flex-none", tones[tone], className)} />;
}

/** A quantity as a row of so many marks, the first or last of them in another color: two dashed lines, however many. */
export function Tally(props: {
  of: number;
  marked: number;
  fromEnd?: boolean | undefined;
  width?: string;
  /** Its height, and the stroke of what is marked. */
  className: string;
  rest: string;
}) {
  const { of, marked, fromEnd } = props;
  const start = fromEnd ? of - marked : 0;
  // The gap after the last mark is left out: the row ends where its space does.
  const percent = (place: number) => `${(place / (of - 0.2)) * 100}%`;
  return (
    <svg
      aria-hidden="true"
      width={props.width ?? "100%"}
      strokeDasharray="0.8 0.2"
      className={`block [stroke-width:200%] ${props.className}`}
    >
      <line x2={percent(of)} pathLength={of} className={props.rest} />
      <line x1={percent(start)} x2={percent(start + marked)} pathLength={marked} />
    </svg>
  );
}

/**
 * Sorts the rows of the screen that it is on (screens.behavior.ts) by one of their `data-` attributes; they are by
 * the first. Without scripts it is not there.
 */
export function SortChoice(props: { legend: string; options: Readonly<Record<string, string>> }) {
  return (
    <fieldset className="no-print [@media(scripting:none)]:hidden">
      <legend className="float-left mr-2 tag leading-11.5 text-room-mute">{props.legend}</legend>
      <div className="flex w-fit border border-room-edge">
        {Object.entries(props.options).map(([key, label], index) => (
          <label
            key={key}
            className="screen-choice relative flex min-h-11 cursor-pointer items-center px-2 text-label"
          >
            <input
              type="radio"
              name="sort"
              value={key}
              defaultChecked={index === 0}
              data-sort
              className={coverControl}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/**
 * A piece of a product screen, large, beside words that say the same. Decorative: the whole screen is
 * elsewhere, with its text alternative and with what can be opened and changed.
 */
export function CloseUp({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      inert
      className={classNames(
        "room @container h-full overflow-hidden bg-room-panel text-left text-small leading-tight text-room-text print:border",
        className,
      )}
    >
      {children}
    </div>
  );
}

/** An entry of a screen without the number that refers to the notes below that screen. */
export function withoutNote<Entry extends { note?: number | undefined }>(entry: Entry): Entry {
  return { ...entry, note: undefined };
}

/** A control-room screen. With an `alt`, it is one picture for a screen reader. */
export function Screen(props: {
  title: string;
  meta: readonly string[];
  alt?: string;
  /** Its shadow, for the ground that it is on. */
  className: string;
  children: ReactNode;
}) {
  const { alt } = props;
  return (
    <div
      {...(alt && { role: "img", "aria-label": alt })}
      className={`@container room rounded-lg border border-room-edge bg-room-panel text-left text-small leading-tight text-room-text ${props.className}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-room-edge px-4 py-3.5 sm:px-6">
        <span className="font-head text-body font-strong tracking-tight text-white">
          {props.title}
        </span>
        <span className="flex flex-wrap gap-x-5 tag text-room-mute uppercase">
          {props.meta.map((part) => (
            <span key={part}>{part}</span>
          ))}
        </span>
      </div>
      {props.children}
    </div>
  );
}

/**
 * The product screen of a page, and three numbered notes below it, each a link to what it explains. A
 * screen reader reads the screen in words first; then its tables and controls, as they are.
 */
export function FigureFrame(props: {
  frame: Pick<EstimateData, "alt" | "title" | "meta" | "notes" | "links">;
  children: ReactNode;
}) {
  const { alt, title, meta, notes, links } = props.frame;
  return (
    // The notes are its caption, but too long for its accessible name.
    <figure
      aria-label={title}
      {...useBehavior("screens")}
      className="live-screen print:[zoom:0.75]"
    >
      <p className="sr-only">{alt}</p>
      <Screen {...{ title, meta }} className="[box-shadow:0_30px_80px_#00000099]">
        {props.children}
      </Screen>
      <figcaption className="mt-7 max-sm:px-2">
        <ol className="grid gap-x-12 gap-y-4 md:grid-cols-3">
          {notes.map((text, index) => (
            <li
              key={text}
              id={`note-${index + 1}`}
              data-note={index + 1}
              className="text-small leading-normal text-room-text"
            >
              <a href={`#noted-${index + 1}`} className="flex gap-3">
                <span aria-hidden="true" className={classNames(balloonStyle, "mt-px")}>
                  {index + 1}
                </span>
                {text}
              </a>
            </li>
          ))}
        </ol>
        <RecordLinks links={links} />
      </figcaption>
    </figure>
  );
}
