import { described } from "content-model/field-metadata";
import { list } from "content-model/fields";
import { variants } from "content-model/variants";
import * as v from "valibot";
import { formFragment, kitFields } from "./band-schema.ts";

/** The bands that a page has once: what is in them has fixed ids. */
const single = ["hero", "form", "closing"];

/** In place of each other, next to the words of a hero. */
const heroPictures = ["picture", "photo", "scene", "sum"];

interface WrittenBand {
  band: string;
  columns?: readonly unknown[];
  rows?: readonly { cells: readonly unknown[] }[];
}

/** What is wrong with one of a page's bands, beside its fields. */
function findBandFault(band: WrittenBand, index: number, bands: readonly WrittenBand[]) {
  const names = bands.map((each) => each.band);
  if (index === 0 && band.band !== "hero") {
    return `is "${band.band}", expected a hero: the first band has the page's heading`;
  }
  if (single.includes(band.band) && names.indexOf(band.band) < index) {
    return `is a second ${band.band}, expected one on a page`;
  }
  const pictures = heroPictures.filter((name) => band.band === "hero" && name in band);
  if (pictures.length > 1) return `has both ${pictures.join(" and ")}, expected one of them`;
  const { columns = [], rows = [] } = band.band === "table" ? band : {};
  const wrong = rows.findIndex(({ cells }) => cells.length !== columns.length);
  if (wrong >= 0) {
    return `has ${rows[wrong]?.cells.length} cells in row ${wrong + 1}, expected ${columns.length}, one for each column`;
  }
  const leadsToForm = JSON.stringify(bands).includes(`"${formFragment}"`);
  if (index === 0 && leadsToForm && !names.includes("form")) {
    return `leads to ${formFragment}, but the page has no band "form"`;
  }
}

/**
 * The list of a page's bands, from top to bottom: those of the kit, and those that only this page has.
 *
 * @param own the fields of the page's own bands, by their names
 */
export function listBands<const Own extends Record<string, Record<string, v.GenericSchema>>>(
  own: Own,
) {
  const band = variants("band", "a band", { ...kitFields, ...own });
  return described(
    "The page from top to bottom; a `hero` comes first. It can have one `hero`, one `form`, one `checks` and one `closing`, and any other band as often as needed.",
    v.pipe(
      list(band, { min: 2, max: 12 }),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return;
        const bands = dataset.value as WrittenBand[];
        for (const [key, value] of bands.entries()) {
          const message = findBandFault(value, key, bands);
          const place = { type: "array", origin: "value", input: dataset.value, key } as const;
          if (message) addIssue({ message, path: [{ ...place, value }] });
        }
      }),
    ),
  );
}
