import type { Article as WrittenArticle } from "../build-site/content/article-file.ts";
import { listArticleSlugs, readArticleFiles, sortByDate } from "../build-site/content/article-files.ts";
import { ContentError, checkFiles, getValue } from "../build-site/content/check-files.ts";
import { buildConsentVersion } from "../build-site/content/consent-version.ts";
import {
  type ContentId,
  type ContentValue,
  isLegalId,
  type LegalId,
  type Menu,
  parseContentId,
} from "../build-site/content/content-kinds.ts";
import {
  buildResourceHub,
  findMissingDocuments,
  type LegalName,
  type LegalText,
  type ResourceHub,
  readLegalFile,
} from "../build-site/content/text-files.ts";
import { listBlogPagePaths } from "./features/articles/blog-pages.ts";
import { getArticlePath } from "./routes.ts";
import type { Industries as WrittenIndustries } from "./parts/industries/schema.ts";
import type { Personas as WrittenPersonas } from "./parts/persona/schema.ts";
import type { PictureSource } from "./parts/ui/Picture.tsx";

/**
 * The typed door to content/: its only reader, at build time only. The app asks for a value with
 * `import home from "content:pages/home"` and for its type with `import type`.
 */

export type { ContentValue, Menu } from "../build-site/content/content-kinds.ts";
export type { LegalText, ResourceHub } from "../build-site/content/text-files.ts";
export type { AboutPage } from "./pages/about/schema.ts";
export type { ArticleCategory } from "./parts/articles/schema.ts";
export type { ArticlePage } from "./pages/article/schema.ts";
export type { BlogPage } from "./pages/blog/schema.ts";
export type { BlogPages } from "./schemas/blog-pages.ts";
export type { Breadcrumbs } from "./parts/head/schema.ts";
export type { CareersPage } from "./pages/careers/schema.ts";
export type { Chrome } from "./parts/chrome/schema.ts";
export type { Consent } from "./parts/consent/schema.ts";
export type { ContactPage } from "./pages/contact/schema.ts";
export type { Customers } from "./pages/home/customers.ts";
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
} from "./parts/figures/schema.ts";
export type { HomePage } from "./pages/home/schema.ts";
export type { HowItWorksPage } from "./pages/how-it-works/schema.ts";
export type { Integrations } from "./parts/hub/schema.ts";
export type { IntegrationsPage } from "./pages/integrations/schema.ts";
export type { JourneyPage } from "./pages/journey/schema.ts";
export type { LegalLabels } from "./pages/legal/schema.ts";
export type { Messages } from "./parts/toasts/schema.ts";
export type { Module } from "./parts/modules/schema.ts";
export type { ModuleLabels } from "./parts/modules/labels.ts";
export type { ModulePage, ModulePageLabels } from "./pages/module/schema.ts";
export type { ModulesPage } from "./pages/modules/schema.ts";
export type { NotFoundPage } from "./pages/not-found/schema.ts";
export type { PersonasPage } from "./pages/personas/schema.ts";
export type { ResourcesPage } from "./pages/resources/schema.ts";
export type { Site } from "./parts/chrome/site.ts";
export type { Stories, Story } from "./pages/home/stories.ts";
export type { UnitRatePage } from "./pages/unit-rate/schema.ts";

/** A value as a page receives it: every `picture`, a name in the file, has become its files. */
type WithPictures<T> = T extends readonly (infer Item)[]
  ? WithPictures<Item>[]
  : T extends object
    ? { [Key in keyof T]: Key extends "picture" ? PictureSource : WithPictures<T[Key]> }
    : T;
export type Personas = WithPictures<WrittenPersonas>;
export type Persona = Personas["personas"][number];
export type Article = WithPictures<WrittenArticle>;
export type Industries = WithPictures<WrittenIndustries>;
export type Industry = Industries[number];

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
  if (known === "consent-version") return buildConsentVersion(readContent(root, "consent"));
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
export function listArticlePaths(root: string, { drafts }: { drafts: boolean }): string[] {
  const slugs = drafts ? listArticleSlugs(root) : readPublished(root).map(({ slug }) => slug);
  return slugs.map(getArticlePath);
}

/**
 * The paths of the articles, and of the pages of their index after the first. In development drafts
 * count, too, and all that is known of an article is its folder.
 * @throws ContentError when an article has faults, unless drafts are included
 */
export function listBlogPaths(root: string, { drafts }: { drafts: boolean }): string[] {
  const articles = drafts
    ? listArticleSlugs(root).map((slug) => ({ slug, featured: false }))
    : readPublished(root);
  const featured = articles.filter((article) => article.featured);
  return [
    ...articles.map(({ slug }) => getArticlePath(slug)),
    ...listBlogPagePaths(articles.length, featured.length),
  ];
}

function readPublished(root: string): WrittenArticle[] {
  return readArticles(root).filter(({ draft }) => !draft);
}
