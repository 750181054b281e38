import type { Field } from "@sveltia/cms";
import type * as v from "valibot";
import { unwrap } from "../../app/content/description.ts";
import { getFieldMetadata } from "../../app/content/field-metadata.ts";
import { matchEntry } from "../edit-address.ts";
import type { ContentConfig } from "./editor-config.ts";

/** The words of fields and choices whose names say too little, or say it to engineers. */
const labels: Readonly<Record<string, string>> = {
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
  listAlt: "Alternative text of the list",
  mapAlt: "Alternative text of the map",
  meta: "Line below the title",
  narrow: "Corner on phones",
  noCaptions: "Why there are no captions",
  noindex: "Hide from search engines",
  notFound: "Page for a missing article",
  origin: "Address of the site",
  pictureAlt: "Alternative text of the picture",
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
const fileLabels: Readonly<Record<string, string>> = {
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
  "pages/campaigns.yaml": "Words on every campaign page",
  "pages/how-it-works.yaml": "How It Works",
  "pages/job.yaml": "Words around every job",
  "pages/journey.yaml": "Customer Journey",
  "pages/modules.yaml": "All modules",
  "pages/not-found.yaml": "Page Not Found",
  "pages/resources.yaml": "Resource Hub",
  "pages/security.yaml": "Security and Exit",
  "pages/tools-hours-gap.yaml": "Claimed and Payable Hours",
  "pages/tools-scaffold-cost.yaml": "Scaffold Cost",
  "pages/tools-turnaround-countdown.yaml": "Turnaround Countdown",
  "pages/tools.yaml": "Calculation Sheets",
  "pages/try.yaml": "Settle One Shift",
  "pages/unit-rate.yaml": "Unit Rate Billing",
  "resources.yaml": "Downloads of the Resource Hub",
  "site.yaml": "Product and company",
  "figures/kpi-board.yaml": "KPI board",
};

/** "oil-and-gas", "accessibleNames" or "learn_more" in words: "Oil and gas", "Accessible names". */
function makeWords(name: string): string {
  const words = name.replace(/[-_]/g, " ").replace(/([a-z\d])([A-Z])/g, "$1 $2");
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

/** What the form calls a field. @param schema where the same name means something else elsewhere */
export const getLabel = (name: string, schema?: v.GenericSchema): string =>
  (schema && (getFieldMetadata(schema).label ?? getFieldMetadata(unwrap(schema)).label)) ??
  labels[name] ??
  makeWords(name);

/** What the form calls a value that can be chosen; one that is in words already stays as it is. */
export const getChoiceLabel = (value: string): string =>
  /^[a-z][\w-]*$/.test(value) ? getLabel(value) : value;

/** What the editor calls a file. @param file below content/, such as `pages/about.yaml` */
export function getFileLabel(file: string): string {
  const name =
    file
      .split("/")
      .at(-1)
      ?.replace(/\.yaml$/, "") ?? file;
  return fileLabels[file] ?? getLabel(name);
}

/** What the editor calls the folders of content/. */
const folderLabels = {
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

/** What the editor calls a folder. @param folder below content/, such as `jobs` */
export const getFolderLabel = (folder: string): string =>
  (folderLabels as Readonly<Record<string, string>>)[folder] ?? getLabel(folder);

const fileName = /(?:[a-z-]+\/)*[a-z-]+\.yaml/g;
const folderName = new RegExp(
  `(?<![\\w/-])(${Object.keys(folderLabels).join("|")})/(?![\\w{])`,
  "g",
);

/**
 * A schema's description in the form's terms: it has entries and fields, not files and keys, and
 * the people who fill it in have neither the commands nor the docs of the software.
 */
export function getHint(description: string): string {
  const sentences = description.split(/(?<=\.) /).filter((each) => !each.includes("npm run"));
  return sentences
    .join(" ")
    .replace(/ \(docs\/[^)]*\)/g, "")
    .replace(/`([a-z]\w*)`/gi, (_, name) => `“${getLabel(name)}”`)
    .replace(fileName, (file) => `“${getFileLabel(file)}”`)
    .replace(folderName, (_, folder) => `“${getFolderLabel(folder)}”`);
}

/** The label of one of several: "Category" of "Categories". */
export const getSingular = (label: string) => label.replace(/ies$/, "y").replace(/([^s])s$/, "$1");

/** A field as far as this file reads it. */
type AnyField = {
  name: string;
  label?: string;
  root?: boolean;
  widget?: string;
  field?: Field;
  fields?: Field[];
  types?: { fields?: Field[] }[];
};

/** Where the editor has a value, in the words that it shows. */
export type FormWords = {
  /** such as "Pages" */
  collection: string;
  /** such as "Home"; the file's name if it is one of an open folder */
  entry: string;
  /** such as "Questions", "3", "Answer"; empty for the file as a whole */
  field: string[];
};

/**
 * What the form calls a value; undefined if the editor does not have the file. A list's entries count
 * from 1, as the form shows them. What is not in the form is left out at the end.
 *
 * @param file from the project's root, such as `content/pages/home.yaml`
 * @param path the keys of the value in the file; entries of a list by their index, from 0
 */
export function getFormWords(
  { collections = [] }: ContentConfig,
  file: string,
  path: readonly (string | number)[],
): FormWords | undefined {
  for (const collection of collections) {
    if ("divider" in collection) continue;
    const { label = collection.name } = collection;
    if ("folder" in collection) {
      const entry = matchEntry(collection, file);
      if (entry)
        return { collection: label, entry, field: nameField(collection.fields ?? [], path) };
    } else {
      const found = collection.files.find((each) => each.file === file);
      const entry = found?.label ?? found?.name;
      if (found && entry) {
        return { collection: label, entry, field: nameField(found.fields, path) };
      }
    }
  }
  return undefined;
}

function nameField(fields: readonly AnyField[], path: readonly (string | number)[]): string[] {
  const [first] = fields;
  return nameInside(first?.root ? first : { name: "", fields: [...fields] as Field[] }, path);
}

function nameInside(field: AnyField, path: readonly (string | number)[]): string[] {
  const [key, ...rest] = path;
  if (key === undefined) return [];
  if (field.widget === "keyvalue") return [String(key)];
  if (field.widget === "list" && Number.isInteger(Number(key))) {
    const item = field.field ?? { ...field, widget: "object" };
    return [String(Number(key) + 1), ...nameInside(item as AnyField, rest)];
  }
  const inside = [field, ...(field.types ?? [])].flatMap(({ fields = [] }) => fields);
  const found: AnyField | undefined = inside.find(({ name }) => name === key);
  return found ? [found.label ?? found.name, ...nameInside(found, rest)] : [];
}
