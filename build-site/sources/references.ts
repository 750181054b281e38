import {
  type Checked,
  checkFiles as checkAgainstSchema,
  checkValue,
} from "content-model/check-files";
import {
  type ContentFile,
  type Fault,
  findDuplicates,
  listTexts,
  makeFault,
  makeFileFault,
  mapTexts,
  parseContentFile,
} from "content-model/content-file";
import { contentFolder, readText, rememberLast } from "content-model/files";
import { suggestNearest } from "content-model/nearest";
import type { YamlSource } from "content-model/source";
import { type Claims, claims } from "../../app/parts/claims/schema.ts";
import {
  formatDifference,
  formatMoney,
  formatNumber,
} from "../../app/parts/figures/format-number.ts";
import { buildFacts } from "../../plant/facts.ts";
import { type Plant, plantSources } from "../../plant/schema.ts";

export const readContentFile = (root: string, file: string): ContentFile =>
  fillContentFile(readFacts(root), parseContentFile(file, readText(root, file)));

/** Reads the files of a source, fills in their references and checks each against its schema. */
export function checkFiles(root: string, source: YamlSource): Checked {
  const facts = readFacts(root);
  return checkAgainstSchema(root, source, (file) => fillContentFile(facts, file));
}

/** The sample plant of a content folder with what can be referred to; without them if it has faults. */
type ReadPlant = { plant?: Plant; facts?: object; faults: Fault[] };

const rememberPlant = rememberLast<ReadPlant>();

export function readPlant(root: string): ReadPlant {
  const texts = Object.entries(plantSources).map(([part, source]) => {
    const file = `${contentFolder}/${source.file}`;
    return { part, source, file, text: readText(root, file) };
  });
  const from = texts.map(({ text }) => text);
  return rememberPlant("plant", from, () => {
    const parts = texts.map(({ part, source, file, text }) => {
      const parsed = parseContentFile(file, text);
      if (parsed.faults.length > 0) return { part, faults: parsed.faults };
      const { value, faults } = checkValue(parsed, source.schema);
      return { part, value, faults };
    });
    const faults = parts.flatMap((each) => each.faults);
    return faults.length > 0 ? { faults } : buildReadPlant(parts);
  });
}

/** The parts put together. A number that is in no other part, such as a work order, is a fault. */
function buildReadPlant(parts: readonly { part: string; value?: unknown }[]): ReadPlant {
  const plant = Object.fromEntries(parts.map(({ part, value }) => [part, value])) as Plant;
  try {
    return { plant, facts: buildFacts(plant), faults: [] };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { faults: [makeFileFault(`${contentFolder}/plant`, message)] };
  }
}

type ReadClaims = ReturnType<typeof checkClaims>;

const rememberClaims = rememberLast<ReadClaims>();

/** Reads content/claims.yaml. */
export function readClaims(root: string): ReadClaims {
  const name = `${contentFolder}/${claims.file}`;
  const file = parseContentFile(name, readText(root, name));
  return rememberClaims(name, [file], () => checkClaims(file));
}

function checkClaims(file: ContentFile) {
  const { value: list = [], faults } = checkValue(file, claims.schema);
  return {
    file,
    claims: list,
    /** what `{{claims.…}}` can name: a value by the claim's id, or values by theirs */
    facts: Object.fromEntries(
      list.map(({ id, value, values = [] }) => [
        id,
        value ?? Object.fromEntries(values.map((each) => [each.id, each.value])),
      ]),
    ),
    /** the paths of the samples among them, such as "claims.industry-sites.mining" */
    samples: new Set(file.samplePaths.flatMap((path) => getFactPath(list, path))),
    faults: file.faults.length > 0 ? file.faults : [...faults, ...findDuplicates(file)],
  };
}

function getFactPath(list: Claims, [index, field, position]: ContentFile["samplePaths"][number]) {
  const claim = list[Number(index)];
  if (!claim || (field !== "value" && field !== "values")) return [];
  const part = claim.values?.[Number(position)];
  return [part ? `claims.${claim.id}.${part.id}` : `claims.${claim.id}`];
}

/**
 * References in content: `{{workers.W-0774.gate:2}}` prints a fact of the sample plant in a text,
 * `{{claims.facilities}}` a number of content/claims.yaml. A field that is a reference alone gets the
 * value itself. docs/plant.md lists facts and formats.
 */

/** For a plant with faults of its own. */
const fallback = { locale: "en-US", currency: "$" };

const reference = /\{\{([^{}]*)\}\}/g;

const hasReference = (text: string): boolean => text.includes("{{");

type Value = string | number;

export type Facts = { plant: ReadPlant; claims: Pick<ReadClaims, "facts" | "samples"> };

export const readFacts = (root: string) => ({
  plant: readPlant(root),
  claims: readClaims(root),
});

/** Prints a value; money is in cents, days are ISO 8601. */
type Format = (value: Value, plant: { locale: string; currency: string }) => Value;

const printDay = (value: Value, locale: string, month: "short" | "long") =>
  new Intl.DateTimeFormat(locale, { month, day: "numeric", timeZone: "UTC" }).format(
    new Date(String(value)),
  );

const words = [
  ..."zero one two three four five six seven eight nine ten eleven twelve".split(" "),
  ..."thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(" "),
];

const printWord = (value: Value): string => {
  const word = words[Number(value)];
  if (!word) throw new FaultyReference(`${value} is not a number from 0 to 20; print it in digits`);
  return word;
};

const formats: Record<string, Format> = {
  "0": (value, { locale }) => formatNumber(Number(value), locale, 0),
  "1": (value, { locale }) => formatNumber(Number(value), locale, 1),
  "2": (value, { locale }) => formatNumber(Number(value), locale, 2),
  "+1": (value, { locale }) => formatDifference(Number(value), locale, 1),
  "+2": (value, { locale }) => formatDifference(Number(value), locale, 2),
  "%": (value, { locale }) => `${formatNumber(Number(value) * 100, locale)}%`,
  $: (value, { locale, currency }) => formatMoney(Number(value) / 100, currency, locale),
  $0: (value, { locale, currency }) => formatMoney(Number(value) / 100, currency, locale, 0),
  amount: (value, { locale }) => formatNumber(Number(value) / 100, locale, 2),
  amount0: (value, { locale }) => formatNumber(Number(value) / 100, locale, 0),
  /** for a field that is a number of dollars */
  dollars: (value) => Number(value) / 100,
  /** for a field that is a number, from a claim such as 17% */
  number: (value) => parseNumber(String(value)),
  /** in English, from zero to twenty */
  word: (value) => printWord(value),
  Word: (value) => printWord(value).replace(/^./, (first) => first.toUpperCase()),
  day: (value, { locale }) => printDay(value, locale, "short"),
  "long day": (value, { locale }) => printDay(value, locale, "long"),
};

/** The number that a claim prints: "10K+" is 10000, "$100k+" 100000. */
export function parseNumber(text: string): number {
  const [, digits = "", thousands] = /(-?\d[\d,.]*)(k?)/i.exec(text) ?? [];
  return Number(digits.replaceAll(",", "")) * (thousands ? 1000 : 1);
}

/** A reference that cannot be filled in; the message is for whoever wrote it. */
class FaultyReference extends Error {}

/** What a fact has by name, or a list of facts by place; a single value has nothing. */
const listFacts = (found: unknown): Record<string, unknown> =>
  typeof found === "object" ? { ...found } : {};

function getFact(facts: object, path: string): Value {
  let found: unknown = facts;
  for (const key of path.split(".")) {
    const group = listFacts(found);
    if (!Object.hasOwn(group, key)) {
      const names = Object.keys(group);
      const place = path.startsWith("claims.")
        ? "content/claims.yaml"
        : "the sample plant (content/plant)";
      const fault =
        found === facts
          ? `nothing that a reference begins with; expected one of ${names.join(", ")}`
          : `not in ${place}`;
      throw new FaultyReference(`"${key}" in {{${path}}} is ${fault}${suggestNearest(key, names)}`);
    }
    found = group[key];
  }
  if (typeof found === "string" || typeof found === "number") return found;
  const names = Object.keys(listFacts(found)).join(", ");
  throw new FaultyReference(`{{${path}}} is not a single value; it has ${names}`);
}

/** A fact, or a sum of facts and numbers: "crews.Crew 7.payable - 11.5". */
function evaluateExpression(facts: object, expression: string): Value {
  const [first = "", ...rest] = expression.split(/ ([+-]) /);
  const get = (term: string) =>
    /^\d+(\.\d+)?$/.test(term) ? Number(term) : getFact(facts, term.trim());
  const value = get(first.trim());
  if (rest.length === 0) return value;
  let total = Number(value);
  for (let at = 0; at < rest.length; at += 2) {
    const term = Number(get(rest[at + 1] ?? ""));
    total += rest[at] === "-" ? -term : term;
  }
  return Math.round(total * 100) / 100;
}

function fillReference({ plant: { plant, facts }, claims }: Facts, written: string): Value {
  if (!plant && !written.startsWith("claims.")) {
    throw new FaultyReference("refers to the sample plant, which has faults of its own");
  }
  const [expression = "", format] = written.split(":").map((part) => part.trim());
  const value = evaluateExpression({ claims: claims.facts, ...facts }, expression);
  if (format === undefined) return value;
  const print = formats[format];
  if (!print) {
    throw new FaultyReference(
      `"${format}" in {{${written}}} is not a format; expected one of ${Object.keys(formats).join(", ")}`,
    );
  }
  return print(value, plant?.site ?? fallback);
}

/**
 * A text with its references filled in.
 *
 * @param report is told what is wrong with a reference, and where in the text it begins
 */
export function fillText(
  text: string,
  read: Facts,
  report: (message: string, offset: number) => void,
): Value {
  const attempt = (written: string, offset: number): Value => {
    try {
      return fillReference(read, written);
    } catch (error) {
      if (!(error instanceof FaultyReference)) throw error;
      report(error.message, offset);
      return `{{${written}}}`;
    }
  };
  const [, alone] = /^\{\{([^{}]*)\}\}$/.exec(text) ?? [];
  if (alone !== undefined) return attempt(alone, 0);
  const locale = (read.plant.plant?.site ?? fallback).locale;
  return text.replace(reference, (_, written: string, offset: number) => {
    const value = attempt(written, offset);
    return typeof value === "number" ? value.toLocaleString(locale) : value;
  });
}

/**
 * A content file with the references in its texts filled in; the rest of them are its faults. A text
 * that refers to a sample is one, too.
 */
function fillContentFile(read: Facts, file: ContentFile): ContentFile {
  if (!listTexts(file.value).some(({ text }) => hasReference(text))) return file;
  const faults = [...file.faults];
  const samplePaths = [...file.samplePaths];
  const value = mapTexts(file.value, (text, path) => {
    if (!hasReference(text)) return text;
    const named = [...text.matchAll(reference)].map(([, written = ""]) => written);
    if (named.some((each) => read.claims.samples.has(each.trim()))) samplePaths.push(path);
    return fillText(text, read, (message) => void faults.push(makeFault(file, path, message)));
  });
  return { ...file, value, faults, samplePaths };
}

/** A Markdown text with its references filled in, head and body alike, and a fault for each of the rest. */
export function fillMarkdown(read: Facts, file: string, source: string | undefined) {
  const faults: Fault[] = [];
  if (!source || !hasReference(source)) return { source, faults };
  const filled = fillText(source, read, (message, offset) => {
    const line = source.slice(0, offset).split("\n").length;
    faults.push(makeFileFault(file, message, line));
  });
  return { source: String(filled), faults };
}
