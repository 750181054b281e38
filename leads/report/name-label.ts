/** Stands for labels that are not named. */
export const otherLabel = "(other)";

/** Letters, digits and the marks of labels; no sign that an address or markup needs. */
const labelPattern = /^[\p{L}\p{N} ._+&/-]{0,100}$/u;

/**
 * A campaign label, a host name or a path as reports name it. They are to say nothing about anybody, and
 * anyone can write anything into an address: what may be more than a label is not named.
 */
export function nameLabel(label: string | null | undefined): string {
  return labelPattern.test(label ?? "") ? (label ?? "").trim() : otherLabel;
}
