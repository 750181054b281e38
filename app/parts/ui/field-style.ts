import { classNames } from "./class-names.ts";

/**
 * A form is drawn like a title block: numbered cells on a grid of hairlines. All states of a cell
 * are here: default, hover, focus (a signal edge, as on the active sheet of the persona bar),
 * faulty, disabled.
 */
export const fieldCellStyle = classNames(
  "group/field relative flex flex-col bg-sheet transition-colors [counter-increment:field]",
  "before:pointer-events-none before:absolute before:inset-x-0 before:top-0 before:h-1 before:transition-colors",
  "hover:bg-white has-focus-visible:z-1 has-focus-visible:bg-white has-focus-visible:before:inset-x-[3px] has-focus-visible:before:top-[3px] has-focus-visible:before:bg-signal",
  "has-aria-invalid:bg-signal-wash has-aria-invalid:before:bg-signal-deep",
  "forced-colors:border",
);

/** The ring around a cell with one control, in place of the ring around the control. */
export const fieldRingStyle =
  "has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-ink";

/** Padding shared by the parts of a cell. */
export const fieldInsetStyle = "px-5 md:px-6";

/** A text control inside its cell, a box with a line to write on. 17 px: below 16, phones zoom the page on focus. */
export const fieldControlStyle = classNames(
  "mt-1.5 w-full border border-graphite/60 border-b-[1.5px] border-b-graphite bg-white px-3 text-body text-ink caret-signal-deep focus-visible:outline-none",
  "read-only:cursor-default read-only:text-graphite disabled:cursor-not-allowed disabled:text-graphite aria-invalid:border-signal-deep!",
  "autofill:[box-shadow:inset_0_0_0_100px_var(--color-petrol-wash)]",
);

/**
 * Ids that describe a control. The fault's is always included: the element is empty while nothing
 * is wrong.
 */
export function getDescribedBy(id: string, hint: string | undefined): string {
  return hint ? `${id}-error ${id}-hint` : `${id}-error`;
}
