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
import { getLabel, getSingular, makeField, makeFields } from "./editor-fields.ts";

/** The editor's configuration as far as the schemas decide it; sign-in and media are the host's. */
export type ContentConfig = Pick<CmsConfig, "collections" | "output" | "slug" | "editor">;

/** The YAML files by what they are about; a file goes to the first group that matches its name. */
const groups = [
  { name: "pages", label: "Pages", files: /^pages\// },
  {
    name: "bands",
    label: "Readers, bands and lists",
    files: /^(personas|industries|stories|customers|checks|integrations|resources)\.yaml$/,
  },
  { name: "claims", label: "Figures we claim", files: /^claims\.yaml$/ },
  { name: "modules", label: "Modules", files: /^module(s\/|-labels)/ },
  { name: "module-pages", label: "Module pages", files: /^module-pages\// },
  { name: "screens", label: "Product screens", files: /^figures\// },
  { name: "plant", label: "Sample plant", files: /^plant\// },
  { name: "site", label: "Whole site", files: /./ },
];

const body = (hint: string): Field => ({
  name: "body",
  label: "Text",
  hint,
  widget: "richtext",
  modes: ["raw", "rich_text"],
});

/** A Markdown file: the fields of its head, and the text below it. */
const markdown = (head: { entries: Record<string, v.GenericSchema> }, hint: string) => ({
  extension: "md",
  format: "yaml-frontmatter",
  fields: [...makeFields(head.entries), body(hint)],
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

/** The folders of Markdown files. */
const folders: EntryCollection[] = [
  {
    name: "articles",
    label: "Articles",
    label_singular: "Article",
    folder: "content/blog",
    path: "{{slug}}/index",
    // Pictures are next to their article.
    media_folder: "",
    public_folder: "",
    ...markdown(articleSchema, "Markdown. Headings begin with ##."),
    ...namedBy("title"),
    create: true,
  },
  {
    name: "documents",
    label: "Documents",
    folder: "content/documents",
    ...markdown(
      documentSchema,
      "Markdown. Words in {braces} are filled in from the head or from the site’s facts.",
    ),
    ...fixed,
    summary: "{{slug}}",
  },
  {
    name: "document-parts",
    label: "Parts of documents",
    folder: "content/documents/parts",
    extension: "md",
    format: "raw",
    fields: [body("Text that several documents share.")],
    ...fixed,
    summary: "{{slug}}",
  },
  {
    name: "legal",
    label: "Legal texts",
    folder: "content/legal",
    ...markdown(
      legalSchema,
      "Markdown. Words in {braces} are filled in from the head or from the site’s facts.",
    ),
    ...fixed,
  },
];

/** The fields of a YAML file; one that is a list or a record is a single field. */
function makeFileFields({ schema, about }: YamlSource): Field[] {
  const fields = hasEntries(schema)
    ? makeFields(schema.entries)
    : [{ ...makeField("entries", schema), root: true } as Field];
  const [first, ...rest] = fields;
  return first && about ? [{ ...first, comment: about } as Field, ...rest] : fields;
}

const hasEntries = (
  schema: v.GenericSchema,
): schema is v.GenericSchema & { entries: Record<string, v.GenericSchema> } => "entries" in schema;

function makeFiles(source: FileSource<v.GenericSchema> | FilesSource<v.GenericSchema>) {
  const fields = makeFileFields(source);
  const names = source.kind === "file" ? [source.file] : source.files;
  return names.map((file): CollectionFile => {
    const path = file.replace(/\.yaml$/, "");
    const label = getLabel(path.split("/").at(-1) ?? path);
    return {
      name: path.replaceAll("/", "-"),
      label,
      file: `content/${file}`,
      format: "yaml",
      fields,
    };
  });
}

/** An open folder: entries are added and deleted in the editor, too. */
function makeFolder(source: FolderSource<v.GenericSchema>): EntryCollection {
  const { folder, about } = source;
  const fields = makeFileFields({ ...source, about: undefined });
  const name = ["title", "name"].find((each) => fields.some((field) => field.name === each));
  return {
    name: folder,
    label: getLabel(folder),
    label_singular: getSingular(getLabel(folder)),
    ...(about && { description: about }),
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
      files: files.filter(({ file }) => getGroup(file) === name),
    }),
  );
  return {
    collections: [...folders, ...open.map(makeFolder), ...collections],
    output: { omit_empty_optional_fields: true },
    slug: { encoding: "ascii", clean_accents: true },
    editor: { preview: false },
  };
}

const getGroup = (file: string) =>
  groups.find(({ files }) => files.test(file.replace(/^content\//, "")))?.name;
