import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pickFitting } from "content-model/check-files";
import {
  type ContentFile,
  type Fault,
  type FieldPath,
  listDuplicates,
  listFields,
  makeFault,
} from "content-model/content-file";
import { type DayView, getSlug } from "content-model/entries";
import { getFieldMetadata, unwrapSchema } from "content-model/field-metadata";
import { isGroup } from "content-model/fields";
import { contentFolder, listFiles } from "content-model/files";
import { explainFigure, figureForm } from "content-model/formatted-text";
import type { YamlSource } from "content-model/source";
import { blogPage } from "../../app/pages/blog/schema.ts";
import { resourcesPage } from "../../app/pages/resources/schema.ts";
import { articleSchema, authors } from "../../app/parts/articles/schema.ts";
import type { Claims } from "../../app/parts/claims/schema.ts";
import { getFullTitle } from "../../app/parts/head/page-graph.ts";
import { site } from "../../app/parts/head/site-schema.ts";
import { modules } from "../../app/parts/modules/schema.ts";
import { personas } from "../../app/parts/persona/schema.ts";
import { articleHints } from "../sources/article-file.ts";
import { readScenes } from "../sources/picture-files.ts";
import { type EditionContent, findUnknown } from "./edition-content.ts";

type Filled = { text: string; path: FieldPath; schema: YamlSource["schema"] };

/** Every text of a value with the schema of its field. */
function listFilled(schema: YamlSource["schema"], value: unknown, path: FieldPath = []): Filled[] {
  if (typeof value === "string") return [{ text: value, path, schema }];
  const { entries, variants = {}, key = "", item } = unwrapSchema(schema);
  if (Array.isArray(value)) {
    return item ? value.flatMap((each, at) => listFilled(item, each, [...path, at])) : [];
  }
  if (!isGroup(value)) return [];
  const fields = entries ?? variants[String(value[key])]?.entries ?? {};
  return Object.entries(fields).flatMap(([name, field]) =>
    listFilled(field, value[name], [...path, name]),
  );
}

/** The names that texts can have by what they name; missing where the file that lists them does not fit. */
const listNames = ({ get, find, references }: EditionContent) => ({
  authors: find(authors)?.checked.files.map(({ file }) => getSlug(file)),
  category: get(blogPage)?.categories,
  resourceCategory: get(resourcesPage)?.categories.map(({ id }) => id),
  claim: references.claims.claims.map(({ id }) => id),
});

const kinds = {
  authors: ["an author", "a file in content/authors: "],
  category: ["a category", "one in content/pages/blog.yaml: "],
  resourceCategory: ["a category", "one in content/pages/resources.yaml: "],
  claim: ["a claim", "one in content/claims.yaml: "],
} as const;

/**
 * Checks texts that name something of other files, or a rendered picture, and figures, which in English
 * files are written as the house style has them.
 */
export function checkTexts(edition: EditionContent): Fault[] {
  const { articleFiles, references, sources } = edition;
  const isEnglish = references.plant.plant?.site.locale.startsWith("en");
  const known = listNames(edition);
  const scenes = [...readScenes().keys()];
  const explain = ({ text, schema }: Filled) => {
    const { form, names = "", pattern } = getFieldMetadata(schema);
    if (pattern === figureForm && isEnglish) return explainFigure(text);
    // A text with a dot is the file of an own picture.
    if (form === "picture" && !text.includes(".")) {
      return findUnknown(text, "a rendered picture", scenes, "one of art/rendered");
    }
    const kind = names as keyof typeof kinds;
    if (!known[kind]) return undefined;
    const [what, where] = kinds[kind];
    return findUnknown(text, what, known[kind], where + known[kind].join(", "));
  };
  const files = [
    ...sources.flatMap(({ source: { schema }, checked }) =>
      checked.files.map((file) => ({ schema, file })),
    ),
    ...articleFiles.map(({ content: file }) => ({ schema: articleSchema, file })),
  ];
  return files.flatMap(({ schema, file }) =>
    listFilled(schema, file.written).flatMap((each) => {
      const message = explain(each);
      return message ? makeFault(file, each.path, message) : [];
    }),
  );
}

/** The articles, texts of downloads and legal texts, as paths from the folder with content/, with slashes. */
export const listMarkdownFiles = (root: string) => listFiles(root, `${contentFolder}/**/*.md`);

/** What the content says outside the register and the screens, which show the sample plant. */
const isOther = ({ file }: ContentFile) =>
  !/^content\/(?:claims\.yaml|figures\/|plant\/)/.test(file);

/** Checks that each metric has the value of its claim. @param files every YAML file of the content */
export const checkClaims = (files: readonly ContentFile[]): Fault[] =>
  files.filter(isOther).flatMap((file) => {
    const values = new Map(
      listFields(file.written, "value").map(({ text, path }) => [path.slice(0, -1).join(), text]),
    );
    return listFields(file.written, "basis").flatMap(({ text, path }) => {
      const value = values.get(path.slice(0, -1).join());
      if (value === undefined || new RegExp(`^\\{\\{claims\\.${text}[.}]`).test(value)) return [];
      const message = `"${value}" is not the figure of its basis; expected "{{claims.${text}}}", or, for a figure of its own, an entry of its own in content/claims.yaml, named here as \`basis\``;
      return makeFault(file, [...path.slice(0, -1), "value"], message);
    });
  });

/**
 * Checks that the figures of claims in percent have its sign: pages print them as they are written.
 *
 * @param file content/claims.yaml
 */
export const checkPercents = (file: ContentFile, claims: Claims): Fault[] =>
  claims.flatMap(({ unit, value, values = [] }, at) => {
    if (unit !== "percent") return [];
    const figures = values.map((each, number) => ({ path: [at, "values", number], ...each }));
    return [...(value ? [{ path: [at], value }] : []), ...figures].flatMap(({ path, value }) => {
      const message = `"${value}" has no percent sign, and its unit is percent; expected one such as 35%`;
      return value.includes("%") ? [] : makeFault(file, [...path, "value"], message);
    });
  });

export function listUnmade(root: string, claims: Claims, files: readonly ContentFile[]): string[] {
  const texts = [
    ...files.filter(isOther).map(({ written }) => JSON.stringify(written)),
    ...listMarkdownFiles(root).map((file) => readFileSync(join(root, file), "utf8")),
  ].join();
  return claims
    .map(({ id }) => id)
    .filter((id) => !texts.includes(`{{claims.${id}`) && !texts.includes(`"basis":"${id}"`));
}

interface PageHead {
  file: ContentFile;
  title?: string | undefined;
  description?: string | undefined;
}

/** Title and description of every page, as far as they fit. */
function listPageHeads({ sources, articleFiles }: EditionContent): PageHead[] {
  const ofSources = sources.flatMap(({ source, checked }) =>
    checked.files
      .filter(({ file }) => source.kind === "folder" || /^content\/(module-)?pages\//.test(file))
      .map((file) => ({
        ...pickFitting(source.schema, file.value, ["title", "description"]),
        file,
      })),
  ) as PageHead[];
  const ofArticles = articleFiles.map(({ content: file, head: { title, excerpt } }) => ({
    file,
    title,
    // Drafts that nobody has written in yet.
    description: excerpt === articleHints.excerpt ? undefined : excerpt,
  }));
  return [...ofSources, ...ofArticles];
}

/** Of a page with the suffix, in characters: search results show no more. */
export const maxTitleLength = 60;

export function checkPageHeads(edition: EditionContent): Fault[] {
  const pages = listPageHeads(edition);
  const same = (["title", "description"] as const).flatMap((field) =>
    listDuplicates(pages, (page) => page[field]?.toLowerCase()).map(({ own, others }) => {
      const isExcerpt = field === "description" && own.file.file.endsWith(".md");
      const names = others.map(({ file }) => file.file).join(" and ");
      const message = `"${own[field]}" is also the ${field} of ${names}; each page needs its own: write another one for the newer page`;
      return makeFault(own.file, [isExcerpt ? "excerpt" : field], message);
    }),
  );
  const facts = edition.get(site);
  const long = pages.flatMap(({ file, title }) => {
    const full = facts && title ? getFullTitle(title, facts) : "";
    const message = `"${full}" is ${full.length} characters long, expected at most ${maxTitleLength} with the suffix`;
    return full.length > maxTitleLength ? makeFault(file, ["title"], message) : [];
  });
  return [...same, ...long];
}

export function checkModules({ files, get }: EditionContent): Fault[] {
  return listDuplicates(get(modules) ?? [], ({ tag }) => tag).flatMap(({ own, others }) => {
    const names = others.map(({ id }) => id).join(" and ");
    const message = `"${own.tag}" is also the tag of ${names}; each module needs its own`;
    const file = files.get(`content/modules/${own.id}.yaml`);
    return file ? makeFault(file, ["tag"], message) : [];
  });
}

/** Personas list their modules and modules list their personas: both must agree. */
export function checkRecommendations({ get, getFile }: EditionContent): Fault[] {
  const all = get(modules);
  const file = getFile(personas);
  if (!all || !file) return [];
  return (get(personas)?.personas ?? []).flatMap((persona, index) => {
    const tell = (field: string, message: string) =>
      makeFault(file, ["personas", index, field], message);
    const named = all.filter(({ recommendedFor }) => recommendedFor.includes(persona.id));
    const ids = named.map(({ id }) => id);
    const start = all.find(({ id }) => id === persona.recommendedModuleId);
    const isSame = [...ids].sort().join() === [...persona.modules].sort().join();
    const isNamed = !start || start.name === persona.recommendedModule;
    const list = `lists ${persona.modules.join(", ")}, but \`recommendedFor\` in content/modules names ${persona.id} for ${ids.join(", ") || "none"}`;
    const name = `"${persona.recommendedModule}" is not the name of ${start?.id}, expected "${start?.name}"`;
    return [
      ...(isSame ? [] : [tell("modules", list)]),
      ...(isNamed ? [] : [tell("recommendedModule", name)]),
    ];
  });
}

/** Checks that the callouts of personas refer to points in their pictures. */
export function checkCallouts({ get, getFile }: EditionContent): Fault[] {
  const scenes = readScenes();
  const file = getFile(personas);
  return (get(personas)?.personas ?? []).flatMap(({ picture, callouts }, index) =>
    callouts.flatMap(({ anchor }, at) => {
      const anchors = scenes.get(picture);
      const message = anchors && findUnknown(anchor, `a point in the picture ${picture}`, anchors);
      const path = ["personas", index, "callouts", at, "anchor"];
      return file && message ? makeFault(file, path, message) : [];
    }),
  );
}

const featuredCount = 2;

/** The index has space for two large articles. */
export function checkFeatured({ articleFiles }: EditionContent, { isShown }: DayView): Fault[] {
  const featured = articleFiles.filter(
    ({ head, content }) => head.featured && isShown(content.file),
  );
  return featured.slice(featuredCount).map(({ content }) => {
    const others = featured.slice(0, featuredCount).map(({ slug }) => slug);
    const message = `is one too many, expected at most ${featuredCount}; featured are ${others.join(" and ")}, so delete that line in one of them`;
    return makeFault(content, ["featured"], message);
  });
}
