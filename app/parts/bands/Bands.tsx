import type { ReactNode } from "react";
import type { Place } from "../sections/place.ts";
import { Band } from "./Band.tsx";
import type { BandContent } from "./band-needs.ts";
import { type KitBand, kitFields } from "./band-schema.ts";
import { listPlaces } from "./list-places.ts";

interface BandsProps<Own extends { band: string }> {
  page: { sheet?: string | undefined; bands: readonly (KitBand | Own)[] };
  content: BandContent;
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
    return isKitBand(band) ? (
      <Band key={place.id} {...{ band, place, content, heroFigure }} />
    ) : (
      drawOwn?.(band, place)
    );
  });
}

const isKitBand = (band: { band: string }): band is KitBand => Object.hasOwn(kitFields, band.band);
