import type { Source } from "content-model/source";
import type { ReactNode } from "react";
import type { Contents, Needs } from "../../engine/page.ts";
import type { PageHead } from "../head/page-head.ts";
import type { Place } from "../sections/Section.tsx";
import { classNames } from "../ui/class-names.ts";
import { type BandDefinition, sharedNeeds } from "./band.ts";
import { type KitBand, kitFields } from "./schema.ts";

const found = import.meta.glob<BandDefinition[]>("./*Band.tsx", { eager: true, import: "bands" });
const kit: Partial<Record<string, BandDefinition>> = Object.fromEntries(
  Object.values(found)
    .flat()
    .map((band) => [band.name, band]),
);
for (const name of Object.keys(kitFields)) {
  if (!kit[name]) throw new Error(`Nothing draws the band "${name}": no *Band.tsx defines it`);
}

interface PlacedBand {
  band: string;
  anchor?: string | undefined;
  tag?: string | undefined;
  eyebrow?: string;
  room?: boolean | undefined;
}

/**
 * Where each band of a page is.
 *
 * @param sheet the first part of the sheet labels that have no tag
 * @param rooms the page's own bands that are dark
 */
function listPlaces(
  bands: readonly PlacedBand[],
  sheet: string | undefined,
  rooms: readonly string[] = [],
): Place[] {
  let above: BandDefinition["ground"] = "room";
  return bands.map(({ band, anchor, tag = sheet, eyebrow, room }, index) => {
    const isDark = room || rooms.includes(band);
    const ground = isDark ? "room" : (kit[band]?.ground ?? (above === "paper" ? "sheet" : "paper"));
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

/** What the kit's bands show beside their own words; a page can name what all of them may show. */
export const bandNeeds: Needs & typeof sharedNeeds = Object.assign(
  { ...sharedNeeds },
  ...Object.values(kit).map((band) => band?.needs),
);

/** What a page's bands show, for whoever wants to change it. */
export function listBandSources(bands: readonly { band: string }[]): Source[] {
  return [...new Set(bands.flatMap(({ band }) => Object.values(kit[band]?.needs ?? {})))];
}

interface BandPage {
  title: string;
  description: string;
  modified?: string | undefined;
  bands: readonly { band: string; items?: readonly unknown[] }[];
}

type Question = NonNullable<PageHead["faq"]>[number];

/** What search engines are told about a page of bands: its questions, too. */
export function buildHead({ title, description, modified, bands }: BandPage): PageHead {
  return {
    title,
    description,
    ...(modified && { modified }),
    faq: bands.flatMap(({ band, items = [] }) => (band === "faq" ? (items as Question[]) : [])),
  };
}

interface BandsProps<Own extends { band: string }> {
  page: { sheet?: string | undefined; bands: readonly (KitBand | Own)[] };
  content: Contents<typeof sharedNeeds>;
  /** In the hero, in place of a picture. */
  heroFigure?: ReactNode;
  /** Draws a band that only this page has. */
  drawOwn?: (band: Own, place: Place) => ReactNode;
  /** Its own bands that are dark, as a control room. */
  rooms?: readonly Own["band"][];
}

/** What a page is made of, from top to bottom. */
export function Bands<Own extends { band: string } = never>(props: BandsProps<Own>) {
  const { page, content, heroFigure, drawOwn, rooms } = props;
  const places = listPlaces(page.bands, page.sheet, rooms);
  return places.map((place, index) => {
    const band = page.bands[index];
    if (!band) return undefined;
    const Drawn = kit[band.band]?.draw;
    return Drawn ? (
      <Drawn key={place.id} band={band as KitBand} {...{ place, content, heroFigure }} />
    ) : (
      drawOwn?.(band as Own, place)
    );
  });
}
