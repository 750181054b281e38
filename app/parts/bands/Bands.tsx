import type { Content, Source } from "content-model/source";
import type { ReactNode } from "react";
import { type Contents, definePage, type Needs } from "../../engine/page.ts";
import type { PageHead } from "../head/page-graph.ts";
import type { Place } from "../sections/Section.tsx";
import { classNames } from "../ui/class-names.ts";
import { type DrawnBand, type defineBand, sharedNeeds } from "./band.ts";
import { type BandName, type BandOf, kitFields } from "./schema.ts";

const found = import.meta.glob<ReturnType<typeof defineBand>[]>("./*Band.tsx", {
  eager: true,
  import: "bands",
});
const kit = Object.fromEntries(
  Object.values(found)
    .flat()
    .map((band) => [band.name, band]),
);
for (const name of Object.keys(kitFields)) {
  if (!kit[name]) throw new Error(`Nothing draws the band "${name}": no *Band.tsx defines it`);
}

interface PlacedBand {
  band: string;
  anchor?: string;
  eyebrow?: string;
  room?: boolean;
}

type Drawn = Readonly<Record<string, DrawnBand<never, never>>>;

/** Where each band of a page is. @param sheet the first part of the sheet labels */
function listPlaces(bands: readonly PlacedBand[], drawn: Drawn, sheet: string | undefined) {
  let above: string | undefined = "room";
  return bands.map(({ band, anchor, eyebrow, room }, index): Place => {
    const light = above === "paper" ? "sheet" : "paper";
    const ground = room ? "room" : (drawn[band]?.ground ?? light);
    const isBordered = ground !== "room" && above !== "room" && index > 1;
    above = ground;
    return {
      id: anchor ?? `band-${index + 1}`,
      anchor,
      label: [sheet, eyebrow].filter((part) => part !== undefined),
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
  modified?: string;
  sheet?: string;
  bands: readonly (PlacedBand & { items?: readonly unknown[] })[];
}

/** What search engines are told about a page of bands: its questions, too. */
export function buildHead({ title, description, modified, bands }: BandPage): PageHead {
  return {
    title,
    description,
    ...(modified && { modified }),
    faq: bands.flatMap(({ band, items = [] }) =>
      band === "faq" ? (items as BandOf<"faq">["items"]) : [],
    ),
  };
}

interface BandsProps {
  page: Pick<BandPage, "sheet" | "bands">;
  content: Contents<typeof sharedNeeds>;
  /** In the hero, in place of a picture. */
  heroFigure?: ReactNode;
  /** How the bands are drawn that only this page has. */
  own?: Drawn;
}

export function Bands({ page, content, heroFigure, own }: BandsProps) {
  const drawn: Drawn = { ...kit, ...own };
  return listPlaces(page.bands, drawn, page.sheet).map((place, index) => {
    const band = page.bands[index];
    const Drawn = drawn[band?.band ?? ""]?.draw;
    return (
      Drawn && (
        <Drawn
          key={place.id}
          {...{ place, heroFigure }}
          band={band as never}
          content={content as never}
        />
      )
    );
  });
}

type OwnBand<Words extends Source> =
  Content<Words> extends { bands: readonly (infer Band extends { band: string })[] }
    ? Exclude<Band, { band: BandName }>
    : never;

/** @param definition `own` draws the bands that only this page has; they show `needs` beside their words */
export function defineBandPage<Words extends Source, N extends Needs>(definition: {
  path: string;
  words: Words;
  needs: N;
  head?: (content: Contents<N>) => Partial<PageHead>;
  heroFigure?: (words: Content<Words>) => ReactNode;
  frame?: (bands: ReactNode) => ReactNode;
  own: {
    [Name in OwnBand<Words>["band"]]: DrawnBand<
      Extract<OwnBand<Words>, { band: Name }>,
      Contents<N & typeof sharedNeeds> & { words: Content<Words> }
    >;
  };
}) {
  const { path, words, needs, head, heroFigure, frame = (bands) => bands, own } = definition;
  return definePage({
    address: { path },
    needs: { ...bandNeeds, ...needs, words },
    sources: (content) => [
      words,
      ...Object.values(needs),
      ...listBandSources((content.words as BandPage).bands),
    ],
    head: (content) => ({
      ...buildHead(content.words as BandPage),
      ...head?.(content as Contents<N>),
    }),
    render: (content) =>
      frame(
        <Bands
          page={content.words as BandPage}
          content={content}
          heroFigure={heroFigure?.(content.words as Content<Words>)}
          own={own}
        />,
      ),
  });
}
