import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CheerioAPI } from "cheerio";
import { describe, expect, test } from "vitest";
import { scaffoldMap } from "../../app/parts/figures/scaffold-map-schema.ts";
import { readContent } from "../../build-site/content/read-content.ts";
import { readPlant } from "../../build-site/content/read-plant.ts";
import type { buildFacts } from "../../plant/facts.ts";
import type { Plant } from "../../plant/schema.ts";
import { getContract } from "../../plant/shift.ts";
import { project } from "../content-copy.ts";
import { readBuiltPages } from "./built-site.ts";
import { readRecords } from "./plant-records.ts";
import { readReferences } from "./plant-references.ts";
import { findContradictions, getText } from "./plant-truths.ts";

/*
 * One sample plant (docs/plant.md): a number such as WO-40312, an amount such as $1,663.20, and hours such as
 * 11.82 h mean the same wherever a visitor reads them.
 */

type Facts = ReturnType<typeof buildFacts>;

const { plant, facts } = readPlant(project) as { plant: Plant; facts: Facts };
const records = readRecords(plant, facts);
const isReferred = readReferences(project);

/** How the numbers of the plant look. */
const numbers =
  /\b(?:WO-\d{5}|S-\d{5}|W-\d{4}|MSA-\d{4}|RFQ-\d{4}|AR-\d{4}|M-\d{4}|[EPH]-\d{3,4}|C-[12]0\d|V-\d{3})(?!\d)/g;

/** Every text and number below a value. */
function listValues(value: unknown): (string | number)[] {
  if (typeof value === "string" || typeof value === "number") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) => [key, ...listValues(field)]);
}

/** A difference is printed with its sign before the currency. */
const known = new Set(
  listValues(facts).map((value) => (typeof value === "number" ? Math.abs(value) : value)),
);

/** What is on the plot plan, with or without a work order of its own. */
const plot = readContent(project, scaffoldMap).equipment.map(({ tag }) => tag);

function listUnknown(text: string): string[] {
  const amounts = [...text.matchAll(/\$([\d,]+\.\d\d)(?!\s+million)/gi)].filter(
    ([, amount = ""]) => !known.has(Math.round(Number(amount.replaceAll(",", "")) * 100)),
  );
  const hours = [...text.matchAll(/\b(\d+\.\d\d) h\b/g)].filter(
    ([, value]) => !known.has(Number(value)),
  );
  const strangers = [...text.matchAll(numbers)].filter(
    ([number]) => !known.has(number) && !plot.includes(number),
  );
  return [...amounts, ...hours, ...strangers].map(([found]) => found);
}

const order = /WO-\d{5}/g;
const scaffold = /S-\d{5}/g;

const pages = readBuiltPages();

describe.each(pages)("$path", ({ $ }) => {
  test("has no number, amount or hours of another plant", () => {
    expect(listUnknown(getText($, $("body")))).toEqual([]);
  });

  test("has no figure beside a record that is not that record's", () => {
    expect(findContradictions($, records, isReferred)).toEqual([]);
  });

  test.each([
    ["a work order", order, listOrderTruths],
    ["a scaffold", scaffold, listScaffoldTruths],
  ])("says of %s what is true of it", (_name, kind, listTruths) => {
    const blocks = listBlocks($, kind);
    expect(blocks.flatMap((text) => findClashes(text, listTruths(text)))).toEqual([]);
  });
});

/** Links below the screens that lead to a line on another. */
const recordLinks = pages.flatMap(({ path, $ }) =>
  $("figcaption a[href*='#'], #story a[href*='#']")
    .toArray()
    .map((link) => ({ path, $, href: String($(link).attr("href")), link: $(link) }))
    .filter(({ href }) => href.startsWith("/")),
);

test("screens lead to lines of other screens", () => {
  expect(recordLinks.length).toBeGreaterThan(0);
});

test.each(recordLinks)("$href, from $path, is a line that lights", ({ href }) => {
  const [path, id] = href.split("#");
  const target = pages.find((page) => page.path === `${path}/`);
  const number = target?.$(`.light-records .record-number[id="${id}"]`);
  expect(number?.closest("tr, p").length).toBe(1);
});

test.each(recordLinks)("$path and $href have a number in common", ({ $, href, link }) => {
  const listNumbers = (text: string): string[] =>
    text.match(/\b[A-Z]{1,3}-\d{3,5}\b|\b\d+\.\d\d\b/g) ?? [];
  const [path, id] = href.split("#");
  const target = pages.find((page) => page.path === `${path}/`);
  if (!target) throw new Error(`no page ${path}`);
  const line = getText(target.$, target.$(`[id="${id}"]`).closest("tr, p"));
  const said = listNumbers(getText($, link.closest("figure, ol > li")));
  expect(said.filter((number) => listNumbers(line).includes(number))).not.toEqual([]);
});

test("documents have no number of another plant", () => {
  const files = globSync("content/documents/**/*.md", { cwd: project });
  expect(files.flatMap((file) => listUnknown(readFileSync(join(project, file), "utf8")))).toEqual(
    [],
  );
});

/** The texts of rows and cards that speak of one number of this kind. */
function listBlocks($: CheerioAPI, kind: RegExp): string[] {
  const isAboutOne = (text: string) => text.length < 400 && new Set(text.match(kind)).size === 1;
  return $("body")
    .find(`:contains('${kind.source.split("\\", 1)[0]}')`)
    .not("script, style")
    .filter((_, element) => isAboutOne($(element).text()))
    .filter((_, element) => !isAboutOne($(element).parent().text()))
    .map((_, element) => getText($, $(element)))
    .get();
}

/** A pattern, and what it may find in a text about something. */
type Truth = [RegExp, readonly (string | number | undefined)[]];

/** What a text says that is not true. */
function findClashes(text: string, truths: readonly Truth[]): string[] {
  return truths.flatMap(([pattern, valid]) => {
    const allowed = valid.map((each) => String(each).toLowerCase());
    return [...text.matchAll(pattern)]
      .filter(([whole, part = whole]) => !allowed.includes(part.toLowerCase()))
      .map(([found]) => `${found} in "${text.trim()}"`);
  });
}

/** What is true of a work order: its equipment, and who works on it. */
function listOrderTruths(text: string): Truth[] {
  const [id] = text.match(order) ?? [];
  const { site, shift, commerce } = plant;
  const found = site.orders.find((each) => each.id === id);
  const { certificate } = shift.decisions;
  const workers = [
    ...[...shift.workers, ...shift.stopped].filter((each) => each.order === id),
    ...shift.stopped.filter(
      ({ worker }) => worker === certificate.worker && id === certificate.reassignedTo,
    ),
  ];
  const invoices = commerce.invoices.filter(({ unitRate, timeAndMaterial, lumpSum }) =>
    [...unitRate, ...timeAndMaterial, ...lumpSum].some((line) => line.order === id),
  );
  const invoiced = invoices.flatMap(({ timeAndMaterial }) => timeAndMaterial);
  const contractors = [
    ...workers.map((worker) => getContract(plant, worker.class).contractor),
    ...invoices.map(({ contractor }) => contractor),
  ];
  const crews = [
    found?.task?.crew,
    ...[...workers, ...invoiced.filter((line) => line.order === id)].map(({ crew }) => crew),
  ];
  const named = new Set(text.match(/\bW-\d{4}\b/g));
  return [
    [/\b(?:[EPHVT]-\d{2,4}|C-[12]0\d)\b/g, [found?.tag]],
    [/\bContractor [A-D]\b/gi, contractors],
    [/\bCr(?:ew|ane) \d+\b/gi, crews],
    // A gate has workers of several orders in line.
    ...(named.size === 1 ? [[/\bW-\d{4}\b/g, workers.map(({ worker }) => worker)] as Truth] : []),
  ];
}

/** What is true of a scaffold: its place. */
function listScaffoldTruths(text: string): Truth[] {
  const [tag] = text.match(scaffold) ?? [];
  const standing = plant.scaffolds.standing.find((each) => each.tag === tag);
  return standing ? [[/\bZone [A-D]\b/gi, [standing.zone]]] : [];
}
