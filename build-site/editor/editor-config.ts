import type {
  CmsConfig,
  CollectionFile,
  EntryCollection,
  Field,
  FileCollection,
} from "@sveltia/cms";
import type * as v from "valibot";
import type {
  FileSource,
  FilesSource,
  FolderSource,
  YamlSource,
} from "../../app/content/source.ts";
import { articleSchema } from "../../app/parts/articles/schema.ts";
import { documentSchema, legalSchema } from "../../app/parts/documents/schema.ts";
import { listYamlSources } from "../content/sources.ts";
import { makeField, makeFields } from "./editor-fields.ts";
import { getFileLabel, getFolderLabel, getHint, getSingular } from "./labels.ts";

/** The editor's configuration as far as the schemas decide it; sign-in and media are the host's. */
export type ContentConfig = Pick<CmsConfig, "collections" | "output" | "slug" | "editor">;

/** The YAML files by what they are about; a file goes to the first group that matches its name. */
const groups = [
  {
    name: "pages",
    label: getFolderLabel("pages"),
    files: /^pages\/(?!(?:article|author|campaigns|job)\.yaml$)/,
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
    files: /^(personas|industries|stories|customers|checks|integrations|resources)\.yaml$/,
  },
  { name: "claims", label: "Figures we claim", files: /^claims\.yaml$/ },
  { name: "modules", label: getFolderLabel("modules"), files: /^modules\// },
  { name: "module-pages", label: getFolderLabel("module-pages"), files: /^module-pages\// },
  { name: "screens", label: getFolderLabel("figures"), files: /^figures\// },
  { name: "plant", label: getFolderLabel("plant"), files: /^plant\// },
  { name: "site", label: "Whole site", files: /./ },
];

/** How a text is written, in lines; the editor draws them as Markdown. */
const markdownGuide = [
  "Plain text with a few marks. An empty line begins a new paragraph.",
  "`## Words` is a heading, `**words**` is bold, `- words` an entry of a list, `[words](/modules)` a link.",
  "A table: `| Item | Hours |`, below it `| --- | ---: |`, then a line for each row. The colon aligns a column to the right.",
];

/**
 * The text of a Markdown file, as it is written: the editor's rich text drops the alignment of
 * tables and rewrites lines that nobody touched.
 */
const body = (...guide: string[]): Field => ({
  name: "body",
  label: "Text",
  // Above the field, which is as long as its text.
  comment: guide.join("\\n"),
  widget: "text",
});

/** What texts with facts have beside their marks. */
const factsGuide = "Words in {braces} are filled in from “Facts” or from the site’s facts.";

/** A Markdown file: the fields of its head, and the text below it. */
const markdown = (head: { entries: Record<string, v.GenericSchema> }, ...guide: string[]) => ({
  extension: "md",
  format: "yaml-frontmatter",
  fields: [...makeFields(head.entries), body(...markdownGuide, ...guide)],
});

/** How a new entry gets the name of its file, which is part of its address. */
const namedBy = (field: string) => ({
  identifier_field: field,
  slug: {
    template: `{{${field}}}`,
    editable: ["create" as const],
    hint: "The end of the address. Lowercase letters, digits and hyphens.",
    pattern: [
      "^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$",
      "Expected lowercase letters, digits and hyphens, beginning with a letter.",
    ] satisfies [string, string],
  },
});

/** What the software has a place for: none is added or deleted in the editor. */
const fixed = { create: false, delete: false };

const articles: EntryCollection = {
  name: "articles",
  label: getFolderLabel("blog"),
  label_singular: "Article",
  folder: "content/blog",
  path: "{{slug}}/index",
  // Pictures are next to their article.
  media_folder: "",
  public_folder: "",
  ...markdown(
    articleSchema,
    '`> Words` is a pull quote, `![What it shows](night-shift.jpg "Caption")` a picture that has an entry in “Pictures”, `[words](source:ID)` a link to one of “Sources”.',
  ),
  ...namedBy("title"),
  summary: "{{title}}{{draft | ternary(' (draft)', '')}}",
  sortable_fields: {
    fields: ["date", "title"],
    default: { field: "date", direction: "descending" },
  },
  create: true,
};

/** The folders of other Markdown files. */
const texts: EntryCollection[] = [
  {
    name: "documents",
    label: getFolderLabel("documents"),
    folder: "content/documents",
    ...markdown(documentSchema, factsGuide),
    ...fixed,
    summary: "{{slug}}",
  },
  {
    name: "document-parts",
    label: getFolderLabel("documents/parts"),
    folder: "content/documents/parts",
    extension: "md",
    format: "raw",
    fields: [body("Shared by several texts.", ...markdownGuide)],
    ...fixed,
    summary: "{{slug}}",
  },
  {
    name: "legal",
    label: getFolderLabel("legal"),
    folder: "content/legal",
    ...markdown(legalSchema, factsGuide),
    ...fixed,
  },
];

/** The fields of a YAML file; one that is a list or a record is a single field. */
function makeFileFields({ schema, about }: YamlSource): Field[] {
  const fields = hasEntries(schema)
    ? makeFields(schema.entries)
    : [{ ...makeField("entries", schema), root: true } as Field];
  const [first, ...rest] = fields;
  return first && about ? [{ ...first, comment: getHint(about) } as Field, ...rest] : fields;
}

const hasEntries = (
  schema: v.GenericSchema,
): schema is v.GenericSchema & { entries: Record<string, v.GenericSchema> } => "entries" in schema;

function makeFiles(source: FileSource<v.GenericSchema> | FilesSource<v.GenericSchema>) {
  const fields = makeFileFields(source);
  const names = source.kind === "file" ? [source.file] : source.files;
  return names.map(
    (file): CollectionFile => ({
      name: file.replace(/\.yaml$/, "").replaceAll("/", "-"),
      label: getFileLabel(file),
      file: `content/${file}`,
      format: "yaml",
      fields,
    }),
  );
}

/** An open folder: entries are added and deleted in the editor, too. */
function makeFolder(source: FolderSource<v.GenericSchema>): EntryCollection {
  const { folder, about } = source;
  const fields = makeFileFields({ ...source, about: undefined });
  const name = ["title", "name"].find((each) => fields.some((field) => field.name === each));
  return {
    name: folder,
    label: getFolderLabel(folder),
    label_singular: getSingular(getFolderLabel(folder)),
    ...(about && { description: getHint(about) }),
    folder: `content/${folder}`,
    extension: "yaml",
    format: "yaml",
    fields,
    ...(name && namedBy(name)),
    create: true,
  };
}

/** Collections, fields and output format of the editor, made from the schemas of the content. */
export async function makeContentConfig(): Promise<ContentConfig> {
  const sources = await listYamlSources();
  const open = sources.filter((source) => source.kind === "folder");
  const files = sources.filter((source) => source.kind !== "folder").flatMap(makeFiles);
  const collections = groups.map(
    ({ name, label }): FileCollection => ({
      name,
      label,
      files: files
        .filter(({ file }) => getGroup(file) === name)
        .sort((a, b) => (a.label ?? a.name).localeCompare(b.label ?? b.name, "en")),
    }),
  );
  return {
    collections: [articles, ...open.map(makeFolder), ...collections, ...texts],
    output: { omit_empty_optional_fields: true },
    slug: { encoding: "ascii", clean_accents: true },
    editor: { preview: false },
  };
}

const getGroup = (file: string) =>
  groups.find(({ files }) => files.test(file.replace(/^content\//, "")))?.name;
