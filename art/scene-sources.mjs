// What a rendered picture depends on, and a hash of it: shared by the renderer and by its check.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const artFolder = dirname(fileURLToPath(import.meta.url));

/**
 * What pictures of one kind have in common (art/README.md); `limits` are in KB, by the width up to
 * which they go.
 *
 * @typedef {{ aspect: number, master: number, samples: number, widths: readonly number[],
 *   fallback?: number, limits: Readonly<Record<string, number>> }} Kind
 */

/** @type {Readonly<Record<string, Kind>>} */
const kinds = JSON.parse(readFileSync(join(artFolder, "kinds.json"), "utf8"));

/** The names of all scenes, sorted: `persona-maintenance` for scenes/persona_maintenance.py. */
export function listScenes() {
  return readdirSync(join(artFolder, "scenes"))
    .filter((file) => file.endsWith(".py") && !file.startsWith("_"))
    .map((file) => file.slice(0, -3).replaceAll("_", "-"))
    .sort();
}

/**
 * Shape, size and files of a scene's kind, which is the first word of its name (kinds.json):
 * aspect is height / width; master, widths and fallback are widths in pixels.
 */
export function getKind(name) {
  const kind = kinds[name.split("-")[0]];
  if (!kind) throw new Error(`${name}: the first word must be one of ${Object.keys(kinds)}`);
  return kind;
}

/**
 * The files of a picture: every width, and a fallback where pages show it.
 *
 * @param {Kind} kind
 */
export function listFiles({ widths, fallback }) {
  const files = widths.map((width) => `${width}.avif`);
  return fallback ? [...files, `${fallback}.png`] : files;
}

/** A scene and the parts it imports, directly or through other parts, in a fixed order. */
function listSources(name) {
  const found = new Set();
  const visit = (file) => {
    if (found.has(file)) return;
    found.add(file);
    const text = readFileSync(join(artFolder, file), "utf8");
    for (const [, part] of text.matchAll(/^from (?:parts)?\.(\w+) import/gm)) {
      visit(`parts/${part}.py`);
    }
  };
  visit("studio.py");
  visit(`scenes/${name.replaceAll("-", "_")}.py`);
  return [...found].sort();
}

/** Hash of all that a scene's picture shows; how many samples it took and how it was cleaned are not in it. */
export function getSourceHash(name) {
  const { aspect, master } = getKind(name);
  const hash = createHash("sha256").update(`${aspect} ${master}`);
  for (const file of listSources(name)) {
    hash.update(file).update(readFileSync(join(artFolder, file)));
  }
  return hash.digest("hex").slice(0, 16);
}

/** What scene.json of a rendered picture says; undefined when it was never rendered. */
export function readRendered(name) {
  const file = join(artFolder, "rendered", name, "scene.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
