import type { Contents } from "../../engine/page.ts";
import { claims, sampleFiles, samples } from "../claims/schema.ts";
import { consent } from "../consent/schema.ts";
import { breadcrumbs, site } from "../head/site-schema.ts";
import { modules } from "../modules/schema.ts";
import { personas } from "../persona/schema.ts";
import { messages } from "../toasts/schema.ts";
import { chrome } from "./schema.ts";

/** What every page shows around its own content. */
export const chromeNeeds = {
  breadcrumbs,
  chrome,
  claims,
  consent,
  messages,
  modules,
  personas,
  sampleFiles,
  samples,
  site,
};
export type ChromeContent = Contents<typeof chromeNeeds>;
