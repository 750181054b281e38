import { getArticlePath, getCalculatorPath } from "../../routes.ts";
import { RelatedArticles } from "../articles/ArticleRows.tsx";
import { articles } from "../articles/schema.ts";
import { CalculatorEntry } from "../calculators/CalculatorEntry.tsx";
import { calculatorsPage } from "../calculators/schema.ts";
import { ModuleScreen, screenSamples } from "../figures/ModuleScreen.tsx";
import { modules } from "../modules/schema.ts";
import { ClosingCall } from "../sections/ClosingCall.tsx";
import { FaqList } from "../sections/FaqList.tsx";
import { ProblemSection } from "../sections/ProblemSection.tsx";
import { Section } from "../sections/Section.tsx";
import { StoryQuote } from "../stories/StoryQuote.tsx";
import { AppLink } from "../ui/links.tsx";
import { defineBand } from "./band.ts";
import { bandLabels } from "./schema.ts";

const columns =
  "grid gap-x-20 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] lg:items-center";

export const bands = [
  defineBand({
    name: "problem",
    ground: "paper",
    needs: { labels: bandLabels },
    draw: ({ band, place, content }) => (
      <ProblemSection {...band} {...place} example={content.labels.example} />
    ),
  }),
  defineBand({ name: "faq", draw: ({ band, place }) => <FaqList {...band} {...place} /> }),
  /** The articles that the content names, as far as they are online. */
  defineBand({
    name: "articles",
    needs: { articles },
    draw({ band, place, content }) {
      const chosen = band.articles.flatMap(
        ({ href }) => content.articles.find(({ slug }) => getArticlePath(slug) === href) ?? [],
      );
      const words = { label: band.eyebrow, title: band.title };
      return <RelatedArticles id={place.id} articles={chosen} words={words} />;
    },
  }),
  defineBand({
    name: "calculator",
    needs: { calculators: calculatorsPage },
    draw({ band, place, content }) {
      const { items, open } = content.calculators.register;
      const entry = items.find(({ href }) => href === getCalculatorPath(band.calculator));
      return (
        entry && (
          <Section {...band} {...place}>
            <ul className="mt-8 border-[1.5px] border-ink bg-sheet shadow-panel md:mt-12">
              <CalculatorEntry entry={entry} open={open} />
            </ul>
          </Section>
        )
      );
    },
  }),
  defineBand({ name: "closing", ground: "room", draw: ({ band }) => <ClosingCall {...band} /> }),
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
