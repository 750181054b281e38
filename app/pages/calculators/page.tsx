import type { FileSource } from "content-model/source";
import type { ComponentType, ReactNode } from "react";
import type { WebApplication } from "schema-dts";
import type * as v from "valibot";
import { type Plant, plantSources } from "../../../plant/schema.ts";
import { definePage } from "../../engine/page.ts";
import { useBehavior, usePage } from "../../engine/page-context.ts";
import { CalculatorEntry } from "../../parts/calculators/CalculatorEntry.tsx";
import { calculatorsPage } from "../../parts/calculators/schema.ts";
import { getCanonicalUrl } from "../../parts/head/page-graph.ts";
import { site } from "../../parts/head/site-schema.ts";
import { ClosingCall } from "../../parts/sections/ClosingCall.tsx";
import { Section, SectionHead } from "../../parts/sections/Section.tsx";
import { AppLink } from "../../parts/ui/links.tsx";
import { SheetLabel } from "../../parts/ui/SheetLabel.tsx";
import { type CalculatorId, calculatorIds, getCalculatorPath, paths } from "../../routes.ts";
import type { CalculatorPageWords } from "./schema.ts";

/** The register of the calculators, like a drawing register. */
const registerPage = definePage({
  address: { path: paths.calculators },
  needs: { words: calculatorsPage },
  head: ({ words }) => ({
    ...words,
    type: "CollectionPage" as const,
    items: words.register.items.map(({ name, href }) => ({ name, href })),
  }),
  render: ({ words: { hero, register, rules, cases, closing } }) => (
    <>
      <div className="sheet-grid border-b border-hairline">
        <div className="page-column grid gap-x-10 gap-y-5 py-10 md:grid-cols-[1.3fr_1fr] md:items-end md:py-16 lg:gap-x-16">
          <div>
            <SheetLabel parts={hero.label} />
            <h1 className="mt-5 text-h1">{hero.headline}</h1>
          </div>
          <p className="max-w-note text-lead text-text">{hero.lead}</p>
        </div>
        <section aria-labelledby="register-title" className="page-column pb-10 md:pb-16">
          <SectionHead id="register-title" label={register.label} title={register.title} />
          <ul className="mt-6 border-[1.5px] border-ink bg-sheet shadow-panel">
            {register.items.map((item) => (
              <CalculatorEntry key={item.number} entry={item} open={register.open} />
            ))}
          </ul>
        </section>
      </div>
      <Section id="rules" label={rules.label} title={rules.title}>
        <ul className="mt-10 grid gap-x-12 border-t border-ink md:grid-cols-2">
          {rules.items.map(({ title, text }) => (
            <li key={title} className="border-b border-hairline py-5">
              <h3 className="text-h4">{title}</h3>
              <p className="mt-1.5 max-w-read text-detail text-text">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        id="cases"
        className="border-t border-hairline bg-sheet py-band"
        label={cases.label}
        title={cases.title}
      >
        <p className="mt-6 max-w-read text-text">{cases.text}</p>
        <p className="mt-3">
          <AppLink {...cases.link} download className="quiet-link font-medium" />
        </p>
      </Section>
      <ClosingCall {...closing} />
    </>
  ),
});

/** Each calculator is a folder here: its words with what the island gets beside them, and its island. */
const sources = import.meta.glob<{
  page: FileSource<v.GenericSchema<unknown, SheetPageWords>>;
  buildProps(words: SheetPageWords, plant: Plant, locale: string): { example: object };
}>("./*/schema.ts", { eager: true });
const islands = import.meta.glob<ComponentType<object>>("./*/*.island.tsx", {
  eager: true,
  import: "default",
});

type SheetPageWords = CalculatorPageWords & { example?: object };

function find<T>(id: CalculatorId, all: Record<string, T>): T {
  const found = Object.entries(all).find(([path]) => path.startsWith(`./${id}/`));
  if (!found) throw new Error(`app/pages/calculators/${id} lacks its schema or island`);
  return found[1];
}

/** The page of a sheet; in its structured data, an application that costs nothing. */
function defineSheet(id: CalculatorId) {
  const { page, buildProps } = find(id, sources);
  const Sheet = find(id, islands);
  return definePage({
    address: { path: getCalculatorPath(id) },
    needs: { page, shared: calculatorsPage, company: site, ...plantSources },
    head({ page: { title, description, modified }, company }) {
      const url = getCanonicalUrl(getCalculatorPath(id), company);
      return {
        title,
        description,
        modified,
        others: (inLanguage: string): WebApplication[] => [
          {
            "@type": "WebApplication",
            "@id": `${url}#application`,
            name: title,
            description,
            url,
            applicationCategory: "BusinessApplication",
            operatingSystem: "Any",
            browserRequirements: "JavaScript for your own numbers",
            isAccessibleForFree: true,
            inLanguage,
            publisher: { "@id": `${company.origin}/#organization` },
          },
        ],
      };
    },
    render: ({ page, shared, company: _, ...plant }) => (
      <>
        <CalculatorPage words={page}>
          {(words, locale) => (
            <Sheet
              {...{ words, sheet: shared.sheet, locale }}
              {...buildProps(page, plant, locale)}
            />
          )}
        </CalculatorPage>
        <ClosingCall {...shared.closing} />
      </>
    ),
  });
}

export default [registerPage, ...calculatorIds.map(defineSheet)];

/**
 * The page around a calculator: nothing of it needs scripts. On paper, what a sheet doesn't count
 * and where its numbers come from go along with the numbers, whether they are the example's or a visitor's.
 */
function CalculatorPage(props: {
  words: SheetPageWords;
  children: (words: object, locale: string) => ReactNode;
}) {
  const { title, description, modified, hero, limits, origins, related, example, ...words } =
    props.words;
  const drawList = ({ title, items }: typeof origins, id?: string) => (
    <div>
      <h2 id={id} className="text-h3 print:text-h4">
        {title}
      </h2>
      <ul className="mt-4 border-t border-ink print:mt-1">
        {items.map(({ text, link }) => (
          <li
            key={text}
            className="border-b border-hairline py-3 text-detail text-text print:py-0.5 print:text-label"
          >
            {text} {link && <AppLink {...link} className="quiet-link text-ink" />}
          </li>
        ))}
      </ul>
    </div>
  );
  return (
    <>
      <div className="sheet-grid border-b border-hairline" {...useBehavior("sheet")}>
        <div className="page-column py-8 md:py-12 print:py-0">
          <div className="grid gap-x-10 gap-y-4 pb-8 md:grid-cols-[1.3fr_1fr] md:items-end md:pb-10 lg:gap-x-16 print:gap-y-1 print:pb-3">
            <div>
              <SheetLabel parts={hero.label} />
              <h1 className="mt-4 text-h2 print:mt-2 print:text-h3">{hero.headline}</h1>
            </div>
            <p className="max-w-note text-lead text-text print:max-w-none print:text-small">
              {hero.lead}
            </p>
          </div>
          {props.children(words, usePage().edition.locale)}
        </div>
      </div>
      <section
        aria-labelledby="limits-title"
        className="border-t border-hairline bg-sheet py-band print:break-inside-avoid print:border-0 print:py-2"
      >
        <div className="page-column grid gap-x-16 gap-y-12 lg:grid-cols-2 print:grid-cols-2 print:gap-x-6">
          {drawList(
            { title: limits.title, items: limits.items.map((text) => ({ text })) },
            "limits-title",
          )}
          <div className="grid content-start gap-10">
            {drawList(origins)}
            <nav aria-labelledby="related-title" className="print:hidden">
              <h2 id="related-title" className="text-h3">
                {related.title}
              </h2>
              <ul className="mt-4 border-t border-ink">
                {related.links.map(({ href, label, text }) => (
                  <li key={href} className="border-b border-hairline py-3">
                    <AppLink href={href} className="quiet-link font-medium">
                      {label}
                    </AppLink>
                    <p className="mt-0.5 text-small text-graphite">{text}</p>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
        </div>
      </section>
    </>
  );
}
