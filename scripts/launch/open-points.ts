import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import {
  type ContentFile,
  type Fault,
  listTexts,
  makeFault,
  makeFileFault,
  sampleMark,
} from "content-model/content-file";
import { joinPatterns } from "content-model/fields";
import { listFiles } from "content-model/files";
import { type ContentConfig, getFormWords } from "content-model/form-places";
import { editions } from "../../app/editions.ts";
import { type Owner, owners } from "../../app/parts/claims/schema.ts";
import { findStaleDownloads } from "../../build-site/downloads/site-downloads.ts";
import { getEditorAddress } from "../../build-site/editor/edit-address.ts";
import {
  listSamples,
  openLaunchContent,
  readYamlFiles,
} from "../../build-site/rules/check-content.ts";
import { listMarkdownFiles, listUnmade } from "../../build-site/rules/content-rules.ts";
import { readClaims } from "../../build-site/sources/references.ts";
import { fillers, quoteText } from "../publish/describe-changes.ts";

/** Why a point has to be settled before launch, in the order in which to do so; what is not shown has not to be. */
const duties = {
  law: "Required by law: legal notice, privacy, consent of everyone who is named, claims and promises that are true",
  work: "Needed for something to work",
  look: "Visitors would notice that the site is unfinished",
  later:
    "Left out of a build for the launch, with the bands that have nothing else; the launch does not wait for it",
} as const;
type Duty = keyof typeof duties;

/** A value of the content that has to be replaced before launch, or a file to be made again. */
export type OpenPoint = Fault & {
  duty: Duty;
  owner: Owner;
  /** what to do about it, and about all others of its kind */
  task: string;
};

/** The first rule that a file and field match says whose they are; what matches none is the editors' look. */
const rules: { file: RegExp; field?: RegExp; duty: Duty; owner: Owner }[] = [
  { file: /site\.yaml$/, field: /^(origin|social)/, duty: "work", owner: "management" },
  { file: /(site\.yaml|(legal|docs)\/.*)$/, duty: "law", owner: "legal" },
  { file: /documents\/|resources\.yaml$|plant\//, duty: "work", owner: "product" },
  { file: /(pages\/(about|careers|job)|jobs\/.*)\.yaml$/, duty: "look", owner: "people" },
];

/** What no company is called: deleting a mark does not make it a real value. */
const placeholders = joinPatterns(
  [
    /Muster(?:stadt|straße|mann|frau|firma)/,
    /\bHRB 0+\b/,
    /\bDE0{6}/,
    /^0{5}$/,
    /^\+\d\d 00 /,
    /(?:\/\/|@)[\w.-]+\.example\b(?!\.)/,
    /@example\./,
    /\/company\/example\b/,
    /^(?:First|Second) Managing Director$/,
    /\bExample [A-Z][\w ]* (?:GmbH|AG|B\.V\.|Inc|Ltd)/,
    fillers,
  ],
  "i",
);

/** Words of what only the owner can fill in, which is in capitals: `HOST'S PLACE`; or, with any, in brackets. */
const blankWords =
  "ADDRESS|AGREEMENT|ASSESSMENT|AUTHORITY|COMPANY|CONTACT|COUNCIL|DATE|DECISION|DEPUTY|DIRECTORS?|ENCRYPTION|HOST|INSTRUMENT|KEPT|MECHANISM|NAME|OFFICER|OWNER|PERIOD|PHONE|PLACE|PROVIDER|RECEIVER|RECIPIENT|RESULT|REVIEW|SERVICE|STORAGE|WHO";
const blanks = new RegExp(
  `\\[[A-Z][^\\]a-z]*\\](?!\\()|(?:\\b[A-Z]{2,}(?:['’]S)?,? )*\\b(?:${blankWords})\\b(?:['’]S)?(?:,? [A-Z]{2,}\\b(?:['’]S)?)*`,
  "g",
);

/** The documents for the data protection officer and the team, whose blanks are the owner's, too. */
const documents = "docs/{data-protection,staff-notice}.md";

function findPlaceholders(text: string): string[] {
  const words = text.replace(/`[^`]*`/g, "");
  return [...(placeholders.exec(text)?.slice(0, 1) ?? []), ...(words.match(blanks) ?? [])];
}

function listPlaceholders(root: string, files: readonly ContentFile[]): Fault[] {
  const inYaml = files.flatMap((file) =>
    listTexts(file.value)
      .filter(({ text }) => findPlaceholders(text).length > 0)
      .filter(({ path }) => !file.samplePaths.some((sample) => sample.join() === path.join()))
      .map(({ text, path }) => makeFault(file, path, text)),
  );
  const texts = [...listMarkdownFiles(root), ...listFiles(root, documents)];
  const inMarkdown = texts.flatMap((file) =>
    readFileSync(join(root, file), "utf8")
      .split("\n")
      .flatMap((text, index) => {
        const found = text.includes(sampleMark) ? [] : findPlaceholders(text);
        return found.map((each) => makeFileFault(file, each, index + 1));
      }),
  );
  return [...inYaml, ...inMarkdown];
}

/**
 * What is left to do in an edition's content before launch.
 *
 * @param root the folder with content/, and with docs/ if it is the project's
 * @param folder of the edition, which says the language of its downloads
 */
export async function listOpenPoints(root: string, folder: string): Promise<OpenPoint[]> {
  using launch = await openLaunchContent(root, ["."]);
  const { claims } = readClaims(root);
  const files = await readYamlFiles(root);
  const unmade = listUnmade(root, claims, files);
  const edition = editions.find((each) => each.folder === folder) ?? editions[0];
  const points = [
    ...(await listSamples(root)).map((each) => ({ ...each, task: "marked (sample), to replace" })),
    ...listPlaceholders(root, files).map((each) => ({ ...each, task: "to fill in" })),
    ...findStaleDownloads(root, edition).map((each) => ({
      ...each,
      task: each.message,
      message: "",
    })),
  ];
  const getClaim = ({ field }: Fault) => claims[Number(/^claims\[(\d+)\]/.exec(field)?.[1])];
  // Nobody has to confirm what no page says.
  const needed = points.filter((point) => !unmade.includes(getClaim(point)?.id ?? ""));
  return needed.map((point) => {
    const claim = getClaim(point);
    const rule = rules.find(
      ({ file, field }) => file.test(point.file) && (!field || field.test(point.field)),
    );
    const owner = claim?.owner ?? rule?.owner ?? "editorial";
    if (isInside(point, launch.leftOut)) return { ...point, duty: "later", owner };
    return { ...point, duty: claim ? "law" : (rule?.duty ?? "look"), owner };
  });
}

const isInside = ({ file, path }: Fault, parts: readonly Fault[]) =>
  parts.some((part) => part.file === file && part.path?.every((key, at) => path?.[at] === key));

const cut = (all: readonly string[], most: number) =>
  all.length > most ? [...all.slice(0, most), `and ${all.length - most} more`] : all;

/** The editor's forms, and where its addresses begin, such as `http://localhost:3000`. */
type Editor = { config: ContentConfig; origin: string };

/** Where values are: up to so many entries of the editor, or files that have no form, with so many fields of each. */
function renderPlaces({ config, origin }: Editor, faults: readonly Fault[], most: number) {
  const entries = [...Map.groupBy(faults, ({ file }) => file)].map(([file, own]) => {
    const { collection, entry } = getFormWords(config, file, []) ?? {};
    const address = getEditorAddress(config, file);
    const fields = own.map(({ path = [], line, message }) => {
      const { field = [`line ${line}`] } = getFormWords(config, file, path) ?? {};
      return [field.join(" › "), message && quoteText(message)].filter(Boolean).join(" ");
    });
    const name = collection ? `${collection} › ${entry}` : file;
    const all = cut(fields.filter(Boolean), most).join("; ");
    return `${name}${all && `: ${all}`}${address ? `\n      ${origin}${address}` : ""}`;
  });
  return cut(entries, most).map((each) => `    ${each}`);
}

/**
 * What is left to do before the launch, what the law requires first: one point for all that one owner has to
 * do in one group of the editor.
 *
 * @param only the owner whose points are wanted, with every place; of all owners', the first places are named
 * @returns the number of points, and the lines to print
 */
export function renderPoints(editor: Editor, open: readonly OpenPoint[], only?: Owner) {
  const points = owners.flatMap((owner) => {
    const own = open.filter((each) => each.owner === owner && (!only || owner === only));
    const kinds = Map.groupBy(own, ({ duty, file, task }) => {
      const { collection = posix.dirname(file) } = getFormWords(editor.config, file, []) ?? {};
      return [duty, collection, task].join();
    });
    return [...kinds.values()];
  });
  const lines = Object.entries(duties).flatMap(([duty, why]) => {
    const ofDuty = points.filter(([first]) => first?.duty === duty);
    const rendered = ofDuty.flatMap((kind) => {
      const [{ owner, task } = { owner: "", task: "" }] = kind;
      return [
        `  ${owner}, ${kind.length} ${task}`,
        ...renderPlaces(editor, kind, only ? Number.POSITIVE_INFINITY : 3),
        "",
      ];
    });
    return ofDuty.length > 0 ? [`${duty.toUpperCase()}  ${why}.`, "", ...rendered] : [];
  });
  return { count: points.filter(([first]) => first?.duty !== "later").length, lines };
}
