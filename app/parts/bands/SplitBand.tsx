import type { ReactNode } from "react";
import { ModuleScreen, screenSamples } from "../figures/ModuleScreen.tsx";
import { modules } from "../modules/schema.ts";
import { type Place, SectionHead } from "../sections/Section.tsx";
import { StoryQuote } from "../stories/StoryQuote.tsx";
import { classNames } from "../ui/class-names.ts";
import { AppLink } from "../ui/links.tsx";
import { type BandProps, defineBand } from "./band.ts";
import { bandLabels } from "./schema.ts";

interface SplitBandProps {
  band: {
    title: string;
    text?: string | undefined;
    link?: { label: string; href: string } | undefined;
  };
  place: Place;
  /** Dark, as a control room. */
  room?: boolean;
  /** Beside the words on wide pages, below them on narrow ones. */
  children: ReactNode;
}

/** Words on the left, and what they are about on the right. */
function SplitBand({ band, place, room = false, children }: SplitBandProps) {
  const { title, text, link } = band;
  return (
    <section
      id={place.anchor}
      aria-labelledby={`${place.id}-title`}
      className={classNames(place.className, room && "room sheet-grid bg-room text-white")}
    >
      <div className="page-column grid gap-x-20 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] lg:items-center">
        <div>
          <SectionHead
            place="beside"
            id={`${place.id}-title`}
            label={place.label}
            title={title}
            text={text}
          />
          {link && (
            <AppLink {...link} className="no-print mt-5 inline-block py-1 text-small quiet-link" />
          )}
        </div>
        {children}
      </div>
    </section>
  );
}

const quoteNeeds = { labels: bandLabels, modules };

export const bands = [
  defineBand({
    name: "figure",
    ground: "room",
    needs: screenSamples,
    draw: ({ band, place, content }: BandProps<"figure", typeof screenSamples>) => (
      <SplitBand room {...{ band, place }}>
        <ModuleScreen id={band.module} samples={content} closeUp />
      </SplitBand>
    ),
  }),
  defineBand({
    name: "quote",
    needs: quoteNeeds,
    draw: ({ band, place, content }: BandProps<"quote", typeof quoteNeeds>) => (
      <SplitBand {...{ band, place }}>
        <StoryQuote quote={band} modules={content.modules} {...content.labels.quote} />
      </SplitBand>
    ),
  }),
];
