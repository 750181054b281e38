import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import {
  artFolder,
  getKind,
  getSourceHash,
  listFiles,
  listScenes,
  readRendered,
} from "../../art/scene-sources.mjs";
import { getBuiltFile, readBuiltPages } from "./built-site.ts";

describe.each(listScenes())("the picture %s", (name) => {
  const kind = getKind(name);
  const folder = join(artFolder, "rendered", name);

  test("is rendered from its source as it is now", () => {
    expect(readRendered(name)?.source, `render it with: npm run art ${name}`).toBe(
      getSourceHash(name),
    );
  });

  test("has every file of its kind, and none over its limit", async () => {
    const faults = [];
    for (const file of listFiles(kind)) {
      const path = join(folder, file);
      const width = Number.parseInt(file, 10);
      if (!existsSync(path)) {
        faults.push(`${file} is missing`);
        continue;
      }
      const size = await sharp(path).metadata();
      if (size.width !== width || size.height !== Math.round(width * kind.aspect)) {
        faults.push(`${file} is ${size.width} by ${size.height}`);
      }
      const limit = Object.entries(kind.limits).find(([upTo]) => width <= Number(upTo))?.[1];
      const weight = statSync(path).size / 1024;
      if (file.endsWith(".avif") && !(limit && weight <= limit)) {
        faults.push(`${file} weighs ${weight.toFixed(1)} KB, may weigh ${limit}`);
      }
    }
    expect(faults).toEqual([]);
  });
});

/** Viewports at which the widest file must be at least this many times as wide as it is shown. */
const viewports = [390, 768, 1024, 1280, 1920];
const leastDensity = 1.5;

/** CSS pixels that a `sizes` attribute gives at a viewport. */
function getShownWidth(sizes: string, viewport: number): number {
  const toPixels = (length: string): number => {
    const value = Number.parseFloat(length);
    if (length.endsWith("rem")) return value * 16;
    return length.endsWith("vw") ? (value * viewport) / 100 : value;
  };
  for (const entry of sizes.split(",")) {
    const [, from, shown] = /^\s*(?:\(min-width: ([\d.]+rem)\) )?([\d.]+(?:px|rem|vw))$/.exec(
      entry,
    ) ?? [undefined, undefined, ""];
    if (!shown) throw new Error(`"${entry}" is a size that this test does not read`);
    if (!from || viewport >= toPixels(from)) return toPixels(shown);
  }
  return viewport;
}

/** Every `<source>` of the site, once. */
function listSources() {
  const sources = new Map<string, { page: string; srcset: string; sizes: string; type: string }>();
  for (const { path, $ } of readBuiltPages()) {
    for (const element of $("picture > source")) {
      const [srcset = "", sizes = "", type = ""] = ["srcset", "sizes", "type"].map((attribute) =>
        $(element).attr(attribute),
      );
      sources.set(`${srcset} ${sizes}`, { page: path, srcset, sizes, type });
    }
  }
  return [...sources.values()];
}

test("pages show pictures in files that exist, as wide as they say, and wide enough", async () => {
  const sources = listSources();
  const faults = new Set<string>();
  for (const { page, srcset, sizes, type } of sources) {
    const widths = [];
    for (const entry of srcset.split(", ")) {
      const [url = "", said = ""] = entry.split(" ");
      const file = getBuiltFile(url);
      const { width, format } = existsSync(file) ? await sharp(file).metadata() : {};
      const isType = format === "heif" ? type === "image/avif" : type === `image/${format}`;
      if (`${width}w` !== said || !isType) faults.add(`${page}: ${entry} is ${format}, ${width}`);
      widths.push(width ?? 0);
    }
    for (const viewport of viewports) {
      const needed = getShownWidth(sizes, viewport) * leastDensity;
      if (Math.max(...widths) < needed) {
        faults.add(`${page}: ${srcset} is shown ${needed / leastDensity} px wide at ${viewport}`);
      }
    }
  }
  expect(sources.length).toBeGreaterThan(0);
  expect([...faults]).toEqual([]);
});
