import { type FormattedFile, formatAllContent } from "content-model/format-content";
import { getEditorAddress } from "../../build-site/editor/edit-address.ts";
import { makeContentConfig } from "../../build-site/editor/editor-config.ts";
import { project } from "../content-copy.ts";
import { type AnyField, type FilledField, listFilledFields } from "../filled-fields.ts";

const config = await makeContentConfig();

/** The hash of a file's form, without "#/collections/". */
const getEntry = (file: string) =>
  getEditorAddress(config, file)?.replace(/^.*#\/collections\//, "") ?? "";

const nameKind = ({ widget = "string", field, types }: AnyField) =>
  `${widget}${field ? ` of ${field.widget ?? "string"}` : ""}${types ? " of types" : ""}`;

/** The types of a list's entries, each of which has an order of its own. */
const listTypes = ({ field: { types, typeKey = "type" }, value }: FilledField): string[] =>
  types && Array.isArray(value) ? value.map((entry) => `${typeKey} ${entry[typeKey]}`) : [];

/** Whatever could make the editor save a file in another way than `formatContent` does. */
function listTraits(file: FormattedFile): string[] {
  const [collection = ""] = getEntry(file.file).split("/");
  const filled = listFilledFields(file);
  const kinds = filled.map(({ field }) => nameKind(field));
  return [
    collection,
    ...kinds,
    ...filled.flatMap(listTypes),
    ...(/^\| -+ \|.*-:/m.test(file.formatted) ? ["table"] : []),
  ];
}

/** The fullest files of content/ that have among them every collection, every kind of field and of band, and a table. */
export async function chooseFiles() {
  const seen = new Set<string>();
  const files = formatAllContent(project, config);
  return files
    .toSorted((a, b) => b.formatted.length - a.formatted.length)
    .flatMap((file) => {
      const before = seen.size;
      for (const trait of listTraits(file)) seen.add(trait);
      return seen.size > before ? [{ ...file, entry: getEntry(file.file) }] : [];
    });
}
