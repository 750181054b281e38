import { type FieldDescription, listDescriptions } from "content-model/field-metadata";
import { getFilePattern } from "content-model/files";
import { articleSchema } from "../../app/parts/articles/schema.ts";
import { downloadSchema, legalSchema } from "../../app/parts/texts/schema.ts";
import { listYamlSources } from "./entry-pages.ts";

export const contentFieldsFile = "docs/content-fields.md";

/** The heads of Markdown files, by their names in content/. */
const heads = [
  { name: "blog/*/index.md", schema: articleSchema, about: "The head of an article." },
  { name: "documents/*.md", schema: downloadSchema, about: "The head of a download's text." },
  { name: "legal/*.md", schema: legalSchema, about: "The head of a legal text." },
];

/** Words that are said once, because so many fields have them. */
const often = 3;

interface File {
  name: string;
  about: string | undefined;
  fields: readonly FieldDescription[];
}

/** Every kind of content file, by its name in content/, with its schema. */
export const listDescribedFiles = async () => [
  ...(await listYamlSources()).map((source) => ({
    name: getFilePattern(source),
    schema: source.schema,
    about: source.about,
  })),
  ...heads,
];

/** docs/content-fields.md: what each content file is, and what its fields are. */
export async function renderContentFields(): Promise<string> {
  const files = (await listDescribedFiles())
    .sort((a, b) => a.name.localeCompare(b.name, "en"))
    .map(({ name, schema, about }) => {
      const fields = listDescriptions(schema).filter(({ field }) => field !== "");
      return { name, about, fields };
    });
  const common = findCommon(files);
  const parts = files.map(({ name, about, fields }) =>
    [
      `## ${name}`,
      ...(about ? [about] : []),
      ...fields
        .filter((field) => !common.has(getKey(field)))
        .map(({ field, description }) => `- \`${field}\`: ${description}`),
    ].join("\n"),
  );
  const shared = [...common].sort().map(([key, places]) => {
    const [name, description] = key.split("\n");
    return `- \`${name}\` (${places.join(", ")}): ${description}`;
  });
  return `# What each content field is

Made from the schemas by \`npm run fields\`. A field that is not listed is explained by its name. \`[]\` stands
for every entry of a list. How to edit: [editing.md](editing.md).

## In several files
${shared.join("\n")}

${parts.join("\n\n")}
`;
}

/** A field's own name and its words, wherever it is, a line each. */
const getKey = ({ field, description }: FieldDescription) =>
  `${field.slice(field.lastIndexOf(".") + 1)}\n${description}`;

/** The keys of words that occur often, with the folders and files that have them. */
function findCommon(files: readonly File[]): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const { name, fields } of files) {
    const place = name.replace(/\/.*/, "/");
    for (const key of fields.map(getKey)) places.set(key, [...(places.get(key) ?? []), place]);
  }
  const common = [...places].filter(([, all]) => all.length >= often);
  return new Map(common.map(([key, all]) => [key, [...new Set(all)]]));
}
