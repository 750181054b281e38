import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { CollectionFile, EntryCollection, FileCollection } from "@sveltia/cms";
import type { TextForm } from "content-model/field-metadata";
import {
  makeBody,
  makeFiles,
  makeFolder,
  makeMarkdown,
  namedBy,
  namedInList,
} from "content-model/form-collections";
import { contains, escapeText, type FormSite } from "content-model/form-fields";
import { createLabels } from "content-model/form-labels";
import type { ContentConfig } from "content-model/form-places";
import { parseDocument } from "yaml";
import { articleSchema } from "../../app/parts/articles/schema.ts";
import { downloadSchema, legalSchema } from "../../app/parts/texts/schema.ts";
import { maxTitleLength } from "../rules/content-rules.ts";
import { listYamlSources } from "../sources/entry-pages.ts";
import { readScenes } from "../sources/picture-files.ts";

/** The words of fields and choices whose names say too little, or say it to engineers. */
const fields: Readonly<Record<string, string>> = {
  acceptAll: "Accept everything",
  accessibleName: "Name for screen readers",
  accessibleNames: "Names for screen readers",
  alt: "Alternative text",
  anchor: "Place in the picture",
  asOf: "As of",
  basis: "Claim behind the figure",
  callouts: "Notes on the picture",
  cmms: "CMMS",
  core: "In the middle",
  csv: "CSV",
  ctaText: "Button",
  curveAlt: "Alternative text of the curve",
  downloadUrl: "Address of the download",
  dx: "Pixels to the right",
  dy: "Pixels down",
  email: "Email",
  erp: "ERP",
  eyebrow: "Line above the title",
  faq: "Questions",
  hero: "Top of the page",
  hot: "Highlighted",
  href: "Link to",
  hub: "Drawing of the systems",
  id: "ID",
  it: "IT",
  items: "Entries",
  kpi: "KPI",
  kpis: "KPIs",
  lead: "Introduction",
  mapAlt: "Alternative text of the map",
  meta: "Line below the title",
  narrow: "Corner on phones",
  noCaptions: "Why there are no captions",
  noindex: "Hide from search engines",
  notFound: "Page for a missing article",
  origin: "Address of the site",
  pictureAlt: "Alternative text of the picture",
  pictureRights: "Rights of the picture",
  prefix: "Before the value",
  primary: "Main link",
  projectmanagement: "Project Management",
  recommendedModuleId: "Page of the recommended module",
  relatedPosts: "Related articles",
  rfqs: "Requests for quotation",
  secondary: "Second link",
  stats: "Figures",
  themeColor: "Color of the browser’s bar",
  timemanagement: "Time Management",
  unfold: "Button on phones",
  url: "Address",
  us: "US",
  vatId: "VAT ID",
  validUntil: "Last day to apply",
};

/** What the editor calls a file; any other by its name. */
const files: Readonly<Record<string, string>> = {
  "chrome.yaml": "Menus and footer",
  "claims.yaml": "All figures",
  "consent.yaml": "Cookie banner",
  "breadcrumbs.yaml": "Names of pages in search results",
  "documents/labels.yaml": "Words on every download",
  "legal/labels.yaml": "Words around every legal text",
  "media.yaml": "Words around every video",
  "messages.yaml": "Short messages",
  "module-labels.yaml": "Words around the modules",
  "module-pages/labels.yaml": "Words on every module page",
  "integrations.yaml": "Connected systems",
  "personas.yaml": "The four personas",
  "pages/about.yaml": "About Us",
  "pages/article.yaml": "Words around every article",
  "pages/author.yaml": "Words around every author",
  "pages/calculator-hours-gap.yaml": "Claimed and Payable Hours",
  "pages/calculator-scaffold-cost.yaml": "Scaffold Cost",
  "pages/calculator-turnaround-countdown.yaml": "Turnaround Countdown",
  "pages/calculators.yaml": "Calculators",
  "pages/campaigns.yaml": "Words on every campaign page",
  "pages/how-it-works.yaml": "How It Works",
  "pages/job.yaml": "Words around every job",
  "pages/journey.yaml": "Customer Journey",
  "pages/modules.yaml": "All modules",
  "pages/not-found.yaml": "Page Not Found",
  "pages/resources.yaml": "Resource Hub",
  "pages/security.yaml": "Security and Exit",
  "pages/try.yaml": "Settle One Shift",
  "pages/unit-rate.yaml": "Unit Rate Billing",
  "resources.yaml": "Downloads of the Resource Hub",
  "site.yaml": "Product and company",
  "figures/kpi-board.yaml": "KPI board",
};

const folders = {
  authors: "Authors",
  blog: "Articles",
  campaigns: "Campaigns",
  documents: "Texts of downloads",
  "documents/parts": "Parts of these texts",
  figures: "Product screens",
  jobs: "Jobs",
  legal: "Legal texts",
  "module-pages": "Module pages",
  modules: "Modules",
  pages: "Pages",
  plant: "Sample plant",
};

export const labels = createLabels({ fields, files, folders });

const siteFile = resolve(import.meta.dirname, "../../content/site.yaml");

/**
 * How long a page's title may be by content/site.yaml (build-site/rules/content-rules.ts): the suffix
 * is added to it, unless the product's name is in it. That file can be faulty: the editor is where it
 * is fixed.
 */
function readTitleForm(): TextForm {
  const site: { name?: unknown; titleSuffix?: unknown } | null = parseDocument(
    readFileSync(siteFile, "utf8"),
  ).toJS();
  const { name = "", titleSuffix = "" } = site ?? {};
  const max = maxTitleLength - ` ${titleSuffix}`.length;
  return {
    source: `${contains(escapeText(String(name)))}[^]{1,${maxTitleLength}}|[^]{1,${max}}`,
    expects: `at most ${max} characters, or ${maxTitleLength} with ${name} in it`,
  };
}

/** The entries that a value may name, by collection, file and field of the editor. */
const relations: FormSite["relations"] = {
  articles: { collection: "articles", value_field: "{{slug}}", display_fields: ["title"] },
  authors: { collection: "authors", value_field: "{{slug}}", display_fields: ["name"] },
  category: { collection: "pages", file: "pages-blog", value_field: "categories.*" },
  resourceCategory: {
    collection: "pages",
    file: "pages-resources",
    value_field: "categories.*.id",
    display_fields: ["categories.*.label"],
  },
  claim: {
    collection: "claims",
    file: "claims",
    value_field: "entries.*.id",
    display_fields: ["entries.*.name"],
  },
};

export const readFormSite = (): FormSite => ({
  labels,
  relations,
  pictures: [...readScenes().keys()],
  title: readTitleForm(),
  ofProduct: ["color", "formula", "icon", "letter", "mapOrder", "position", "sheet", "tag"],
});

/** The YAML files by what they are about; a file goes to the first group that matches its name. */
const groups: readonly { name: string; label: string; files: RegExp; except?: RegExp }[] = [
  {
    name: "pages",
    label: labels.getFolderLabel("pages"),
    files: /^pages\//,
    // Their words are on many pages.
    except: /\/(article|author|campaigns|job)\.yaml$/,
  },
  {
    name: "shared",
    label: "Shared by pages",
    files:
      /^(pages\/|module-labels|(documents|legal|module-pages)\/labels|media\.yaml|messages\.yaml)/,
  },
  {
    name: "lists",
    label: "Personas and lists",
    files: /^(personas|industries|stories|customers|integrations|resources)\.yaml$/,
  },
  { name: "claims", label: "Figures we claim", files: /^claims\.yaml$/ },
  { name: "modules", label: labels.getFolderLabel("modules"), files: /^modules\// },
  { name: "module-pages", label: labels.getFolderLabel("module-pages"), files: /^module-pages\// },
  { name: "site", label: "Whole site", files: /./, except: /^(figures\/|plant\/|breadcrumbs)/ },
  { name: "product", label: "For product", files: /./ },
];

/** Screens and plant are in one group. */
function labelInGroup({ file, label = "" }: CollectionFile): string {
  const folder = /^content\/(figures|plant)\//.exec(file)?.[1];
  return folder ? `${labels.getFolderLabel(folder)}: ${label}` : label;
}

/** What texts with facts have beside their marks. */
const factsGuide = ["Words in {braces} are filled in from “Facts” or from the site’s facts."];

/** The buttons of an article's text alone. */
const articleMarks = ["Picture", "Source"];

/** What the software has a place for: none is added or deleted in the editor. */
const fixed = { create: false, delete: false };

const getArticles = (site: FormSite): EntryCollection => ({
  name: "articles",
  label: labels.getFolderLabel("blog"),
  label_singular: "Article",
  folder: "content/blog",
  path: "{{slug}}/index",
  // Pictures are next to their article.
  media_folder: "",
  public_folder: "",
  ...makeMarkdown(
    site,
    articleSchema,
    [
      "A picture is on a line of its own and has an entry in “Pictures”; a source is one of “Sources”.",
    ],
    [],
  ),
  ...namedBy("title"),
  ...namedInList("title"),
  sortable_fields: {
    fields: ["date", "title"],
    default: { field: "date", direction: "descending" },
  },
  create: true,
});

const getTexts = (site: FormSite): EntryCollection[] => [
  {
    name: "documents",
    label: labels.getFolderLabel("documents"),
    folder: "content/documents",
    ...makeMarkdown(site, downloadSchema, factsGuide, articleMarks),
    ...fixed,
    summary: "{{slug}}",
  },
  {
    name: "document-parts",
    label: labels.getFolderLabel("documents/parts"),
    folder: "content/documents/parts",
    extension: "md",
    format: "raw",
    fields: [makeBody(["Shared by several texts."], articleMarks)],
    ...fixed,
    summary: "{{slug}}",
  },
  {
    name: "legal",
    label: labels.getFolderLabel("legal"),
    folder: "content/legal",
    ...makeMarkdown(site, legalSchema, factsGuide, articleMarks),
    ...fixed,
  },
];

/** Collections, fields and output format of the editor, made from the schemas of the content. */
export async function makeContentConfig(): Promise<ContentConfig> {
  const site = readFormSite();
  const sources = await listYamlSources();
  const open = sources.filter((source) => source.kind === "folder");
  const files = sources
    .filter((source) => source.kind !== "folder")
    .flatMap((source) => makeFiles(site, source))
    .map((each) => ({ ...each, label: labelInGroup(each) }))
    .sort((a, b) => (a.label ?? a.name).localeCompare(b.label ?? b.name, "en"));
  const byGroup = Map.groupBy(files, ({ file }) => {
    const name = file.replace(/^content\//, "");
    return groups.find((group) => group.files.test(name) && !group.except?.test(name))?.name;
  });
  const collections = groups.map(
    ({ name, label }): FileCollection => ({ name, label, files: byGroup.get(name) ?? [] }),
  );
  return {
    collections: [
      getArticles(site),
      ...open.map((source) => makeFolder(site, source)),
      ...collections.slice(0, -1),
      // What is not for marketing is below a line.
      { divider: true },
      ...collections.slice(-1),
      ...getTexts(site),
    ],
    output: { omit_empty_optional_fields: true },
    slug: { encoding: "ascii", clean_accents: true },
    editor: { preview: false },
  };
}
