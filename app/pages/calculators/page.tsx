import type { WebApplication } from "schema-dts";
import { plantSources } from "../../../plant/schema.ts";
import { definePage } from "../../engine/page.ts";
import { calculatorsPage } from "../../parts/calculators/schema.ts";
import { getCanonicalUrl } from "../../parts/head/page-graph.ts";
import type { PageHead } from "../../parts/head/page-head.ts";
import { type Site, site } from "../../parts/head/site-schema.ts";
import { ClosingCall } from "../../parts/sections/ClosingCall.tsx";
import { type CalculatorId, getCalculatorPath, paths } from "../../routes.ts";
import { CalculatorRegister } from "./CalculatorRegister.tsx";
import { HoursGapPage } from "./hours-gap/HoursGapPage.tsx";
import { hoursGapPage } from "./hours-gap/schema.ts";
import { ScaffoldCostPage } from "./scaffold-cost/ScaffoldCostPage.tsx";
import { scaffoldCostPage } from "./scaffold-cost/schema.ts";
import { turnaroundCountdownPage } from "./turnaround-countdown/schema.ts";
import { TurnaroundCountdownPage } from "./turnaround-countdown/TurnaroundCountdownPage.tsx";

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

const scaffoldCost = definePage({
  address: { path: getCalculatorPath("scaffold-cost") },
  needs: { words: scaffoldCostPage, shared: calculatorsPage, company: site, ...plantSources },
  head: ({ words, company }) => buildCalculatorHead("scaffold-cost", words, company),
  render: ({ words, shared, company: _, ...plant }) => (
    <>
      <ScaffoldCostPage words={words} sheet={shared.sheet} plant={plant} />
      <ClosingCall {...shared.closing} />
    </>
  ),
});

const hoursGap = definePage({
  address: { path: getCalculatorPath("hours-gap") },
  needs: { words: hoursGapPage, shared: calculatorsPage, company: site, ...plantSources },
  head: ({ words, company }) => buildCalculatorHead("hours-gap", words, company),
  render: ({ words, shared, company: _, ...plant }) => (
    <>
      <HoursGapPage words={words} sheet={shared.sheet} plant={plant} />
      <ClosingCall {...shared.closing} />
    </>
  ),
});

const turnaroundCountdown = definePage({
  address: { path: getCalculatorPath("turnaround-countdown") },
  needs: { words: turnaroundCountdownPage, shared: calculatorsPage, company: site },
  head: ({ words, company }) => buildCalculatorHead("turnaround-countdown", words, company),
  render: ({ words, shared }) => (
    <>
      <TurnaroundCountdownPage words={words} sheet={shared.sheet} />
      <ClosingCall {...shared.closing} />
    </>
  ),
});

export default [register, scaffoldCost, hoursGap, turnaroundCountdown];

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
