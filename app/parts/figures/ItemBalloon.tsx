import { classNames } from "../ui/class-names.ts";

const balloonStyle =
  "inline-grid size-5 flex-none place-items-center rounded-full border-[1.5px] border-signal font-mono text-label leading-none font-semibold balloon";

/** The circled number with which a drawing refers to its list of items. */
export function ItemBalloon({ item }: { item: number }) {
  return <span className={balloonStyle}>{item}</span>;
}

/** The balloon at the place that a note explains, if one does: leads to the note. */
export function NoteLink({ note, className }: { note?: number | undefined; className?: string }) {
  if (!note) return null;
  const id = getNoteId(note);
  return (
    <a
      href={`#${id}`}
      aria-describedby={id}
      className={classNames(balloonStyle, "relative z-1 balloon-target", className)}
    >
      {note}
    </a>
  );
}

/** Ids of the notes below a page's screen, and of what they explain on it. */
export const getNoteId = (note: number) => `note-${note}`;
export const getNotedId = (note: number) => `noted-${note}`;

/** What a place on the screen has if a note explains it: both light each other (figures.css). */
export const markNoted = (note: number | undefined) =>
  note && { id: getNotedId(note), "data-note": note };
