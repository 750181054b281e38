// Render the scenes: node art/render.mjs [NAME...] [--preview] [--force]
// Masters come from Blender (art/studio.py), cleaned by art/denoise.mjs; sharp makes the committed
// sizes.
import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { denoisePicture } from "./denoise.mjs";
import {
  artFolder,
  getKind,
  getSourceHash,
  listFiles,
  listScenes,
  readRendered,
} from "./scene-sources.mjs";

const preview = { master: 640, samples: 16 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { preview: { type: "boolean" }, force: { type: "boolean" } },
});
const { preview: isPreview, force } = values;
const all = listScenes();
const names = positionals.length > 0 ? positionals : all;
const unknown = names.find((name) => !all.includes(name));
if (unknown) throw new Error(`No scene is called ${unknown}: ${all.join(", ")}`);

function isUpToDate(name) {
  const folder = join(artFolder, "rendered", name);
  return (
    readRendered(name)?.source === getSourceHash(name) &&
    listFiles(getKind(name)).every((file) => existsSync(join(folder, file)))
  );
}

/** Runs Blender on one scene, and cleans its picture. */
async function renderMaster(name, png, { master, samples }) {
  const start = ["-b", "--factory-startup", "--python-exit-code", "1"];
  const studio = ["--python", join(artFolder, "studio.py"), "--", name, png, master, samples];
  const { error, status, stdout, stderr } = spawnSync(
    "blender",
    [...start, ...studio].map(String),
    {
      encoding: "utf8",
      maxBuffer: Infinity,
    },
  );
  if (error) throw new Error("Blender is missing. Install it with: apt-get install blender");
  const lines = `${stdout}${stderr}`.split("\n");
  if (status !== 0) throw new Error(`blender failed on ${name}:\n${lines.slice(-25).join("\n")}`);
  for (const line of lines) if (line.startsWith("FRAME")) console.log(`  ${line}`);
  await denoisePicture(png);
}

/**
 * Leaves of a master a circle around the light of its scene, with a soft edge: laid over the same picture
 * without that light, it shows no border.
 */
async function cutOut(png, { x, y }, { reach, aspect }) {
  const { width, height } = await sharp(png).metadata();
  const circle = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <radialGradient id="soft"><stop offset="0.66"/><stop offset="1" stop-opacity="0"/></radialGradient>
      <circle cx="${x * width}" cy="${y * width * aspect}" r="${reach * width}" fill="url(#soft)"/></svg>`,
  );
  const cut = sharp(png).composite([{ input: circle, blend: "dest-in" }]);
  writeFileSync(png, await cut.toBuffer());
}

/** Makes the committed files from a master, and leaves no other behind. */
async function convert(png, folder, { aspect, widths, fallback }) {
  for (const old of readdirSync(folder)) rmSync(join(folder, old));
  const lines = [];
  for (const width of widths) {
    const resize = () =>
      sharp(png).resize(width, Math.round(width * aspect), { kernel: "lanczos3" });
    await resize()
      .avif({ quality: width > 1000 ? 48 : 54, effort: 5, chromaSubsampling: "4:4:4" })
      .toFile(join(folder, `${width}.avif`));
    if (width === fallback) {
      await resize()
        .png({ palette: true, colours: 192, effort: 10, dither: 0.6 })
        .toFile(join(folder, `${width}.png`));
    }
    const { size } = statSync(join(folder, `${width}.avif`));
    lines.push(`${width}: ${(size / 1024).toFixed(0)} KB`);
  }
  console.log(`  ${lines.join(" | ")}`);
}

for (const [index, name] of names.entries()) {
  const place = `${index + 1}/${names.length} ${name}`;
  if (!isPreview && !force && isUpToDate(name)) {
    console.log(`${place}: up to date`);
    continue;
  }
  const kind = getKind(name);
  const source = getSourceHash(name);
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const room = join(artFolder, isPreview ? ".preview" : ".masters");
  mkdirSync(room, { recursive: true });
  const png = join(room, `${name}.png`);
  console.log(`${place}: rendering${isPreview ? " a preview" : ""} ...`);
  await renderMaster(name, png, isPreview ? preview : kind);
  const { alt, anchors } = JSON.parse(readFileSync(join(room, `${name}.json`), "utf8"));
  if (kind.reach) await cutOut(png, anchors.light, kind);
  if (isPreview) {
    console.log(`  ${png} (${seconds()} s)`);
    continue;
  }
  const folder = join(artFolder, "rendered", name);
  mkdirSync(folder, { recursive: true });
  await convert(png, folder, kind);
  const width = kind.widths.at(-1);
  const height = Math.round(width * kind.aspect);
  const scene = { name, width, height, alt, anchors, source };
  writeFileSync(join(folder, "scene.json"), `${JSON.stringify(scene, null, 2)}\n`);
  console.log(`  done in ${seconds()} s`);
}
