import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import { RuledHead } from "./RuledHead.tsx";
import { SectionHead } from "./SectionHead.tsx";
import type { SectionWords } from "./section-words.ts";

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
