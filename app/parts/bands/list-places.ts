import type { Place } from "../sections/place.ts";
import { classNames } from "../ui/class-names.ts";

interface PlacedBand {
  band: string;
  anchor?: string | undefined;
  tag?: string | undefined;
  eyebrow?: string;
  room?: boolean | undefined;
}

type Ground = "paper" | "sheet" | "room";

/** The bands that always have the same ground; any other is light, and differs from the one above it. */
const grounds: Readonly<Record<string, Ground>> = {
  hero: "paper",
  problem: "paper",
  figure: "room",
  metrics: "room",
  trace: "room",
  closing: "room",
};

/**
 * Where each band of a page is.
 *
 * @param sheet the first part of the sheet labels that have no tag
 * @param rooms the page's own bands that are dark
 */
export function listPlaces(
  bands: readonly PlacedBand[],
  sheet: string | undefined,
  rooms: readonly string[] = [],
): Place[] {
  let above: Ground = "room";
  return bands.map(({ band, anchor, tag = sheet, eyebrow, room }, index) => {
    const isDark = room || rooms.includes(band);
    const ground = isDark ? "room" : (grounds[band] ?? (above === "paper" ? "sheet" : "paper"));
    const isBordered = ground !== "room" && above !== "room" && index > 1;
    above = ground;
    return {
      id: anchor ?? `band-${index + 1}`,
      ...(anchor && { anchor }),
      label: [tag, eyebrow].filter((part) => part !== undefined),
      className: classNames(
        "py-band",
        anchor && "scroll-mt-(--header-height)",
        isBordered && "border-t border-hairline",
        ground === "sheet" && "bg-sheet",
      ),
    };
  });
}
