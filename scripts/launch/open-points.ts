import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type ContentFile,
  type Fault,
  listTexts,
  makeFault,
  makeFileFault,
  type Sample,
  sampleMark,
} from "content-model/content-file";
import { joinPatterns } from "content-model/fields";
import { listFiles } from "content-model/files";
import { editions } from "../../app/editions.ts";
import { type Owner, owners, samples as samplesSource } from "../../app/parts/claims/schema.ts";
import { findStaleDownloads } from "../../build-site/downloads/site-downloads.ts";
import {
  listSamples,
  openLaunchContent,
  readYamlFiles,
} from "../../build-site/rules/check-content.ts";
import { listMarkdownFiles, listUnmade } from "../../build-site/rules/content-rules.ts";
import type { LeftOut } from "../../build-site/sources/launch-content.ts";
import { readContent } from "../../build-site/sources/read-content.ts";
import { readClaims } from "../../build-site/sources/references.ts";

/** What visitors do not see after the launch, because it is a sample: a kind, and where it is. */
type NotShown = { name: string; text: string; parts: readonly LeftOut[] };

/**
 * What a build for the launch leaves out, by the kinds of content/samples.yaml.
 *
 * @param root the folder with content/
 */
export async function listNotShown(root: string): Promise<NotShown[]> {
  using launch = await openLaunchContent(root, ["."]);
  const { kinds } = readContent(root, samplesSource);
  const byKind = Map.groupBy(launch.leftOut, ({ file }) =>
    kinds.find(({ files }) => files.some((name) => file.startsWith(`content/${name}`))),
  );
  return [...byKind].map(([kind, parts]) => ({ name: "Others", text: "", ...kind, parts }));
}

/** Whether a sample is in a part of the content that the launch leaves out. */
const isNotShown = (sample: Sample, kinds: readonly NotShown[]) =>
  kinds.some(({ parts }) =>
    parts.some(
      ({ file, field }) =>
        sample.file === file &&
        sample.field.startsWith(field) &&
        (field === "" || ["", ".", "["].includes(sample.field.charAt(field.length))),
    ),
  );

/** What to say of it, each sample where it is marked: nobody has to do anything about it. */
export function renderNotShown(kinds: readonly NotShown[]): string[] {
  if (kinds.length === 0) return [];
  return [
    "NOT SHOWN  A build for the launch leaves these samples out, with the bands that have",
    "nothing else. Put in real values to show them; the launch does not wait for them.",
    "",
    ...kinds.flatMap(({ name, text, parts }) => {
      const marked = parts.filter(({ isQuoted }) => !isQuoted);
      const places = marked.map(({ file, line, message }) => `  ${file}:${line}  ${message}`);
      return [`${name}, ${marked.length}${text && `: ${text}`}`, ...places, ""];
    }),
  ];
}

/** Why a point has to be settled before launch, in the order in which to do so. */
const duties = {
  law: "Required by law: legal notice, privacy, consent of everyone who is named, claims and promises that are true",
  work: "Needed for something to work",
  look: "Visitors would notice that the site is unfinished",
} as const;
type Duty = keyof typeof duties;

/** A value of the content that has to be replaced before launch, or a file to be made again. */
export type OpenPoint = Fault & {
  duty: Duty;
  owner: Owner;
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
    /\blorem ipsum\b/,
    /\b(?:TODO|TBD|XXX)\b/,
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
  const explain = (text: string) => `${text} (a placeholder without a mark)`;
  const inYaml = files.flatMap((file) =>
    listTexts(file.value)
      .filter(({ text }) => findPlaceholders(text).length > 0)
      .filter(({ path }) => !file.samplePaths.some((sample) => sample.join() === path.join()))
      .map(({ text, path }) => makeFault(file, path, explain(text))),
  );
  const texts = [...listMarkdownFiles(root), ...listFiles(root, documents)];
  const inMarkdown = texts.flatMap((file) =>
    readFileSync(join(root, file), "utf8")
      .split("\n")
      .flatMap((text, index) => {
        const found = text.includes(sampleMark) ? [] : findPlaceholders(text);
        return found.map((each) => makeFileFault(file, explain(each), index + 1));
      }),
  );
  return [...inYaml, ...inMarkdown];
}

/**
 * What is left to do in an edition's content before launch.
 *
 * @param root the folder with content/, and with docs/ if it is the project's
 * @param folder of the edition, which says the language of its downloads
 * @param notShown samples that nobody has to replace, because the launch leaves them out
 */
export async function listOpenPoints(
  root: string,
  folder: string,
  notShown: readonly NotShown[],
): Promise<OpenPoint[]> {
  const { claims } = readClaims(root);
  const files = await readYamlFiles(root);
  const unmade = listUnmade(root, claims, files);
  const edition = editions.find((each) => each.folder === folder) ?? editions[0];
  const samples = (await listSamples(root)).filter((sample) => !isNotShown(sample, notShown));
  const points = [
    ...samples.map(({ value, ...place }) => ({ ...place, message: value })),
    ...listPlaceholders(root, files),
    ...findStaleDownloads(root, edition),
  ];
  const getClaim = ({ field }: Fault) => claims[Number(/^claims\[(\d+)\]/.exec(field)?.[1])];
  // Nobody has to confirm what no page says.
  const needed = points.filter((point) => !unmade.includes(getClaim(point)?.id ?? ""));
  return needed.map((point) => {
    const claim = getClaim(point);
    if (claim) return { ...point, duty: "law", owner: claim.owner };
    const rule = rules.find(
      ({ file, field }) => file.test(point.file) && (!field || field.test(point.field)),
    );
    return { ...point, duty: rule?.duty ?? "look", owner: rule?.owner ?? "editorial" };
  });
}

/**
 * What is left to do before the launch: by owner, then by duty.
 *
 * @param only the owner whose points are wanted
 * @returns the number of points, and the lines to print
 */
export function renderPoints(points: readonly OpenPoint[], only?: Owner) {
  const wanted = points.filter(({ owner }) => !only || owner === only);
  const order = Object.keys(duties) as Duty[];
  const legend = order.map((duty) => `${duty.toUpperCase().padEnd(4)}  ${duties[duty]}.`);
  const lines = owners.flatMap((owner) => {
    const own = wanted.filter((each) => each.owner === owner);
    const places = order.flatMap((duty) => {
      const ofDuty = own.filter((each) => each.duty === duty);
      if (ofDuty.length === 0) return [];
      const render = ({ file, line, field, message }: OpenPoint) =>
        `  ${file}:${line}  ${field && `${field}: `}${message}`;
      return [`  ${duty.toUpperCase()}`, ...ofDuty.map(render)];
    });
    return own.length > 0 ? [`${owner}, ${own.length} before the launch`, ...places, ""] : [];
  });
  return { count: wanted.length, lines: lines.length > 0 ? [...legend, "", ...lines] : [] };
}
