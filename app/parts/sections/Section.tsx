import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import { SheetLabel } from "../ui/SheetLabel.tsx";
import { RangeText } from "../ui/texts.tsx";

export interface SectionWords {
  /** The page's sheet and what the section is about: the parts of its sheet label. */
  sheet?: string;
  eyebrow?: string;
  /** The sheet label, if it has other parts. */
  label?: readonly string[];
  title: string;
  text?: string | undefined;
}

/** The parts of a section's sheet label. */
export function getLabelParts({ label, sheet, eyebrow }: Omit<SectionWords, "title">) {
  return label ?? [sheet, eyebrow].filter((part) => part !== undefined);
}

/** Where a band is on its page, as the props of its `Section`. */
export interface Place {
  /** Unique on the page; the heading's id is made from it. */
  id: string;
  /** Id of the band itself, for links to it. */
  anchor?: string;
  /** Parts of the sheet label. */
  label: readonly string[];
  /** Background, borders and padding. */
  className: string;
}

interface RuledHeadProps extends SectionWords {
  /** Id of the heading, for the section's aria-labelledby. */
  id: string;
  className?: string | undefined;
}

/** A small head for a section with large content: one row above a line. */
export function RuledHead({ id, title, text, className, ...label }: RuledHeadProps) {
  return (
    <div
      className={classNames(
        "flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2 border-b border-ink pb-4 in-[.room]:border-room-edge",
        className,
      )}
    >
      <div>
        <SheetLabel parts={getLabelParts(label)} />
        <h2 id={id} className="mt-2 text-h3">
          {title}
        </h2>
      </div>
      {text && <p className="text-small text-graphite in-[.room]:text-room-mute">{text}</p>}
    </div>
  );
}

interface SectionHeadProps extends Omit<SectionWords, "title"> {
  /** Id of the heading, for the section's aria-labelledby. */
  id: string;
  title: ReactNode;
  /** In small type at the end of the label's line. */
  note?: ReactNode;
  className?: string | undefined;
}

/** Sheet label and heading of a section, with its introduction next to them on wide pages. */
export function SectionHead({ id, title, text, note, className, ...label }: SectionHeadProps) {
  return (
    <div
      className={classNames(
        "section-head grid gap-x-10 gap-y-5 lg:gap-x-16",
        text && "md:grid-cols-[1.3fr_1fr] md:items-end print:grid-cols-[1.3fr_1fr] print:items-end",
        className,
      )}
    >
      <div>
        <div className="flex flex-wrap justify-between gap-x-3">
          <SheetLabel parts={getLabelParts(label)} />
          {note}
        </div>
        <h2 id={id} className="mt-2 max-w-[12em] text-h2 md:mt-5 print:mt-1">
          {title}
        </h2>
      </div>
      {text && (
        <p className="max-w-note text-lead text-text in-[.room]:text-room-text print:text-detail">
          <RangeText>{text}</RangeText>
        </p>
      )}
    </div>
  );
}

interface SideHeadProps extends SectionWords {
  /** Id of the heading, for the section's aria-labelledby. */
  id: string;
  /** Width at which the heading breaks, as a class. */
  measure?: string;
  className?: string;
}

/** Sheet label, heading and introduction of a section as the column on its left. */
export function SideHead({ id, title, text, measure, className, ...label }: SideHeadProps) {
  return (
    <div className={classNames("section-head", className)}>
      <SheetLabel parts={getLabelParts(label)} />
      <h2 id={id} className={classNames("mt-5 text-h2", measure)}>
        {title}
      </h2>
      {text && (
        <p className="mt-5 max-w-note text-lead text-text in-[.room]:text-room-text">{text}</p>
      )}
    </div>
  );
}

interface SectionProps extends SectionWords {
  /** Unique on the page; the heading's id is made from it. */
  id: string;
  /** Id of the section itself, for links to it. */
  anchor?: string;
  /** Dark, as a control room. */
  room?: boolean;
  /** With the small head of a section whose content is large. */
  ruled?: boolean;
  /** As of `SectionHead`. */
  note?: ReactNode;
  /** Background, borders and padding. */
  className?: string;
  /** Space between the head and what follows. */
  headClass?: string;
  children: ReactNode;
}

/** A section of a page: its head, and its content in the page's column. */
export function Section(props: SectionProps) {
  const { id, anchor, room, ruled, className = "py-band", headClass, children, ...words } = props;
  const Head = ruled ? RuledHead : SectionHead;
  return (
    <section
      id={anchor}
      aria-labelledby={`${id}-title`}
      className={classNames(room && "room sheet-grid bg-room text-white", className)}
    >
      <div className="page-column">
        <Head id={`${id}-title`} {...words} className={headClass} />
        {children}
      </div>
    </section>
  );
}
