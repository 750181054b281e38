import type { ReactNode } from "react";
import type { Contents, Needs } from "../../engine/page.ts";
import { site } from "../head/site-schema.ts";
import { modules } from "../modules/schema.ts";
import type { Place } from "../sections/Section.tsx";
import type { BandName, BandOf } from "./schema.ts";

/** What every band may show. */
export const sharedNeeds = { modules, site };

export interface BandProps<Name extends BandName = BandName, N extends Needs = Needs> {
  band: BandOf<Name>;
  place: Place;
  content: Contents<N & typeof sharedNeeds>;
  /** In the hero, in place of its picture. */
  heroFigure?: ReactNode;
}

export interface BandDefinition<Name extends BandName = BandName, N extends Needs = Needs> {
  name: Name;
  /** What it always lies on; without one it is light, and differs from the band above it. */
  ground?: "paper" | "sheet" | "room";
  /** What it shows beside its own words. */
  needs?: N;
  draw(props: BandProps<Name, N>): ReactNode;
}

/** How a band of the kit is drawn: `bands` of each *Band.tsx in this folder are found by themselves. */
export const defineBand = <Name extends BandName, N extends Needs = Record<never, never>>(
  definition: BandDefinition<Name, N>,
) => definition;
