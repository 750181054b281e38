import { extname } from "node:path";
import { type FormattedFile, formatAllContent } from "content-model/format-content";
import { getEditorAddress } from "../../build-site/editor/edit-address.ts";
import { makeContentConfig } from "../../build-site/editor/editor-config.ts";
import { project } from "../content-copy.ts";
import { type AnyField, listFilledFields } from "../filled-fields.ts";

const config = await makeContentConfig();

/** The hash of a file's form, without "#/collections/". */
const getEntry = (file: string) =>
  getEditorAddress(config, file)?.replace(/^.*#\/collections\//, "") ?? "";

const nameKind = ({ widget = "string", field, types }: AnyField) =>
  `${widget}${field ? ` of ${field.widget ?? "string"}` : ""}${types ? " of types" : ""}`;

/** Whatever could make the editor save a file in another way than `formatContent` does. */
function listTraits(file: FormattedFile): string[] {
  const filled = listFilledFields(file);
  const kinds = filled.map(({ field }) => nameKind(field));
  return [
    extname(file.file),
    ...(file.fields.some((field) => "root" in field) ? ["a list alone"] : []),
    ...kinds,
    ...(/^\| -+ \|.*-:/m.test(file.formatted) ? ["table"] : []),
  ];
}

/** Few files of content/ that have among them every kind of file and of field, and a table. */
export async function chooseFiles() {
  const files = formatAllContent(project, config).map((file) => ({
    ...file,
    entry: getEntry(file.file),
    traits: new Set(listTraits(file)),
  }));
  const chosen: typeof files = [];
  const seen = new Set<string>();
  for (;;) {
    const [next] = files
      .map((file) => ({
        file,
        unseen: [...file.traits].filter((trait) => !seen.has(trait)).length,
      }))
      .filter(({ unseen }) => unseen > 0)
      .sort((a, b) => b.unseen - a.unseen);
    if (!next) return chosen;
    chosen.push(next.file);
    for (const trait of next.file.traits) seen.add(trait);
  }
}
