import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import { SheetLabel } from "../ui/SheetLabel.tsx";
import { RangeText } from "../ui/texts.tsx";

export interface SectionWords {
  /** The page's sheet and what the section is about: the parts of its sheet label. */
  sheet?: string;
  eyebrow?: string;
  label?: readonly string[];
  title: ReactNode;
  text?: string;
}

export function getLabelParts({ label, sheet, eyebrow }: Omit<SectionWords, "title">) {
  return label ?? [sheet, eyebrow].filter((part) => part !== undefined);
}

/** Where a band is on its page, as the props of its `Section`. */
export type Place = Pick<SectionProps, "anchor"> &
  Required<Pick<SectionProps, "id" | "label" | "className">>;

/** Where a head stands: above its section in large type, as one row above a line, or in the column on its left. */
const heads = {
  above: {
    head: "section-head grid gap-x-10 gap-y-5 lg:gap-x-16",
    title: "mt-2 max-w-[12em] text-h2 md:mt-5 print:mt-1",
    text: "max-w-note text-lead text-text in-[.room]:text-room-text print:text-detail",
  },
  ruled: {
    head: "flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2 border-b border-ink pb-4 in-[.room]:border-room-edge",
    title: "mt-2 text-h3",
    text: "text-small text-graphite in-[.room]:text-room-mute",
  },
  beside: {
    head: "section-head",
    title: "mt-5 text-h2",
    text: "mt-5 max-w-note text-lead text-text in-[.room]:text-room-text",
  },
};

interface SectionHeadProps extends SectionWords {
  /** Id of the heading, for the section's aria-labelledby. */
  id: string;
  place?: keyof typeof heads;
  /** In small type at the end of the label's line. */
  revision?: ReactNode;
  className?: string;
}

export function SectionHead(props: SectionHeadProps) {
  const { id, title, text, place = "above", revision, className, ...label } = props;
  const look = heads[place];
  const sheetLabel = <SheetLabel parts={getLabelParts(label)} />;
  return (
    <div
      className={classNames(
        look.head,
        text &&
          place === "above" &&
          "md:grid-cols-[1.3fr_1fr] md:items-end print:grid-cols-[1.3fr_1fr] print:items-end",
        className,
      )}
    >
      <div className="grow">
        {revision ? (
          <div className="flex flex-wrap justify-between gap-x-3">
            {sheetLabel}
            {revision}
          </div>
        ) : (
          sheetLabel
        )}
        <h2 id={id} className={look.title}>
          {title}
        </h2>
      </div>
      {text && (
        <p className={look.text}>
          <RangeText>{text}</RangeText>
        </p>
      )}
    </div>
  );
}

interface SectionProps extends Omit<SectionHeadProps, "place"> {
  /** Id of the section itself, for links to it. */
  anchor?: string;
  /** Dark, as a control room. */
  room?: boolean;
  /** With the small head of a section whose content is large. */
  ruled?: boolean;
  /** Space between the head and what follows. */
  headClass?: string;
  /** The columns, with the head in the first one. */
  beside?: string;
  /** Below the head in that column. */
  below?: ReactNode;
  children?: ReactNode;
}

/** A section of a page: its head, and its content in the page's column. `id` is unique, the heading's is made from it. */
export function Section(props: SectionProps) {
  const { id, anchor, room, ruled, className = "py-band", headClass, ...others } = props;
  const { beside, below, children, ...words } = others;
  const plainHead = ruled ? "ruled" : "above";
  const head = (
    <SectionHead
      {...words}
      id={`${id}-title`}
      place={beside === undefined ? plainHead : "beside"}
      className={headClass}
    />
  );
  return (
    <section
      id={anchor}
      aria-labelledby={`${id}-title`}
      className={classNames(room && "room sheet-grid bg-room text-white", className)}
    >
      <div className={classNames("page-column", beside)}>
        {below ? (
          <div>
            {head}
            {below}
          </div>
        ) : (
          head
        )}
        {children}
      </div>
    </section>
  );
}
