import type { CollectionFile, EntryCollection, Field } from "@sveltia/cms";
import type * as v from "valibot";
import { contentFolder } from "../files/files.ts";
import type { FileSource, FilesSource, FolderSource, YamlSource } from "../schema/source.ts";
import { type FormSite, makeField, makeFields } from "./form-fields.ts";
import type { AnyField } from "./form-places.ts";
import { getSingular } from "./labels.ts";

/** How a text is written, in lines; the editor draws them as Markdown. */
const markdownGuide = [
  "The buttons write the marks of plain text, and take them away. An empty line begins a new paragraph.",
  "In a table, the colon of `---:` aligns a column to the right.",
];

/**
 * The text of a Markdown file, as it is written, in a control of our own: the editor's rich text
 * drops the alignment of tables and rewrites lines that nobody touched.
 *
 * @param guide what is said of it beside the usual @param without the buttons that it does not have
 */
export const makeBody = (guide: readonly string[], without: readonly string[]) =>
  ({
    name: "body",
    label: "Text",
    // Above the field, which is as long as its text.
    comment: [...markdownGuide, ...guide].join("\\n"),
    widget: "marked-text",
    without,
  }) as unknown as Field;

/** A Markdown file: the fields of its head, and the text below it, as for `makeBody`. */
export const makeMarkdown = (
  site: FormSite,
  head: { entries: Record<string, v.GenericSchema> },
  ...body: Parameters<typeof makeBody>
) => ({
  extension: "md",
  format: "yaml-frontmatter" as const,
  fields: [...makeFields(site, head.entries), makeBody(...body)],
});

/** How a new entry gets the name of its file, which is part of its address. */
export const namedBy = (field: string) => ({
  identifier_field: field,
  slug: {
    template: `{{${field}}}`,
    hint: "The end of the address: lowercase letters, digits and hyphens. If the page was online, publishing sends readers of the old address on, and changes the links to it.",
    pattern: [
      "^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$",
      "Expected lowercase letters, digits and hyphens, beginning with a letter.",
    ] satisfies [string, string],
  },
});

/** How the list of a folder names an entry: a draft says so, a page that waits for its day says which. */
export const namedInList = (field: string) => ({
  summary: `{{${field}}}{{draft | ternary(' (draft)', '')}}{{publish | ternary(' · online from ', '')}}{{publish}}`,
});

/** The fields of a YAML file; one that is a list or a record is a single field. */
function makeFileFields(site: FormSite, { schema, about }: YamlSource): Field[] {
  const fields = hasEntries(schema)
    ? makeFields(site, schema.entries)
    : [{ ...makeField(site, "entries", schema), root: true } as Field];
  const [first, ...rest] = fields;
  return first && about
    ? [{ ...first, comment: site.labels.getHint(about) } as Field, ...rest]
    : fields;
}

const hasEntries = (
  schema: v.GenericSchema,
): schema is v.GenericSchema & { entries: Record<string, v.GenericSchema> } => "entries" in schema;

/** Fields and everything inside them. */
const listFields = (fields: readonly Field[]): Field[] =>
  fields.flatMap((each) => {
    const { field, fields: own = [], types = [] } = each as AnyField;
    const inside = [
      ...(field ? [field] : []),
      ...own,
      ...types.flatMap((type) => type.fields ?? []),
    ];
    return [each, ...listFields(inside)];
  });

/**
 * Where a form puts what is dropped in. Each field says so, too, but of one that is in an object in a
 * list the editor takes the form's folder (Sveltia CMS 0.221, `object-editor.svelte`).
 *
 * @throws Error if a form has places for two folders, which would go wrong there
 */
function getMediaFolder(fields: readonly Field[]) {
  const places = listFields(fields).flatMap((field) =>
    "media_folder" in field && field.media_folder !== undefined
      ? { media_folder: field.media_folder, public_folder: field.public_folder ?? "" }
      : [],
  );
  const [first, ...others] = places;
  if (others.some(({ media_folder }) => media_folder !== first?.media_folder)) {
    throw new Error("a form has files in two folders; the editor can only have one");
  }
  return first;
}

/** The files of a source, each with its form. */
export function makeFiles(
  site: FormSite,
  source: FileSource<v.GenericSchema> | FilesSource<v.GenericSchema>,
) {
  const fields = makeFileFields(site, source);
  const names = source.kind === "file" ? [source.file] : source.files;
  return names.map(
    (file): CollectionFile => ({
      name: file.replace(/\.yaml$/, "").replaceAll("/", "-"),
      label: site.labels.getFileLabel(file),
      file: `${contentFolder}/${file}`,
      format: "yaml",
      ...getMediaFolder(fields),
      fields,
    }),
  );
}

/** An open folder: entries are added and deleted in the editor, too. */
export function makeFolder(site: FormSite, source: FolderSource<v.GenericSchema>): EntryCollection {
  const { folder, about } = source;
  const label = site.labels.getFolderLabel(folder);
  const fields = makeFileFields({ ...site, ofProduct: [] }, { ...source, about: undefined });
  const name = ["title", "name"].find((each) => fields.some((field) => field.name === each));
  return {
    name: folder,
    label,
    label_singular: getSingular(label),
    ...(about && { description: site.labels.getHint(about) }),
    folder: `${contentFolder}/${folder}`,
    extension: "yaml",
    format: "yaml",
    ...getMediaFolder(fields),
    fields,
    ...(name && namedBy(name)),
    ...(name && fields.some((field) => field.name === "draft") && namedInList(name)),
    create: true,
  };
}
