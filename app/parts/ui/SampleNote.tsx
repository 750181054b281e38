import { classNames } from "./class-names.ts";

interface SampleNoteProps {
  /** If missing, nothing is drawn: the owner deletes it with the samples. */
  text?: string | undefined;
  className?: string;
}

/** Says that the values shown are samples. */
export function SampleNote({ text, className }: SampleNoteProps) {
  return (
    text && (
      <p className={classNames("tag text-graphite in-[.room]:text-room-mute", className)}>{text}</p>
    )
  );
}
