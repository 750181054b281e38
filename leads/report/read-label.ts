import { cleanLine } from "../clean-text.ts";

/** Stands for labels that are not named. */
export const otherLabel = "(other)";

/** Letters, digits and the marks of labels; no sign that an address or markup needs. */
const labelPattern = /^[\p{L}\p{N} ._+&/-]{1,60}$/u;

/**
 * A campaign label as reports name it. They say nothing about anybody, and anyone can write anything
 * into an address: what may be more than a label is not named.
 */
export function readLabel(text = ""): string {
  const label = cleanLine(text);
  return label === "" || labelPattern.test(label) ? label : otherLabel;
}
