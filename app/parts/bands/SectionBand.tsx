import { getArticlePath, getCalculatorPath } from "../../routes.ts";
import { RelatedArticles } from "../articles/ArticleRows.tsx";
import { articles } from "../articles/schema.ts";
import { CalculatorEntry } from "../calculators/CalculatorEntry.tsx";
import { calculatorsPage } from "../calculators/schema.ts";
import { ClosingCall } from "../sections/ClosingCall.tsx";
import { FaqList } from "../sections/FaqList.tsx";
import { ProblemSection } from "../sections/ProblemSection.tsx";
import { Section } from "../sections/Section.tsx";
import { type BandProps, defineBand } from "./band.ts";
import { bandLabels } from "./schema.ts";

const problemNeeds = { labels: bandLabels };

const articleNeeds = { articles };

/** The articles that the content names, as far as they are online. */
function ArticlesBand({ band, place, content }: BandProps<"articles", typeof articleNeeds>) {
  const chosen = band.articles.flatMap(
    ({ href }) => content.articles.find(({ slug }) => getArticlePath(slug) === href) ?? [],
  );
  const words = { label: band.eyebrow, title: band.title };
  return <RelatedArticles id={place.id} articles={chosen} words={words} />;
}

const calculatorNeeds = { calculators: calculatorsPage };

/** A calculator, as the register lists it. */
function CalculatorBand({ band, place, content }: BandProps<"calculator", typeof calculatorNeeds>) {
  const { items, open } = content.calculators.register;
  const entry = items.find(({ href }) => href === getCalculatorPath(band.calculator));
  if (!entry) return;
  return (
    <Section {...place} title={band.title} text={band.text}>
      <ul className="mt-8 border-[1.5px] border-ink bg-sheet shadow-panel md:mt-12">
        <CalculatorEntry entry={entry} open={open} />
      </ul>
    </Section>
  );
}

/** The bands that other pages have, too. */
export const bands = [
  defineBand({
    name: "problem",
    ground: "paper",
    needs: problemNeeds,
    draw: ({ band, place, content }: BandProps<"problem", typeof problemNeeds>) => (
      <ProblemSection {...place} example={content.labels.example} problem={band} />
    ),
  }),
  defineBand({
    name: "faq",
    draw: ({ band, place }) => <FaqList name={place.id} {...place} {...band} />,
  }),
  defineBand({ name: "articles", needs: articleNeeds, draw: ArticlesBand }),
  defineBand({ name: "calculator", needs: calculatorNeeds, draw: CalculatorBand }),
  defineBand({ name: "closing", ground: "room", draw: ({ band }) => <ClosingCall {...band} /> }),
];
