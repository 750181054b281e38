// Render the scenes: node art/render.mjs [NAME...] [--preview] [--force]
// Masters come from Blender (art/studio.py); sharp makes the committed sizes.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const ART = dirname(fileURLToPath(import.meta.url));
const WIDTHS = [480, 720, 960, 1280, 1600];
const ASPECT = 4 / 5;
const MASTER = { width: 1800, samples: 200 };
const PREVIEW = { width: 960, samples: 40 };

const flags = process.argv.slice(2).filter((a) => a.startsWith("--"));
const preview = flags.includes("--preview");
const force = flags.includes("--force");
const unknown = flags.filter((f) => f !== "--preview" && f !== "--force");
const all = readdirSync(join(ART, "scenes"))
  .filter((f) => f.endsWith(".py") && !f.startsWith("_"))
  .map((f) => f.slice(0, -3).replaceAll("_", "-"))
  .sort();
const asked = process.argv.slice(2).filter((a) => !a.startsWith("--"));
const names = asked.length ? asked : all;
for (const bad of [...unknown, ...names.filter((n) => !all.includes(n))]) {
  console.error(`Not known: ${bad}. Scenes: ${all.join(", ")}. Flags: --preview, --force.`);
  process.exit(1);
}
if (spawnSync("blender", ["--version"]).error) {
  console.error("Blender is missing. Install it with: apt-get install blender");
  process.exit(1);
}

/** Hash of everything a scene's picture depends on. */
function sourceHash(name) {
  const hash = createHash("sha256");
  const parts = readdirSync(join(ART, "parts"))
    .filter((f) => f.endsWith(".py"))
    .sort();
  const files = [
    "studio.py",
    ...parts.map((f) => join("parts", f)),
    join("scenes", `${name.replaceAll("-", "_")}.py`),
  ];
  for (const f of files) hash.update(f).update(readFileSync(join(ART, f)));
  return hash.digest("hex").slice(0, 16);
}

function upToDate(name, source) {
  const dir = join(ART, "rendered", name);
  const info = join(dir, "scene.json");
  if (!existsSync(info) || JSON.parse(readFileSync(info, "utf8")).source !== source) return false;
  return WIDTHS.every(
    (w) => existsSync(join(dir, `${w}.avif`)) && existsSync(join(dir, `${w}.webp`)),
  );
}

/** Run Blender on one scene; resolves when the PNG is written. */
function blender(name, out, { width, samples }) {
  return new Promise((resolve, reject) => {
    const args = [
      "-b",
      "--factory-startup",
      "--python-exit-code",
      "1",
      "--python",
      join(ART, "studio.py"),
    ];
    const child = spawn("blender", [...args, "--", name, out, String(width), String(samples)]);
    const tail = [];
    const show = process.stdout.isTTY;
    const read = (line) => {
      tail.push(line);
      if (tail.length > 25) tail.shift();
      if (line.startsWith("FRAME")) console.log(`  ${line}`);
      const at = /Sample (\d+)\/(\d+)/.exec(line);
      if (at && show) process.stdout.write(`\r  sample ${at[1]}/${at[2]} `);
    };
    createInterface({ input: child.stdout }).on("line", read);
    createInterface({ input: child.stderr }).on("line", read);
    child.on("close", (code) => {
      if (show) process.stdout.write("\r");
      if (code === 0 && existsSync(out)) resolve();
      else reject(new Error(`blender failed on ${name}:\n${tail.join("\n")}`));
    });
  });
}

async function convert(master, dir) {
  const lines = [];
  for (const width of WIDTHS) {
    const height = Math.round(width * ASPECT);
    const base = () => sharp(master).resize(width, height, { kernel: "lanczos3" });
    await base()
      .avif({ quality: width > 1000 ? 48 : 54, effort: 5, chromaSubsampling: "4:4:4" })
      .toFile(join(dir, `${width}.avif`));
    await base()
      .webp({ quality: 76, alphaQuality: 80, effort: 6, smartSubsample: true })
      .toFile(join(dir, `${width}.webp`));
    if (width === 960)
      await base()
        .png({ palette: true, colours: 192, effort: 10, dither: 0.6 })
        .toFile(join(dir, "960.png"));
    const kb = (ext) => `${(statSync(join(dir, `${width}.${ext}`)).size / 1024).toFixed(0)} KB`;
    lines.push(`${width}: avif ${kb("avif")}, webp ${kb("webp")}`);
  }
  console.log(`  ${lines.join(" | ")}`);
}

for (const name of names) {
  const source = sourceHash(name);
  if (!preview && !force && upToDate(name, source)) {
    console.log(`${name}: up to date`);
    continue;
  }
  const started = Date.now();
  const room = join(ART, preview ? ".preview" : ".masters");
  mkdirSync(room, { recursive: true });
  const png = join(room, `${name}.png`);
  console.log(`${name}: rendering ${preview ? "a preview" : ""}...`);
  await blender(name, png, preview ? PREVIEW : MASTER);
  if (preview) {
    console.log(`  ${png} (${Math.round((Date.now() - started) / 1000)} s)`);
    continue;
  }
  const dir = join(ART, "rendered", name);
  mkdirSync(dir, { recursive: true });
  await convert(png, dir);
  const info = JSON.parse(readFileSync(join(room, `${name}.json`), "utf8"));
  const width = WIDTHS.at(-1);
  const scene = {
    name,
    width,
    height: Math.round(width * ASPECT),
    alt: info.alt,
    anchors: info.anchors,
    source,
  };
  writeFileSync(join(dir, "scene.json"), `${JSON.stringify(scene, null, 2)}\n`);
  console.log(`  done in ${Math.round((Date.now() - started) / 1000)} s`);
}
