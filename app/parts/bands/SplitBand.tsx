import { ModuleScreen, screenSamples } from "../figures/ModuleScreen.tsx";
import { modules } from "../modules/schema.ts";
import { Section } from "../sections/Section.tsx";
import { StoryQuote } from "../stories/StoryQuote.tsx";
import { AppLink } from "../ui/links.tsx";
import { defineBand } from "./band.ts";
import { bandLabels } from "./schema.ts";

/** Words on the left, and what they are about on the right. */
const columns =
  "grid gap-x-20 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] lg:items-center";

export const bands = [
  defineBand({
    name: "figure",
    ground: "room",
    needs: screenSamples,
    draw: ({ band, place, content }) => (
      <Section
        room
        {...band}
        {...place}
        beside={columns}
        below={
          band.link && (
            <AppLink
              {...band.link}
              className="no-print mt-5 inline-block py-1 text-small quiet-link"
            />
          )
        }
      >
        <ModuleScreen id={band.module} samples={content} closeUp />
      </Section>
    ),
  }),
  defineBand({
    name: "quote",
    needs: { labels: bandLabels, modules },
    draw: ({ band, place, content }) => (
      <Section title={band.title} {...place} beside={columns}>
        <StoryQuote quote={band} modules={content.modules} {...content.labels.quote} />
      </Section>
    ),
  }),
];
