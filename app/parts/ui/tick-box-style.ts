/**
 * A styled native checkbox: a square that fills and shows a check mark. The mark is cut from a
 * pseudo-element, because a picture would need `data:` in the content security policy. Forced
 * colors get the system's own checkbox.
 */
export const tickBoxStyle =
  "relative size-5 shrink-0 cursor-[inherit] appearance-none rounded-sm border-[1.5px] border-graphite bg-white transition-colors before:absolute before:inset-[2.5px] before:bg-white before:opacity-0 before:[clip-path:polygon(0%_52%,14%_38%,38%_62%,86%_10%,100%_24%,38%_92%)] checked:border-petrol checked:bg-petrol checked:before:opacity-100 aria-invalid:border-signal-deep focus-visible:outline-none disabled:border-hairline disabled:bg-grid forced-colors:appearance-auto";
