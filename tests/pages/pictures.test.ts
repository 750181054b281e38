import { statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import {
  artFolder,
  getKind,
  getSourceHash,
  listFiles,
  listScenes,
  readRendered,
} from "../../art/scene-sources.mjs";
import { readBuiltPages } from "./built-site.ts";

test.each(listScenes())(
  "the picture %s is rendered from its source as it is now, each file within its limit",
  async (name) => {
    const kind = getKind(name);
    expect(readRendered(name)?.source, `render it with: npm run art ${name}`).toBe(
      getSourceHash(name),
    );
    for (const file of listFiles(kind)) {
      const path = join(artFolder, "rendered", name, file);
      const expected = Number.parseInt(file, 10);
      const { width, height } = await sharp(path).metadata();
      expect([file, width, height]).toEqual([file, expected, Math.round(expected * kind.aspect)]);
      const limit =
        Object.entries(kind.limits).find(([upTo]) => expected <= Number(upTo))?.[1] ?? 0;
      if (!file.endsWith(".avif")) continue;
      expect(statSync(path).size / 1024, `KB of ${file}`).toBeLessThanOrEqual(limit);
    }
  },
);

/** Viewports at which the widest file must be at least this many times as wide as it is shown. */
const viewports = [390, 768, 1024, 1280, 1920];
const leastDensity = 1.5;

/** CSS pixels that a `sizes` attribute gives at a viewport. */
function getShownWidth(sizes: string, viewport: number): number {
  const units = { px: 1, rem: 16, vw: viewport / 100 };
  const toPixels = (length: string): number =>
    Number.parseFloat(length) * units[length.replace(/[\d.]+/, "") as keyof typeof units];
  for (const entry of sizes.split(",")) {
    const [, from, shown] =
      /^\s*(?:\(min-width: ([\d.]+rem)\) )?([\d.]+(?:px|rem|vw))$/.exec(entry) ?? [];
    if (!shown) throw new Error(`"${entry}" is a size that this test does not read`);
    if (!from || viewport >= toPixels(from)) return toPixels(shown);
  }
  return viewport;
}

test("pages show pictures in files that are wide enough", () => {
  const sources = readBuiltPages().flatMap(({ path, $ }) =>
    $("picture > source")
      .toArray()
      .map((each) => ({ path, srcset: "", sizes: "", ...$(each).attr() })),
  );
  expect(sources.length).toBeGreaterThan(0);
  const faults = sources.filter(({ srcset, sizes }) => {
    const widest = Math.max(...[...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width)));
    return viewports.some((viewport) => widest < getShownWidth(sizes, viewport) * leastDensity);
  });
  expect(faults).toEqual([]);
});
