import type { Contents } from "../../engine/page.ts";
import { bases } from "../bases/schema.ts";
import { consent } from "../consent/schema.ts";
import { breadcrumbs } from "../head/schema.ts";
import { modules } from "../modules/schema.ts";
import { personas } from "../persona/schema.ts";
import { messages } from "../toasts/schema.ts";
import { chrome } from "./schema.ts";
import { site } from "./site-schema.ts";

/** What every page shows around its own content. */
export const chromeNeeds = {
  bases,
  breadcrumbs,
  chrome,
  consent,
  messages,
  modules,
  personas,
  site,
};
export type ChromeContent = Contents<typeof chromeNeeds>;
