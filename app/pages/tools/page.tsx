import { plantSources } from "../../../plant/schema.ts";
import { definePage } from "../../engine/page.ts";
import { site } from "../../parts/chrome/site-schema.ts";
import { toolsPage } from "../../parts/tools/schema.ts";
import { getToolPath, paths } from "../../routes.ts";
import { HoursGapPage } from "./hours-gap/HoursGapPage.tsx";
import { hoursGapPage } from "./hours-gap/schema.ts";
import { ScaffoldCostPage } from "./scaffold-cost/ScaffoldCostPage.tsx";
import { scaffoldCostPage } from "./scaffold-cost/schema.ts";
import { ToolRegister } from "./ToolRegister.tsx";
import { buildToolHead } from "./tool-head.ts";
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
