import { classNames } from "./class-names.ts";

/**
 * A form is drawn like a title block: numbered cells on a grid of hairlines. All states of a cell
 * are here: default, hover, focus (a signal edge, as on the active sheet of the persona bar),
 * faulty, disabled.
 */
export const fieldCellStyle = classNames(
  "group/field relative bg-sheet transition-colors [counter-increment:field]",
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
 * A styled native checkbox: a square that fills and shows a check mark. The mark is cut from a
 * pseudo-element, because a picture would need `data:` in the content security policy. Forced
 * colors get the system's own checkbox.
 */
export const tickBoxStyle =
  "relative size-5 shrink-0 cursor-[inherit] appearance-none rounded-sm border-[1.5px] border-graphite bg-white transition-colors before:absolute before:inset-[2.5px] before:bg-white before:opacity-0 before:[clip-path:polygon(0%_52%,14%_38%,38%_62%,86%_10%,100%_24%,38%_92%)] checked:border-petrol checked:bg-petrol checked:before:opacity-100 aria-invalid:border-signal-deep focus-visible:outline-none disabled:border-hairline disabled:bg-grid forced-colors:appearance-auto";
