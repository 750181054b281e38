import { listDescriptions } from "content-model/description";
import { getFilePattern } from "content-model/source-files";
import { articleSchema } from "../../app/parts/articles/schema.ts";
import { downloadSchema, legalSchema } from "../../app/parts/texts/schema.ts";
import { listYamlSources } from "./list-sources.ts";

/** Where the list of all fields is, from the repository's root. */
export const contentFieldsFile = "docs/content-fields.md";

/** The heads of Markdown files, by their names in content/. */
const heads = [
  { name: "blog/*/index.md", schema: articleSchema, about: "The head of an article." },
  { name: "documents/*.md", schema: downloadSchema, about: "The head of a document." },
  { name: "legal/*.md", schema: legalSchema, about: "The head of a legal text." },
];

/** docs/content-fields.md: what each content file is, and what its fields are. */
export async function renderContentFields(): Promise<string> {
  const sources = (await listYamlSources()).map((source) => ({
    name: getFilePattern(source),
    schema: source.schema,
    about: source.about,
  }));
  const parts = [...sources, ...heads]
    .sort((a, b) => a.name.localeCompare(b.name, "en"))
    .map(({ name, schema, about }) => {
      const fields = listDescriptions(schema).filter(({ field }) => field !== "");
      return [
        `## ${name}`,
        ...(about ? [about] : []),
        ...(fields.length > 0
          ? [fields.map(({ field, description }) => `- \`${field}\`: ${description}`).join("\n")]
          : []),
      ].join("\n\n");
    });
  return `# What each content field is

Made from the schemas by \`npm run fields\`. A field that is not listed is explained by its name. \`[]\` stands
for every entry of a list. How to edit: [editing.md](editing.md).

${parts.join("\n\n")}
`;
}
