import { listDescriptions } from "../../app/content/description.ts";
import { articleSchema } from "../../app/parts/articles/schema.ts";
import { documentSchema, legalSchema } from "../../app/parts/documents/schema.ts";
import { getFilePattern, listYamlSources } from "./sources.ts";

/** Where the list of all fields is, from the repository's root. */
export const contentFieldsFile = "docs/content-fields.md";

/** The heads of Markdown files, by their names in content/. */
const heads = [
  { name: "blog/*/index.md", schema: articleSchema, about: "The head of an article." },
  { name: "documents/*.md", schema: documentSchema, about: "The head of a document." },
  { name: "legal/*.md", schema: legalSchema, about: "The head of a legal text." },
];

/** docs/content-fields.md: what each content file is, and what its fields are. */
export async function renderContentFields(): Promise<string> {
  const sources = (await listYamlSources()).map((source) => ({
    name: getFilePattern(source),
    schema: source.schema,
    about: source.about,
  }));
  /** A band of the kit is explained once, with the campaigns, which come first. */
  const explained = new Set<string>();
  const isNew = (line: string) => {
    const isKnown = explained.has(line);
    if (line.startsWith("- `bands[")) explained.add(line);
    return !isKnown;
  };
  const parts = [...sources, ...heads]
    .sort((a, b) => a.name.localeCompare(b.name, "en"))
    .map(({ name, schema, about }) => {
      const lines = listDescriptions(schema)
        .filter(({ field }) => field !== "")
        .map(({ field, description }) => `- \`${field}\`: ${description}`)
        .filter(isNew);
      const list = lines.length > 0 ? [lines.join("\n")] : [];
      return [`## ${name}`, ...(about ? [about] : []), ...list].join("\n\n");
    });
  return `# What each content field is

Made from the schemas by \`npm run fields\`. A field that is not listed is explained by its name. \`[]\` stands
for every entry of a list. The bands that pages are made of are explained once, with campaigns. How to edit:
[editing.md](editing.md).

${parts.join("\n\n")}
`;
}
