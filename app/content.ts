import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import * as v from "valibot";
import type { Article as WrittenArticle } from "./article-file.ts";
import {
  getArticleFileName,
  listArticleSlugs,
  listDrawings,
  readArticleFiles,
  sortByDate,
} from "./article-files.ts";
import { checkArticles } from "./article-rules.ts";
import {
  type ContentFile,
  type Fault,
  makeFault,
  parseContentFile,
  type Sample,
} from "./content-file.ts";
import { checkRules } from "./content-rules.ts";
import { getArticlePath, moduleIds } from "./routes.ts";
import { aboutPageSchema } from "./schemas/about-page.ts";
import { articlePageSchema } from "./schemas/article-page.ts";
import { blogPageSchema } from "./schemas/blog-page.ts";
import { breadcrumbsSchema } from "./schemas/breadcrumbs.ts";
import { careersPageSchema } from "./schemas/careers-page.ts";
import { chromeSchema } from "./schemas/chrome.ts";
import { consentSchema } from "./schemas/consent.ts";
import { contactPageSchema } from "./schemas/contact-page.ts";
import { customersSchema } from "./schemas/customers.ts";
import { errorPageSchema } from "./schemas/error-page.ts";
import {
  bidComparisonSchema,
  estimateSchema,
  invoiceSchema,
  kpiBoardSchema,
  scaffoldMapSchema,
  shiftRosterSchema,
  taskBoardSchema,
} from "./schemas/figures.ts";
import { homePageSchema } from "./schemas/home-page.ts";
import { howItWorksPageSchema } from "./schemas/how-it-works-page.ts";
import { industriesSchema } from "./schemas/industries.ts";
import { integrationsSchema } from "./schemas/integrations.ts";
import { integrationsPageSchema } from "./schemas/integrations-page.ts";
import { journeyPageSchema } from "./schemas/journey-page.ts";
import { legalLabelsSchema } from "./schemas/legal-labels.ts";
import { messagesSchema } from "./schemas/messages.ts";
import { type Module, moduleSchema } from "./schemas/module.ts";
import { moduleLabelsSchema } from "./schemas/module-labels.ts";
import { modulePageLabelsSchema, modulePageSchema } from "./schemas/module-page.ts";
import { modulesPageSchema } from "./schemas/modules-page.ts";
import { suggest } from "./schemas/nearest.ts";
import { notFoundPageSchema } from "./schemas/not-found-page.ts";
import { personasSchema, type Personas as WrittenPersonas } from "./schemas/personas.ts";
import { personasPageSchema } from "./schemas/personas-page.ts";
import { resourcesSchema } from "./schemas/resources.ts";
import { resourcesPageSchema } from "./schemas/resources-page.ts";
import { siteSchema } from "./schemas/site.ts";
import { storiesSchema } from "./schemas/stories.ts";
import { unitRatePageSchema } from "./schemas/unit-rate-page.ts";
import {
  buildResourceHub,
  findMissingDocuments,
  type LegalName,
  type LegalText,
  legalNames,
  listTextFileNames,
  type ResourceHub,
  readLegalFile,
  readTextFiles,
} from "./text-files.ts";
import type { PictureSource } from "./ui/Picture.tsx";

export type { Fault, Sample } from "./content-file.ts";
export type { AboutPage } from "./schemas/about-page.ts";
export type { ArticleCategory } from "./schemas/article.ts";
export type { ArticlePage } from "./schemas/article-page.ts";
export type { BlogPage } from "./schemas/blog-page.ts";
export type { Breadcrumbs } from "./schemas/breadcrumbs.ts";
export type { CareersPage } from "./schemas/careers-page.ts";
export type { Chrome } from "./schemas/chrome.ts";
export type { Consent } from "./schemas/consent.ts";
export type { ContactPage } from "./schemas/contact-page.ts";
export type { Customers } from "./schemas/customers.ts";
export type { ErrorPage } from "./schemas/error-page.ts";
export type {
  BidComparisonData,
  EstimateData,
  FigureFrameData,
  InvoiceData,
  KpiBoardData,
  ScaffoldMapData,
  ShiftRosterData,
  TaskBoardData,
} from "./schemas/figures.ts";
export type { HomePage } from "./schemas/home-page.ts";
export type { HowItWorksPage } from "./schemas/how-it-works-page.ts";
export type { Industries, Industry } from "./schemas/industries.ts";
export type { Integrations } from "./schemas/integrations.ts";
export type { IntegrationsPage } from "./schemas/integrations-page.ts";
export type { JourneyPage } from "./schemas/journey-page.ts";
export type { LegalLabels } from "./schemas/legal-labels.ts";
export type { Messages } from "./schemas/messages.ts";
export type { Module } from "./schemas/module.ts";
export type { ModuleLabels } from "./schemas/module-labels.ts";
export type { ModulePage, ModulePageLabels } from "./schemas/module-page.ts";
export type { ModulesPage } from "./schemas/modules-page.ts";
export type { NotFoundPage } from "./schemas/not-found-page.ts";
export type { PersonasPage } from "./schemas/personas-page.ts";
export type { ResourcesPage } from "./schemas/resources-page.ts";
export type { Site } from "./schemas/site.ts";
export type { Stories, Story } from "./schemas/stories.ts";
export type { UnitRatePage } from "./schemas/unit-rate-page.ts";
export type { LegalText, ResourceHub } from "./text-files.ts";

/** A value as a page receives it: every `picture`, a name in the file, has become its files. */
type WithPictures<T> = T extends readonly (infer Item)[]
  ? WithPictures<Item>[]
  : T extends object
    ? { [Key in keyof T]: Key extends "picture" ? PictureSource : WithPictures<T[Key]> }
    : T;
export type Personas = WithPictures<WrittenPersonas>;
export type Persona = Personas["personas"][number];
export type Article = WithPictures<WrittenArticle>;

/** What cards and lists show of an article. */
export type ArticleSummary = Pick<
  Article,
  | "slug"
  | "title"
  | "excerpt"
  | "date"
  | "author"
  | "readTime"
  | "category"
  | "featured"
  | "picture"
  | "pictureAlt"
>;

/**
 * The typed door to content/: its only reader, at build time only. The app asks for a value with
 * `import home from "content:pages/home"` and for its type with `import type`.
 */

const folder = "content";

/**
 * Every content id with its files (below content/) and the form they must have. An id with a list
 * of files has one value per file, in that order.
 */
export const contentKinds = {
  site: { files: "site.yaml", schema: siteSchema },
  personas: { files: "personas.yaml", schema: personasSchema },
  modules: { files: moduleIds.map((id) => `modules/${id}.yaml`), schema: moduleSchema },
  "module-labels": { files: "module-labels.yaml", schema: moduleLabelsSchema },
  "module-page-labels": { files: "module-pages/labels.yaml", schema: modulePageLabelsSchema },
  "module-pages/timemanagement": {
    files: "module-pages/timemanagement.yaml",
    schema: modulePageSchema,
  },
  "module-pages/planning": { files: "module-pages/planning.yaml", schema: modulePageSchema },
  "module-pages/invoicing": { files: "module-pages/invoicing.yaml", schema: modulePageSchema },
  "module-pages/sourcing": { files: "module-pages/sourcing.yaml", schema: modulePageSchema },
  "module-pages/projectmanagement": {
    files: "module-pages/projectmanagement.yaml",
    schema: modulePageSchema,
  },
  "module-pages/scaffolding": { files: "module-pages/scaffolding.yaml", schema: modulePageSchema },
  "module-pages/analytics": { files: "module-pages/analytics.yaml", schema: modulePageSchema },
  "figures/shift-roster": { files: "figures/shift-roster.yaml", schema: shiftRosterSchema },
  "figures/estimate": { files: "figures/estimate.yaml", schema: estimateSchema },
  "figures/invoice": { files: "figures/invoice.yaml", schema: invoiceSchema },
  "figures/bid-comparison": { files: "figures/bid-comparison.yaml", schema: bidComparisonSchema },
  "figures/task-board": { files: "figures/task-board.yaml", schema: taskBoardSchema },
  "figures/scaffold-map": { files: "figures/scaffold-map.yaml", schema: scaffoldMapSchema },
  "figures/kpi-board": { files: "figures/kpi-board.yaml", schema: kpiBoardSchema },
  industries: { files: "industries.yaml", schema: industriesSchema },
  stories: { files: "stories.yaml", schema: storiesSchema },
  customers: { files: "customers.yaml", schema: customersSchema },
  "legal-labels": { files: "legal/labels.yaml", schema: legalLabelsSchema },
  resources: { files: "resources.yaml", schema: resourcesSchema },
  breadcrumbs: { files: "breadcrumbs.yaml", schema: breadcrumbsSchema },
  chrome: { files: "chrome.yaml", schema: chromeSchema },
  consent: { files: "consent.yaml", schema: consentSchema },
  messages: { files: "messages.yaml", schema: messagesSchema },
  "pages/home": { files: "pages/home.yaml", schema: homePageSchema },
  "pages/modules": { files: "pages/modules.yaml", schema: modulesPageSchema },
  "pages/personas": { files: "pages/personas.yaml", schema: personasPageSchema },
  integrations: { files: "integrations.yaml", schema: integrationsSchema },
  "pages/how-it-works": { files: "pages/how-it-works.yaml", schema: howItWorksPageSchema },
  "pages/integrations": { files: "pages/integrations.yaml", schema: integrationsPageSchema },
  "pages/unit-rate": { files: "pages/unit-rate.yaml", schema: unitRatePageSchema },
  "pages/journey": { files: "pages/journey.yaml", schema: journeyPageSchema },
  "pages/contact": { files: "pages/contact.yaml", schema: contactPageSchema },
  "pages/about": { files: "pages/about.yaml", schema: aboutPageSchema },
  "pages/careers": { files: "pages/careers.yaml", schema: careersPageSchema },
  "pages/blog": { files: "pages/blog.yaml", schema: blogPageSchema },
  "pages/article": { files: "pages/article.yaml", schema: articlePageSchema },
  "pages/resources": { files: "pages/resources.yaml", schema: resourcesPageSchema },
  "pages/not-found": { files: "pages/not-found.yaml", schema: notFoundPageSchema },
  "pages/error": { files: "pages/error.yaml", schema: errorPageSchema },
} as const satisfies Record<string, { files: string | readonly string[]; schema: v.GenericSchema }>;

type Kinds = typeof contentKinds;
type StoredId = keyof Kinds;
type StoredValue<Id extends StoredId> = Kinds[Id]["files"] extends string
  ? v.InferOutput<Kinds[Id]["schema"]>
  : v.InferOutput<Kinds[Id]["schema"]>[];

/** What the menus of every page need of the modules and personas, and no more. */
export type Menu = {
  modules: Pick<Module, "id" | "tag" | "name" | "menuDescription">[];
  personas: Pick<Persona, "id" | "label" | "title" | "menuDescription" | "modules">[];
};

/** The ids whose values are made from other files: see `Menu`, and content/blog. */
type MadeValues = {
  menu: Menu;
  articles: WrittenArticle[];
  "resource-hub": ResourceHub;
} & { [Id in LegalId]: LegalText };
type LegalId = `legal/${LegalName}`;

export type ContentId = StoredId | keyof MadeValues;
export type ContentValue<Id extends ContentId> = Id extends StoredId
  ? StoredValue<Id>
  : Id extends keyof MadeValues
    ? MadeValues[Id]
    : never;

const contentIds = [
  ...Object.keys(contentKinds),
  "menu",
  "articles",
  "resource-hub",
  ...legalNames.map((name) => `legal/${name}`),
] as ContentId[];

/** Lists every fault, one per line, as `file:line  field: what is wrong`. */
export class ContentError extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(faults.map(formatFault).join("\n"));
    this.name = "ContentError";
    this.faults = faults;
  }
}

function formatFault({ file, line, field, message }: Fault): string {
  return `${file}:${line}  ${field === "" ? "" : `${field}: `}${message}`;
}

export function isContentId(id: string): id is ContentId {
  return contentIds.some((known) => known === id);
}

function isLegalId(id: ContentId): id is LegalId {
  return legalNames.some((name) => id === `legal/${name}`);
}

function parseContentId(id: string): ContentId {
  if (isContentId(id)) return id;
  throw new Error(`"content:${id}" is not content${suggest(id, contentIds)}`);
}

function getFileNames(root: string, id: ContentId): string[] {
  if (id === "articles") {
    return listArticleSlugs(root).flatMap((slug) => [
      getArticleFileName(slug),
      ...listDrawings(root, slug),
    ]);
  }
  if (isLegalId(id)) return [`${folder}/${id}.md`, `${folder}/site.yaml`];
  if (id === "resource-hub") return getFileNames(root, "resources");
  const ids: StoredId[] = id === "menu" ? ["modules", "personas"] : [id];
  return ids.flatMap((each) => contentKinds[each].files).map((name) => `${folder}/${name}`);
}

/** Absolute paths of the files that the value of `id` comes from. */
export function listContentFiles(root: string, id: string): string[] {
  return getFileNames(root, parseContentId(id)).map((file) => join(root, file));
}

function readContentFile(root: string, file: string): ContentFile {
  const path = join(root, file);
  return parseContentFile(file, existsSync(path) ? readFileSync(path, "utf8") : undefined);
}

type Checked = { files: ContentFile[]; values: unknown[]; faults: Fault[] };

function checkFiles(root: string, id: StoredId): Checked {
  const { schema } = contentKinds[id];
  const files = getFileNames(root, id).map((file) => readContentFile(root, file));
  const values: unknown[] = [];
  const faults: Fault[] = [];
  for (const file of files) {
    faults.push(...file.faults);
    if (file.faults.length > 0) continue;
    const result = v.safeParse(schema, file.value, { abortPipeEarly: true });
    if (result.success) values.push(result.output);
    for (const issue of result.issues ?? []) {
      const path = (issue.path ?? []).map(({ key }) => key as string | number);
      faults.push(makeFault(file, path, issue.message));
    }
  }
  return { files, values, faults };
}

function buildMenu(root: string): Menu {
  return {
    modules: readContent(root, "modules").map(({ id, tag, name, menuDescription }) => ({
      id,
      tag,
      name,
      menuDescription,
    })),
    personas: readContent(root, "personas").personas.map(
      ({ id, label, title, menuDescription, modules }) => ({
        id,
        label,
        title,
        menuDescription,
        modules,
      }),
    ),
  };
}

/**
 * The checked value of one content id.
 * @param root the repository's root
 * @throws ContentError with every fault of the id's files; Error for an unknown id
 */
export function readContent<Id extends ContentId>(root: string, id: Id): ContentValue<Id>;
export function readContent(root: string, id: string): unknown;
export function readContent(root: string, id: string): unknown {
  const known = parseContentId(id);
  if (known === "menu") return buildMenu(root);
  if (known === "articles") return readArticles(root);
  if (known === "resource-hub") return readResourceHub(root);
  if (isLegalId(known)) return readLegalText(root, known);
  const checked = checkFiles(root, known);
  if (checked.faults.length > 0) throw new ContentError(checked.faults);
  return getValue(known, checked);
}

function readLegalText(root: string, id: LegalId): LegalText {
  const name = id.slice("legal/".length) as LegalName;
  const { text, faults } = readLegalFile({ root, site: readContent(root, "site") }, name);
  if (!text) throw new ContentError(faults);
  return text;
}

function readResourceHub(root: string): ResourceHub {
  const resources = readContent(root, "resources");
  const [file] = checkFiles(root, "resources").files;
  const faults = file ? findMissingDocuments(root, resources, file) : [];
  if (faults.length > 0) throw new ContentError(faults);
  return buildResourceHub(root, resources);
}

/** Every article, drafts included, the newest first. */
function readArticles(root: string): WrittenArticle[] {
  const read = readArticleFiles(root);
  const faults = read.flatMap((each) => each.faults);
  if (faults.length > 0) throw new ContentError(faults);
  return sortByDate(read.flatMap(({ article }) => article ?? []));
}

/**
 * The paths of the articles. A draft has one in development only.
 * @throws ContentError when an article has faults, unless drafts are included
 */
export function listArticlePaths(root: string, options: { drafts: boolean }): string[] {
  const slugs = options.drafts
    ? listArticleSlugs(root)
    : readArticles(root).flatMap(({ slug, draft }) => (draft ? [] : slug));
  return slugs.map(getArticlePath);
}

function getValue(id: StoredId, { values }: Checked): unknown {
  return typeof contentKinds[id].files === "string" ? values[0] : values;
}

type AllContent = { [Id in StoredId]: StoredValue<Id> } & { articles: WrittenArticle[] };

/**
 * Checks everything below content/ and returns it: each file by its form, then what files say about
 * each other; a file that belongs to no content id is a fault.
 * @throws ContentError with every fault, in the order of files and lines
 */
export function readAllContent(root: string): AllContent {
  const ids = Object.keys(contentKinds) as StoredId[];
  const checked = Object.fromEntries(ids.map((id) => [id, checkFiles(root, id)])) as Record<
    StoredId,
    Checked
  >;
  const articleFiles = readArticleFiles(root);
  const files = new Map(
    [
      ...ids.flatMap((id) => checked[id].files),
      ...articleFiles.map(({ content: head }) => head),
    ].map((file) => [file.file, file]),
  );
  const faults = [
    ...findStrayFiles(root, [
      ...files.keys(),
      ...getFileNames(root, "articles"),
      ...listTextFileNames(root),
    ]),
    ...ids.flatMap((id) => checked[id].faults),
    ...articleFiles.flatMap((each) => each.faults),
  ];

  const articles = sortByDate(articleFiles.flatMap(({ article }) => article ?? []));
  const content: Partial<Record<StoredId | "articles", unknown>> = {};
  for (const id of ids) {
    if (checked[id].faults.length === 0) content[id] = getValue(id, checked[id]);
  }
  const { site, personas, modules, resources } = content as Partial<AllContent>;
  if (site) faults.push(...readTextFiles({ root, site }).flatMap((each) => each.faults));
  const [resourcesFile] = checked.resources.files;
  if (resources && resourcesFile) {
    faults.push(...findMissingDocuments(root, resources, resourcesFile));
  }
  const pages = ids
    .filter((id) => /^(module-)?pages\//.test(id) && content[id])
    .map((id) => ({
      file: getFileNames(root, id)[0] ?? "",
      ...(content[id] as { title: string; description: string }),
    }));
  const pictures = readPictures(root);
  const heads = articles.map(({ slug, title, excerpt }) => ({
    file: getArticleFileName(slug),
    title,
    description: excerpt,
    fields: { description: "excerpt" },
  }));
  checkRules(
    { site, personas, modules, pages: [...pages, ...heads], pictures },
    (name, path, message) => {
      const file = files.get(name);
      if (file) faults.push(makeFault(file, path, message));
    },
  );
  const { "pages/article": articlePage } = content as Partial<AllContent>;
  faults.push(
    ...checkArticles({
      articleFiles,
      files: [...files.values()],
      pictures: [...pictures.keys()],
      articlePage,
    }),
  );

  if (faults.length > 0) throw new ContentError(sortFaults(faults));
  return { ...content, articles } as AllContent;
}

/** The rendered pictures by name, with the names of the places in them. */
function readPictures(root: string): Map<string, string[]> {
  const rendered = join(root, "art/rendered");
  const folders = existsSync(rendered) ? readdirSync(rendered) : [];
  const scenes = folders
    .map((name) => ({ name, file: join(rendered, name, "scene.json") }))
    .filter(({ file }) => existsSync(file));
  return new Map(
    scenes.map(({ name, file }) => {
      const { anchors } = JSON.parse(readFileSync(file, "utf8"));
      return [name, Object.keys(anchors)];
    }),
  );
}

function sortFaults(faults: Fault[]): Fault[] {
  return faults.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** Hidden files, such as those a file manager leaves behind, do not count. */
function listFiles(root: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"));
}

function findStrayFiles(root: string, known: readonly string[]): Fault[] {
  return listFiles(root)
    .filter((file) => !known.includes(file))
    .map((file) => ({
      file,
      line: 1,
      field: "",
      message: `is not a file of the content${suggest(file, known)}`,
    }));
}

/** Number of files that make up the content. */
export function countContentFiles(root: string): number {
  const named = contentIds.flatMap((id) => getFileNames(root, id));
  return new Set([...named, ...listTextFileNames(root)]).size;
}

/** Every value marked `!sample`, in the order of files and lines. */
export function listSamples(root: string): Sample[] {
  const ids = Object.keys(contentKinds) as StoredId[];
  return [
    ...ids
      .flatMap((id) => getFileNames(root, id))
      .flatMap((file) => readContentFile(root, file).samples),
    ...readArticleFiles(root).flatMap(({ content }) => content.samples),
    ...readTextFiles({ root, site: readContent(root, "site") }).flatMap(
      ({ content }) => content.samples,
    ),
  ];
}
