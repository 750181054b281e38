import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type ContentFile, type Fault, getValueAt, listFields } from "content-model/content-file";
import { suggestNearest } from "content-model/nearest";
import { formFragment } from "../../app/parts/bands/band-schema.ts";
import { checkLinks, type LinkedText } from "../sources/check-links.ts";

const app = resolve(import.meta.dirname, "../../app");

/** An id in the source of a page: `id="roles"`, `anchor="roles"` or `fieldId = "roles"`. */
const written = /\b(?:id|anchor|\w+Id)\s*[=:]\s*\{?"([a-z][\w-]*)"/g;

/** The lists whose bands disappear without entries, with where their files have them; anchors have the files' names. */
const bands = { industries: [], stories: [], customers: ["names"] };

let inSource: string[] | undefined;

/** Every id that the pages' source names. A section's heading has its id with `-title`. */
function listSourceIds(): string[] {
  inSource ??= globSync("**/*.{ts,tsx}", { cwd: app, exclude: ["**/*.test.*"] })
    .flatMap((file) => [...readFileSync(join(app, file), "utf8").matchAll(written)])
    .flatMap(([, id = ""]) => [id, `${id}-title`]);
  return inSource;
}

type Anchored = {
  files: readonly ContentFile[];
  texts: readonly LinkedText[];
  /** ids of headings in articles and legal texts */
  headings: readonly string[];
};

/**
 * Checks that the anchor of each in-site link is one that a page has: a typing error, or a band that has
 * disappeared. Whether it is that page's, the check of the built pages says.
 */
export function checkAnchors({ files, texts, headings }: Anchored): Fault[] {
  // What content names a band, a place or an entry is its id, and its heading's with `-title`.
  const inContent = ["id", "anchor", "band"]
    .flatMap((name) => files.flatMap(({ value }) => listFields(value, name)))
    .flatMap(({ text }) => [text, `${text}-title`]);
  const known = [
    ...new Set([...listSourceIds(), ...inContent, ...headings, formFragment.slice(1)]),
  ];
  const gone = Object.entries(bands).flatMap(([name, path]) => {
    const file = files.find((each) => each.file.endsWith(`content/${name}.yaml`));
    const entries = getValueAt(file?.value, path);
    return Array.isArray(entries) && entries.length === 0 ? name : [];
  });
  return checkLinks(files, texts, (href) => {
    const [path, anchor] = href.split("#");
    // A capital begins the number of a plant's record, which the figures know.
    if (!path?.startsWith("/") || !anchor || /^[A-Z]/.test(anchor)) return;
    const band = gone.find((name) => [name, `${name}-title`].includes(anchor));
    if (band) {
      return `"#${anchor}" is not shown, because content/${band}.yaml has no entries; link to ${path} instead`;
    }
    if (known.includes(anchor)) return;
    return `"#${anchor}" is not a place on a page of this site${suggestNearest(anchor, known)}`;
  });
}
