import type { ReactNode } from "react";
import type { Contents, Needs } from "../../engine/page.ts";
import { site } from "../head/site-schema.ts";
import { modules } from "../modules/schema.ts";
import type { Place } from "../sections/Section.tsx";
import type { BandName, BandOf } from "./schema.ts";

export const sharedNeeds = { modules, site };

export interface DrawnBand<Band, Content> {
  /** What it always lies on; without one it is light, and differs from the band above it. */
  ground?: "paper" | "sheet" | "room";
  /** @param props `heroFigure` is in the hero, in place of its picture */
  draw(props: { band: Band; place: Place; content: Content; heroFigure?: ReactNode }): ReactNode;
}

/** `bands` of each *Band.tsx in this folder are found by themselves. @param definition `needs` is beside its words */
export const defineBand = <Name extends BandName, N extends Needs = Record<never, never>>(
  definition: DrawnBand<BandOf<Name>, Contents<N & typeof sharedNeeds>> & { name: Name; needs?: N },
) => definition;
