import { join } from "node:path";
import type * as v from "valibot";
import { suggest } from "../../app/content/nearest.ts";
import { aboutPageSchema } from "../../app/pages/about/schema.ts";
import { articlePageSchema } from "../../app/pages/article/schema.ts";
import { blogPageSchema } from "../../app/pages/blog/schema.ts";
import { careersPageSchema } from "../../app/pages/careers/schema.ts";
import { contactPageSchema } from "../../app/pages/contact/schema.ts";
import { customersSchema } from "../../app/pages/home/customers.ts";
import { homePageSchema } from "../../app/pages/home/schema.ts";
import { storiesSchema } from "../../app/pages/home/stories.ts";
import { howItWorksPageSchema } from "../../app/pages/how-it-works/schema.ts";
import { integrationsPageSchema } from "../../app/pages/integrations/schema.ts";
import { journeyPageSchema } from "../../app/pages/journey/schema.ts";
import { legalLabelsSchema } from "../../app/pages/legal/schema.ts";
import { modulePageLabelsSchema, modulePageSchema } from "../../app/pages/module/schema.ts";
import { modulesPageSchema } from "../../app/pages/modules/schema.ts";
import { notFoundPageSchema } from "../../app/pages/not-found/schema.ts";
import { personasPageSchema } from "../../app/pages/personas/schema.ts";
import { resourcesSchema } from "../../app/pages/resources/resources.ts";
import { resourcesPageSchema } from "../../app/pages/resources/schema.ts";
import { unitRatePageSchema } from "../../app/pages/unit-rate/schema.ts";
import { chromeSchema } from "../../app/parts/chrome/schema.ts";
import { siteSchema } from "../../app/parts/chrome/site.ts";
import { consentSchema } from "../../app/parts/consent/schema.ts";
import {
  bidComparisonSchema,
  estimateSchema,
  invoiceSchema,
  kpiBoardSchema,
  scaffoldMapSchema,
  shiftRosterSchema,
  taskBoardSchema,
} from "../../app/parts/figures/schema.ts";
import { breadcrumbsSchema } from "../../app/parts/head/schema.ts";
import { integrationsSchema } from "../../app/parts/hub/schema.ts";
import { industriesSchema } from "../../app/parts/industries/schema.ts";
import { moduleLabelsSchema } from "../../app/parts/modules/labels.ts";
import { type Module, moduleSchema } from "../../app/parts/modules/schema.ts";
import { type Personas, personasSchema } from "../../app/parts/persona/schema.ts";
import { messagesSchema } from "../../app/parts/toasts/schema.ts";
import { moduleIds } from "../../app/routes.ts";
import { blogPagesSchema } from "../schemas/blog-pages.ts";
import { errorPageSchema } from "../schemas/error-page.ts";
import type { Article } from "./article-file.ts";
import { getArticleFileName, listArticleSlugs, listDrawings } from "./article-files.ts";
import { type LegalName, type LegalText, legalNames, type ResourceHub } from "./text-files.ts";

/** The folder of the content, from the repository's root. */
export const contentFolder = "content";

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
  "blog-pages": { files: "blog-pages.yaml", schema: blogPagesSchema },
  "pages/article": { files: "pages/article.yaml", schema: articlePageSchema },
  "pages/resources": { files: "pages/resources.yaml", schema: resourcesPageSchema },
  "pages/not-found": { files: "pages/not-found.yaml", schema: notFoundPageSchema },
  "pages/error": { files: "pages/error.yaml", schema: errorPageSchema },
} as const satisfies Record<string, { files: string | readonly string[]; schema: v.GenericSchema }>;

type Kinds = typeof contentKinds;
export type StoredId = keyof Kinds;
export type StoredValue<Id extends StoredId> = Kinds[Id]["files"] extends string
  ? v.InferOutput<Kinds[Id]["schema"]>
  : v.InferOutput<Kinds[Id]["schema"]>[];

/** What the menus of every page need of the modules and personas, and no more. */
export type Menu = {
  modules: Pick<Module, "id" | "tag" | "name" | "menuDescription">[];
  personas: Pick<
    Personas["personas"][number],
    "id" | "label" | "title" | "menuDescription" | "modules"
  >[];
};

/** The ids whose values are made from other files: see `Menu`, and content/blog. */
type MadeValues = {
  menu: Menu;
  "consent-version": string;
  articles: Article[];
  "resource-hub": ResourceHub;
} & { [Id in LegalId]: LegalText };
export type LegalId = `legal/${LegalName}`;

export type ContentId = StoredId | keyof MadeValues;
export type ContentValue<Id extends ContentId> = Id extends StoredId
  ? StoredValue<Id>
  : Id extends keyof MadeValues
    ? MadeValues[Id]
    : never;

export const contentIds = [
  ...Object.keys(contentKinds),
  "menu",
  "consent-version",
  "articles",
  "resource-hub",
  ...legalNames.map((name) => `legal/${name}`),
] as ContentId[];

export function isContentId(id: string): id is ContentId {
  return contentIds.some((known) => known === id);
}

export function isLegalId(id: ContentId): id is LegalId {
  return legalNames.some((name) => id === `legal/${name}`);
}

export function parseContentId(id: string): ContentId {
  if (isContentId(id)) return id;
  throw new Error(`"content:${id}" is not content${suggest(id, contentIds)}`);
}

export function getFileNames(root: string, id: ContentId): string[] {
  if (id === "articles") {
    return listArticleSlugs(root).flatMap((slug) => [
      getArticleFileName(slug),
      ...listDrawings(root, slug),
    ]);
  }
  if (isLegalId(id)) return [`${contentFolder}/${id}.md`, `${contentFolder}/site.yaml`];
  if (id === "resource-hub") return getFileNames(root, "resources");
  if (id === "consent-version") return getFileNames(root, "consent");
  const ids: StoredId[] = id === "menu" ? ["modules", "personas"] : [id];
  return ids.flatMap((each) => contentKinds[each].files).map((name) => `${contentFolder}/${name}`);
}

/** Absolute paths of the files that the value of `id` comes from. */
export function listContentFiles(root: string, id: string): string[] {
  return getFileNames(root, parseContentId(id)).map((file) => join(root, file));
}
