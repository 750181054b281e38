import { checkValue } from "content-model/check-value";
import { type ContentFile, type Fault, parseContentFile } from "content-model/content-file";
import { contentFolder, readText } from "content-model/files";
import { rememberLast } from "content-model/remember-last";
import { findTwins } from "content-model/twins";
import { type Claims, claims } from "../../app/parts/claims/schema.ts";

/** The claims of a content folder, or their faults. */
export type ReadClaims = {
  file: ContentFile;
  claims: Claims;
  /** what `{{claims.…}}` can name: a value by the claim's id, or values by theirs */
  facts: Record<string, string | Record<string, string>>;
  /** the paths of the samples among them, such as "claims.industry-sites.mining" */
  samples: ReadonlySet<string>;
  faults: Fault[];
};

const rememberClaims = rememberLast<ReadClaims>();

/**
 * Reads content/claims.yaml.
 *
 * @param root the folder with content/
 */
export function readClaims(root: string): ReadClaims {
  const name = `${contentFolder}/${claims.file}`;
  const text = readText(root, name);
  return rememberClaims(name, [text], () => parseClaims(name, text));
}

function parseClaims(name: string, text: string | undefined): ReadClaims {
  const file = parseContentFile(name, text);
  const { value: list = [], faults } = checkValue(file, claims.schema);
  return {
    file,
    claims: list,
    facts: Object.fromEntries(
      list.map(({ id, value, values = [] }) => [
        id,
        value ?? Object.fromEntries(values.map((each) => [each.id, each.value])),
      ]),
    ),
    samples: new Set(file.samplePaths.flatMap((path) => getFactPath(list, path))),
    faults: file.faults.length > 0 ? file.faults : [...faults, ...findTwins(file)],
  };
}

/** The path by which references name a value, if `path` leads to one. */
function getFactPath(list: Claims, [index, field, position]: ContentFile["samplePaths"][number]) {
  const claim = list[Number(index)];
  if (!claim || (field !== "value" && field !== "values")) return [];
  const part = claim.values?.[Number(position)];
  return [part ? `claims.${claim.id}.${part.id}` : `claims.${claim.id}`];
}
