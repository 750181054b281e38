import * as v from "valibot";
import { described } from "../../content/description.ts";
import type { group } from "../../content/fields.ts";
import { pattern } from "../../content/fields.ts";
import { pastDate } from "../../content/formatted-text.ts";
import { pageHead } from "../../content/page-fields.ts";
import { listBands } from "./list-bands.ts";

type Fields = Parameters<typeof group>[0];

/**
 * The fields of a page that is made of bands.
 *
 * @param own the fields of the bands that only this page has, by their names
 */
export const bandPageFields = <const Own extends Record<string, Fields>>(own: Own) => ({
  ...pageHead,
  modified: described(
    "the day of the last change; the specification’s pages share one, which is in site.yaml",
    v.optional(pastDate()),
  ),
  sheet: described("before the line above each title", v.optional(pattern("number"))),
  bands: listBands(own),
});
