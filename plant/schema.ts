import type { Content } from "content-model/source";
import { plantCatalog } from "./catalog-schema.ts";
import { plantCommerce } from "./commerce-schema.ts";
import { plantContracts } from "./contracts-schema.ts";
import { plantScaffolds } from "./scaffolds-schema.ts";
import { plantShift } from "./shift-schema.ts";
import { plantSite } from "./site-schema.ts";

/** The files of the sample plant, by what each holds. */
export const plantSources = {
  site: plantSite,
  contracts: plantContracts,
  shift: plantShift,
  catalog: plantCatalog,
  scaffolds: plantScaffolds,
  commerce: plantCommerce,
};

/** The sample plant, as content/plant has it: amounts in cents. */
export type Plant = { [Part in keyof typeof plantSources]: Content<(typeof plantSources)[Part]> };
