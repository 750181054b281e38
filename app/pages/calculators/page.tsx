import type { WebApplication } from "schema-dts";
import { plantSources } from "../../../plant/schema.ts";
import { definePage } from "../../engine/page.ts";
import { toolsPage } from "../../parts/calculators/schema.ts";
import { type Site, site } from "../../parts/chrome/site-schema.ts";
import { getCanonicalUrl } from "../../parts/head/page-graph.ts";
import type { PageHead } from "../../parts/head/page-head.ts";
import { getToolPath, paths, type ToolId } from "../../routes.ts";
import { HoursGapPage } from "./hours-gap/HoursGapPage.tsx";
import { hoursGapPage } from "./hours-gap/schema.ts";
import { ScaffoldCostPage } from "./scaffold-cost/ScaffoldCostPage.tsx";
import { scaffoldCostPage } from "./scaffold-cost/schema.ts";
import { ToolRegister } from "./ToolRegister.tsx";
import { turnaroundCountdownPage } from "./turnaround-countdown/schema.ts";
import { TurnaroundCountdownPage } from "./turnaround-countdown/TurnaroundCountdownPage.tsx";

const register = definePage({
  address: { path: paths.tools },
  needs: { words: toolsPage },
  head: ({ words }) => ({
    ...words,
    type: "CollectionPage" as const,
    items: words.register.items.map(({ name, href }) => ({ name, href })),
  }),
  render: ({ words }) => <ToolRegister words={words} />,
});

const scaffoldCost = definePage({
  address: { path: getToolPath("scaffold-cost") },
  needs: { words: scaffoldCostPage, tools: toolsPage, company: site, ...plantSources },
  head: ({ words, company }) => buildToolHead("scaffold-cost", words, company),
  render: ({ words, tools, company: _, ...plant }) => (
    <ScaffoldCostPage words={words} sheet={tools.sheet} plant={plant} />
  ),
});

const hoursGap = definePage({
  address: { path: getToolPath("hours-gap") },
  needs: { words: hoursGapPage, tools: toolsPage, company: site, ...plantSources },
  head: ({ words, company }) => buildToolHead("hours-gap", words, company),
  render: ({ words, tools, company: _, ...plant }) => (
    <HoursGapPage words={words} sheet={tools.sheet} plant={plant} />
  ),
});

const turnaroundCountdown = definePage({
  address: { path: getToolPath("turnaround-countdown") },
  needs: { words: turnaroundCountdownPage, tools: toolsPage, company: site },
  head: ({ words, company }) => buildToolHead("turnaround-countdown", words, company),
  render: ({ words, tools }) => <TurnaroundCountdownPage words={words} sheet={tools.sheet} />,
});

export default [register, scaffoldCost, hoursGap, turnaroundCountdown];

/** Title, description and structured data of a sheet's page: an application that costs nothing. */
function buildToolHead(
  id: ToolId,
  { title, description, modified }: Pick<PageHead, "title" | "description" | "modified">,
  site: Site,
): PageHead {
  const url = getCanonicalUrl(getToolPath(id), site);
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
