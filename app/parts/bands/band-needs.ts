import type { Source } from "content-model/source";
import type { Contents } from "../../engine/page.ts";
import { articles } from "../articles/schema.ts";
import { calculatorsPage } from "../calculators/schema.ts";
import { contactPage } from "../contact-form/contact-page-schema.ts";
import { screenSamples } from "../figures/ModuleScreen.tsx";
import { site } from "../head/site-schema.ts";
import { modules } from "../modules/schema.ts";
import { messages } from "../toasts/schema.ts";
import type { BandName } from "./band-schema.ts";
import { bandLabels } from "./labels-schema.ts";

/** What the kit's bands show beside their own words. */
export const bandNeeds = {
  articles,
  contact: contactPage,
  labels: bandLabels,
  messages,
  modules,
  site,
  calculators: calculatorsPage,
  ...screenSamples,
};
export type BandContent = Contents<typeof bandNeeds>;

/** What each band shows of it; the others have words alone. */
const sources: Partial<Record<BandName, readonly Source[]>> = {
  problem: [bandLabels],
  figure: Object.values(screenSamples),
  points: [bandLabels],
  modules: [modules],
  trace: [modules],
  quote: [bandLabels, modules],
  articles: [articles],
  calculator: [calculatorsPage],
  form: [contactPage, messages],
};

/** What a page's bands show, for whoever wants to change it. */
export function listBandSources(bands: readonly { band: string }[]): Source[] {
  const known: Partial<Record<string, readonly Source[]>> = sources;
  return [...new Set(bands.flatMap(({ band }) => known[band] ?? []))];
}
