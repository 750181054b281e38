import { classNames } from "./class-names.ts";

interface SampleNoteProps {
  /** Nothing is drawn without it: the owner deletes it with the samples. */
  text?: string | undefined;
  className?: string;
}

/** Says where they are shown that values are samples. */
export function SampleNote({ text, className }: SampleNoteProps) {
  return (
    text && (
      <p className={classNames("tag text-graphite in-[.room]:text-room-mute", className)}>{text}</p>
    )
  );
}
