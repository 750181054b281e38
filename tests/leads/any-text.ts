import fc from "fast-check";

const point = fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.integer({ min: 0, max: 0x10ffff }));

/** Any text at all, halves of characters included; fast-check's own `binary` takes a second to make. */
export function buildAnyText(lengths: { minLength?: number; maxLength: number }) {
  return fc.array(point, lengths).map((points) => String.fromCodePoint(...points));
}
