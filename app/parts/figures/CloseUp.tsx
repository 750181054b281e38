import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";

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
