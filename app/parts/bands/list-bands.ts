import { described } from "content-model/field-metadata";
import { list } from "content-model/fields";
import { isGroup, listGroups } from "content-model/groups";
import { variants } from "content-model/variants";
import * as v from "valibot";
import { formFragment, kitFields } from "./band-schema.ts";

/** The bands that a page has once: what is in them has fixed ids. */
const single = ["hero", "form", "closing"];

/** In place of each other, next to the words of a hero. */
const heroPictures = ["picture", "photo", "scene", "sum"];

/** A band as far as these rules read it: its other fields may not fit. */
type WrittenBand = Readonly<Record<string, unknown>>;

const listEntries = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What is wrong with one of a page's bands, beside its fields. */
function findBandFaults(band: WrittenBand, index: number, bands: readonly WrittenBand[]): string[] {
  const names = bands.map((each) => String(each.band));
  const [name = ""] = names.slice(index);
  const faults: string[] = [];
  if (index === 0 && name !== "hero") {
    faults.push(`is "${name}", expected a hero: the first band has the page's heading`);
  }
  if (single.includes(name) && names.indexOf(name) < index) {
    faults.push(`is a second ${name}, expected one on a page`);
  }
  const pictures = heroPictures.filter((each) => name === "hero" && each in band);
  if (pictures.length > 1) {
    faults.push(`has both ${pictures.join(" and ")}, expected one of them`);
  }
  const columns = listEntries(band.columns).length;
  for (const [at, row] of name === "table" ? listEntries(band.rows).entries() : []) {
    const cells = isGroup(row) ? listEntries(row.cells).length : columns;
    if (cells === columns) continue;
    faults.push(`has ${cells} cells in row ${at + 1}, expected ${columns}, one for each column`);
  }
  const leadsToForm = JSON.stringify(bands).includes(`"${formFragment}"`);
  if (index === 0 && leadsToForm && !names.includes("form")) {
    faults.push(`leads to ${formFragment}, but the page has no band "form"`);
  }
  return faults;
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
    "The page from top to bottom; a `hero` comes first. It can have one `hero`, one `form` and one `closing`, and any other band as often as needed.",
    v.pipe(
      list(band, { min: 2, max: 12 }),
      v.rawCheck(({ dataset, addIssue }) => {
        const bands = listGroups(dataset.value);
        // A name that is wrong is told of; with the right one, nothing else may be.
        if (!bands.every(({ band: name }) => Object.hasOwn(band.variants, String(name)))) return;
        for (const [key, value] of bands.entries()) {
          for (const message of findBandFaults(value, key, bands)) {
            const place = { type: "array", origin: "value", input: bands, key } as const;
            addIssue({ message, path: [{ ...place, value }] });
          }
        }
      }),
    ),
  );
}
