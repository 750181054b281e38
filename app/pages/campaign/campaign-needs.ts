import { articles } from "../../parts/articles/schema.ts";
import { site } from "../../parts/chrome/site-schema.ts";
import { contactPage } from "../../parts/contact-form/contact-page-schema.ts";
import { screenSamples } from "../../parts/figures/ModuleScreen.tsx";
import { modules } from "../../parts/modules/schema.ts";
import { messages } from "../../parts/toasts/schema.ts";
import { toolsPage } from "../../parts/tools/schema.ts";
import { campaignLabels } from "./schema.ts";

/** What a campaign's bands show beside their own words. */
export const campaignNeeds = {
  articles,
  contact: contactPage,
  labels: campaignLabels,
  messages,
  modules,
  site,
  tools: toolsPage,
  ...screenSamples,
};
