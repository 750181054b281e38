import type { Content } from "content-model/source";
import type { ReactNode } from "react";
import type { WebApplication } from "schema-dts";
import { type Plant, plantSources } from "../../../plant/schema.ts";
import { definePage } from "../../engine/page.ts";
import { CalculatorEntry } from "../../parts/calculators/CalculatorEntry.tsx";
import {
  type CalculatorsPage,
  calculatorsPage,
  type SheetWords,
} from "../../parts/calculators/schema.ts";
import { getCanonicalUrl } from "../../parts/head/page-graph.ts";
import type { PageHead } from "../../parts/head/page-head.ts";
import { type Site, site } from "../../parts/head/site-schema.ts";
import { ClosingCall } from "../../parts/sections/ClosingCall.tsx";
import { Section, SectionHead } from "../../parts/sections/Section.tsx";
import { AppLink } from "../../parts/ui/links.tsx";
import { SheetLabel } from "../../parts/ui/SheetLabel.tsx";
import { type CalculatorId, getCalculatorPath, paths } from "../../routes.ts";
import { HoursGapPage } from "./hours-gap/HoursGapPage.tsx";
import { hoursGapPage } from "./hours-gap/schema.ts";
import { ScaffoldCostPage } from "./scaffold-cost/ScaffoldCostPage.tsx";
import { scaffoldCostPage } from "./scaffold-cost/schema.ts";
import { turnaroundCountdownPage } from "./turnaround-countdown/schema.ts";
import { TurnaroundCountdownPage } from "./turnaround-countdown/TurnaroundCountdownPage.tsx";

/** The register of the calculators, like a drawing register. */
function CalculatorRegister({ words }: { words: CalculatorsPage }) {
  const { hero, register, rules, cases } = words;
  return (
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
    </>
  );
}

const register = definePage({
  address: { path: paths.calculators },
  needs: { words: calculatorsPage },
  head: ({ words }) => ({
    ...words,
    type: "CollectionPage" as const,
    items: words.register.items.map(({ name, href }) => ({ name, href })),
  }),
  render: ({ words }) => (
    <>
      <CalculatorRegister words={words} />
      <ClosingCall {...words.closing} />
    </>
  ),
});

type SheetPage<Words> = (props: { words: Words; sheet: SheetWords; plant: Plant }) => ReactNode;

/** A sheet's page: the sheet with its words, those that all sheets share, and the sample plant. */
const defineSheet = <
  S extends typeof hoursGapPage | typeof scaffoldCostPage | typeof turnaroundCountdownPage,
>(
  id: CalculatorId,
  own: S,
  Sheet: SheetPage<Content<S>>,
) =>
  definePage({
    address: { path: getCalculatorPath(id) },
    needs: { own, shared: calculatorsPage, company: site, ...plantSources },
    head: ({ own, company }) => buildCalculatorHead(id, own, company),
    render: ({ own, shared, company: _, ...plant }) => (
      <>
        <Sheet words={own} sheet={shared.sheet} plant={plant} />
        <ClosingCall {...shared.closing} />
      </>
    ),
  });

export default [
  register,
  defineSheet("scaffold-cost", scaffoldCostPage, ScaffoldCostPage),
  defineSheet("hours-gap", hoursGapPage, HoursGapPage),
  defineSheet("turnaround-countdown", turnaroundCountdownPage, TurnaroundCountdownPage),
];

/** Title, description and structured data of a sheet's page: an application that costs nothing. */
function buildCalculatorHead(
  id: CalculatorId,
  { title, description, modified }: Pick<PageHead, "title" | "description" | "modified">,
  site: Site,
): PageHead {
  const url = getCanonicalUrl(getCalculatorPath(id), site);
  const application = (inLanguage: string): WebApplication => ({
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
    publisher: { "@id": `${site.origin}/#organization` },
  });
  return { title, description, modified, others: (language) => [application(language)] };
}
