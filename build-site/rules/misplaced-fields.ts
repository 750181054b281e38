import type { Fault } from "content-model/content-file";
import { listFields } from "content-model/field-metadata";
import { matchName } from "content-model/match-name";
import { listSynonyms } from "content-model/synonyms";
import { listDescribedFiles } from "../sources/content-fields.ts";

/** What a calculator begins with, as people call it. */
const start = /^(?:default|defaultValue|initial|start|value)$/;

/** What people look for in a file and is in another one, where the fields' names do not say so. */
const elsewhere: { file: RegExp; field: RegExp; place: string }[] = [
  {
    file: /pages\/home\.yaml$/,
    field: /^(?:headline|subheadline|underline)$/,
    place: "content/personas.yaml",
  },
  {
    file: /calculator-hours-gap\.yaml$/,
    field: start,
    place: "content/plant/shift.yaml, under gap",
  },
  { file: /calculator-scaffold-cost\.yaml$/, field: start, place: "content/plant/scaffolds.yaml" },
  {
    file: /calculator-turnaround-countdown\.yaml$/,
    field: start,
    place: "app/pages/calculators/turnaround-countdown/values.ts, which is code: ask a developer",
  },
  {
    file: /content\/(?:authors|blog|campaigns|jobs)\//,
    field: /^(?:address|path|permalink|slug|url)$/,
    place: "the name of the file, or of an article's folder, which is the end of its address",
  },
];

/** In more places than these, a field's name says nothing; and neither does a shorter one, such as x. */
const mostPlaces = 3;
const shortestName = 3;

type Place = { file: string; field: string };

/** Where each field is, by its name. */
async function listPlaces(): Promise<ReadonlyMap<string, Place[]>> {
  const files = await listDescribedFiles();
  const places = files.flatMap(({ name: file, schema }) =>
    listFields(schema).map(({ field }) => ({ file: `content/${file}`, field })),
  );
  return Map.groupBy(places, ({ field }) => field.replace(/^.*\./, ""));
}

/** Fields of data, which nobody means who writes a page. */
const isData = ({ file }: Place) => /^content\/(?:figures|plant)\//.test(file);

/** The few places that a name can mean, in words; undefined if there are none, or too many to say. */
function describePlaces(name: string, file: string, all: readonly Place[]): string | undefined {
  const own = all.filter((place) => matchName(place.file, file) !== undefined);
  if (own.length > 0) {
    const fields = own.map(({ field }) => `"${field}"`);
    return own.length > mostPlaces ? undefined : `${fields.join(" or ")} in this file`;
  }
  const words = all.filter((place) => !isData(place));
  const files = new Set((words.length > 0 ? words : all).map((place) => place.file));
  if (files.size === 0 || files.size > mostPlaces) return;
  return `"${name}" in ${[...files].join(" or ")}`;
}

/** A fault of a field that is unknown in its place, with where it is. */
function sayWhere(fault: Fault, places: ReadonlyMap<string, Place[]>): Fault {
  const { file, message, path = [] } = fault;
  const name = String(path.at(-1));
  if (!isUnknownField(fault)) return fault;
  const known = elsewhere.find((each) => each.file.test(file) && each.field.test(name));
  if (known) return { ...fault, message: `is not a field here; it is in ${known.place}` };
  if (message.includes("did you mean")) return fault;
  if (name.length < shortestName) return fault;
  const names = places.has(name) ? [name] : listSynonyms(name, [...places.keys()]);
  for (const meant of names) {
    const found = describePlaces(meant, file, places.get(meant) ?? []);
    if (found) return { ...fault, message: `${message}; did you mean ${found}?` };
  }
  return fault;
}

const isUnknownField = ({ message }: Fault) => message.startsWith("is not a field here");

/** Faults, those of unknown fields with where such a field is: in another file, or elsewhere in its own. */
export async function tellPlaces(faults: readonly Fault[]): Promise<Fault[]> {
  if (!faults.some(isUnknownField)) return [...faults];
  const places = await listPlaces();
  return faults.map((fault) => sayWhere(fault, places));
}
