import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type ContentFile,
  type Fault,
  listTexts,
  makeFault,
  makeFileFault,
  sampleMark,
} from "content-model/content-file";
import { getToday } from "content-model/entries";
import { listFiles } from "content-model/files";
import { joinPatterns } from "content-model/found-text";
import { isGroup } from "content-model/groups";
import { editions } from "../../app/editions.ts";
import type { Claim, Owner } from "../../app/parts/claims/schema.ts";
import { findStaleDownloads } from "../../build-site/downloads/site-downloads.ts";
import { listSamples, readYamlFiles } from "../../build-site/rules/all-content.ts";
import { listMarkdownFiles, listUnmade } from "../../build-site/rules/claim-rules.ts";
import { readArticleFiles } from "../../build-site/sources/article-files.ts";
import { readClaims } from "../../build-site/sources/references.ts";
import { isNotShown, type NotShown } from "./not-shown.ts";

/** Why a point has to be settled before launch, in the order in which to do so. */
export const duties = {
  law: "Required by law: legal notice, privacy, consent of everyone who is named, claims and promises that are true",
  work: "Needed for something to work",
  look: "Visitors would notice that the site is unfinished",
} as const;
export type Duty = keyof typeof duties;

/** A value of the content that has to be replaced before launch, or a file to be made again. */
export type OpenPoint = Fault & {
  duty: Duty;
  owner: Owner;
  /** until when, ISO 8601: the first day online of the page that has it; missing if that is the launch */
  day?: string | undefined;
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

/** Values without a mark that are placeholders all the same. */
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
  const articles = readArticleFiles(root).map(({ content }) => content);
  const days = new Map([...files, ...articles].map((each) => [each.file, getFirstDay(each)]));
  return needed.map((point) => ({
    ...point,
    ...assign(point, getClaim(point)),
    day: days.get(point.file),
  }));
}

/** The day to come on which a file's page goes online, if it has one. */
function getFirstDay({ value }: ContentFile): string | undefined {
  const day = isGroup(value) && typeof value.publish === "string" ? value.publish : "";
  return day > getToday() ? day : undefined;
}

/** Whose a point is, and why it has to be settled. */
function assign(point: Fault, claim: Claim | undefined): Pick<OpenPoint, "duty" | "owner"> {
  if (claim) return { duty: "law", owner: claim.owner };
  const rule = rules.find(
    ({ file, field }) => file.test(point.file) && (!field || field.test(point.field)),
  );
  return { duty: rule?.duty ?? "look", owner: rule?.owner ?? "editorial" };
}
