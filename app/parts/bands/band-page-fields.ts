import { described } from "content-model/field-metadata";
import type { group } from "content-model/fields";
import { pattern } from "content-model/fields";
import { pastDate } from "content-model/formatted-text";
import * as v from "valibot";
import { pageHead } from "../../fields/page-fields.ts";
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
