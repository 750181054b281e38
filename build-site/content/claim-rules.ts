import { readFileSync } from "node:fs";
import { join } from "node:path";
import { suggest } from "../../app/content/nearest.ts";
import type { Claims } from "../../app/parts/claims/schema.ts";
import {
  type ContentFile,
  type Fault,
  listFields,
  listTexts,
  makeFault,
  makeFileFault,
} from "./content-file.ts";
import { listFiles } from "./files.ts";
import type { ReadClaims } from "./read-claims.ts";
import { contentFolder } from "./sources.ts";

/** A value of the register, with the reference that prints it. */
type Value = { reference: string; value: string; name: string };

const listValues = (claims: Claims): Value[] =>
  claims.flatMap(({ id, name, value, values = [] }) => [
    ...(value ? [{ reference: `{{claims.${id}}}`, value, name }] : []),
    ...values.map((each) => ({
      reference: `{{claims.${id}.${each.id}}}`,
      value: each.value,
      name,
    })),
  ]);

/** A count written as only claims are, such as 50+ or $100k+; "Month 3+" is a period. */
const boast = String.raw`(?<!\b(?:Week|Month)s? )\$?\d[\d,.]*[kKM]?\+`;

/** Where a sentence, a line of a list or a row of a table ends. */
const sentenceEnd = /[.!?:;|]\s|\n\s*[-|#\n]/;

/** Whether one of the three words of the sentence before or after a figure begins like a word of the claim's name. */
function isNear(text: string, start: number, end: number, { name }: Value): boolean {
  const stems = (name.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5));
  const listWords = (part = "") => part.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const words = [
    ...listWords(text.slice(0, start).split(sentenceEnd).at(-1)).slice(-3),
    ...listWords(text.slice(end).split(sentenceEnd)[0]).slice(0, 3),
  ];
  return words.some((word) => stems.some((stem) => word.startsWith(stem)));
}

/** A pattern for a value of the register and for what else a sentence makes of it, such as "more than 50" of 50+. */
function makePattern(value: string): string {
  const exact = value.replace(/[$+.]/g, "\\$&");
  const count = exact.replace(/\\\+$/, "");
  return count === exact
    ? exact.replace(/%$/, "(?:%| percent)").replace(/ hrs$/, " (?:hrs|hours)")
    : `${exact}|(?:${count} plus|(?:[Mm]ore than|[Oo]ver|[Aa]t least) ${count})(?! (?:percent|h|hrs|hours)\\b)`;
}

/** A figure as the register writes it. */
const toRegister = (figure: string) =>
  figure
    .replace(/^(?:more than|over|at least) (\S+)$/i, "$1+")
    .replace(/ plus$/, "+")
    .replace(/ percent$/, "%")
    .replace(/ hours$/, " hrs");

/**
 * Makes a function that finds the figures in a text that belong in the register. A count with a plus and a value of
 * several words always do; any other value, and one in other words, does next to a word of its claim's name.
 */
export function createSearch(claims: Claims) {
  const values = listValues(claims);
  const figures = [...new Set(values.map(({ value }) => value))]
    .sort((a, b) => b.length - a.length)
    .map(makePattern);
  const pattern = new RegExp(
    String.raw`(?<![\w.,$%+-])(?:${[...figures, boast].join("|")})(?![\w%+]|[.,]\d)`,
    "g",
  );
  const find = (text: string): { at: number; message: string }[] => {
    const bare = text.replace(/\{\{[^{}]*\}\}/g, (reference) => " ".repeat(reference.length));
    return [...bare.matchAll(pattern)].flatMap(({ 0: figure, index }) => {
      const registered = toRegister(figure);
      const same = values.filter(({ value }) => value === registered);
      const near = same.filter((value) => isNear(bare, index, index + figure.length, value));
      const isSpecific =
        figure === registered &&
        (figure.endsWith("+") || / .* /.test(figure) || /-\d+ /.test(figure));
      if (near.length === 0 && !isSpecific) return [];
      const list = (found: readonly Value[]) =>
        found.map(({ reference }) => reference).join(" or ");
      const known = same.length > 0 ? `; ${list(same)} is ${figure}, too` : "";
      const message =
        near.length > 0 || (same.length > 0 && !figure.endsWith("+"))
          ? `"${figure}" is written out; expected ${list(near.length > 0 ? near : same)}`
          : `"${figure}" belongs in content/claims.yaml with its source; expected a reference to it${known}`;
      return { at: index, message };
    });
  };
  const found = new Map<string, ReturnType<typeof find>>();
  return (text: string) => {
    const before = found.get(text) ?? find(text);
    found.set(text, before);
    return before;
  };
}

type Search = ReturnType<typeof createSearch>;

/** The search of each register: most texts stay as they are between two checks. */
const searches = new WeakMap<Claims, Search>();

/** The figures that YAML files write out. */
function checkFields(files: readonly ContentFile[], search: Search): Fault[] {
  return files.flatMap((file) =>
    listTexts(file.written).flatMap(({ text, path }) =>
      search(text).map(({ message }) => makeFault(file, path, message)),
    ),
  );
}

/** The articles, documents and legal texts, as paths from the folder with content/, with slashes. */
export const listMarkdownFiles = (root: string) => listFiles(root, `${contentFolder}/**/*.md`);

/** The figures that articles, documents and legal texts write out. */
function checkMarkdown(root: string, search: Search): Fault[] {
  return listMarkdownFiles(root).flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8");
    return search(text).map(({ at, message }) =>
      makeFileFault(file, message, text.slice(0, at).split("\n").length),
    );
  });
}

/** The figures of industries are claims, with or without a note. */
function checkStats(file: ContentFile): Fault[] {
  if (file.file !== "content/industries.yaml") return [];
  return listFields(file.written, "value").flatMap(({ text, path }) =>
    text.startsWith("{{claims.")
      ? []
      : makeFault(
          file,
          path,
          `"${text}" belongs in content/claims.yaml with its source; expected a reference to it`,
        ),
  );
}

/** A metric with a basis has the value of that claim. */
function checkMetrics(file: ContentFile, ids: readonly string[]): Fault[] {
  const values = new Map(
    listFields(file.written, "value").map(({ text, path }) => [path.slice(0, -1).join(), text]),
  );
  return listFields(file.written, "basis").flatMap(({ text, path }) => {
    if (!ids.includes(text)) {
      return makeFault(file, path, `"${text}" is not a claim${suggest(text, ids)}`);
    }
    const value = values.get(path.slice(0, -1).join());
    const isOwn = value === undefined || new RegExp(`^\\{\\{claims\\.${text}[.}]`).test(value);
    const message = `"${value}" is not the figure of its basis; expected "{{claims.${text}}}" here, and the figure in content/claims.yaml`;
    return isOwn ? [] : makeFault(file, [...path.slice(0, -1), "value"], message);
  });
}

const toCamel = (id: string) => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** A field that is named like a claim, such as efficiencyGain, refers to it. */
function checkNamed(file: ContentFile, claims: Claims): Fault[] {
  const byName = new Map(claims.map((claim) => [toCamel(claim.id), claim]));
  return listTexts(file.written).flatMap(({ text, path }) => {
    const claim = byName.get(String(path.at(-1)));
    if (!claim || !/^\D?\d/.test(text)) return [];
    const [{ reference } = { reference: "" }] = listValues([claim]);
    const message = `"${text}" is written out; expected a reference such as "${reference}" here, and the figure in content/claims.yaml`;
    return makeFault(file, path, message);
  });
}

/** What the content says outside the register and the screens, which show the sample plant. */
const isOther = ({ file }: ContentFile) =>
  !/^content\/(?:claims\.yaml|figures\/|plant\/)/.test(file);

/**
 * Checks that each figure is in the register and nowhere else.
 *
 * @param files every YAML file of the content
 */
export function checkClaims(
  root: string,
  { file: register, claims }: ReadClaims,
  files: readonly ContentFile[],
): Fault[] {
  const ids = claims.map(({ id }) => id);
  const search = searches.get(claims) ?? createSearch(claims);
  searches.set(claims, search);
  const others = files.filter(isOther);
  const relations = claims.flatMap(({ partOf, sameAs }, index) =>
    Object.entries({ partOf, sameAs }).flatMap(([field, other]) =>
      other === undefined || ids.includes(other)
        ? []
        : makeFault(register, [index, field], `"${other}" is not a claim${suggest(other, ids)}`),
    ),
  );
  const ofMetrics = others.flatMap((file) => [
    ...checkMetrics(file, ids),
    ...checkStats(file),
    ...checkNamed(file, claims),
  ]);
  const places = new Set(ofMetrics.map(({ file, field }) => `${file} ${field}`));
  return [
    ...relations,
    ...ofMetrics,
    ...checkFields(others, search).filter(({ file, field }) => !places.has(`${file} ${field}`)),
    ...checkMarkdown(root, search),
  ];
}

/** The ids of claims that no page makes. */
export function listUnmade(root: string, claims: Claims, files: readonly ContentFile[]): string[] {
  const texts = [
    ...files.filter(isOther).map(({ written }) => JSON.stringify(written)),
    ...listMarkdownFiles(root).map((file) => readFileSync(join(root, file), "utf8")),
  ].join();
  return claims
    .map(({ id }) => id)
    .filter((id) => !texts.includes(`{{claims.${id}`) && !texts.includes(`"basis":"${id}"`));
}
