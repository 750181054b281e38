/** Makes public/social.png, the picture that link previews show: `node scripts/make-social-image.ts`. */
import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { readContent } from "../app/content.ts";
import { findChromium } from "./chromium.mjs";

const root = resolve(import.meta.dirname, "..");
const site = readContent(root, "site");

async function toDataUrl(file: string, type: string): Promise<string> {
  return `data:${type};base64,${(await readFile(resolve(root, file))).toString("base64")}`;
}

const [archivo, scene] = await Promise.all([
  toDataUrl("app/fonts/archivo.woff2", "font/woff2"),
  toDataUrl("art/rendered/persona-maintenance/1280.webp", "image/webp"),
]);
const [product, number] = site.name.split("/");

const html = `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: Archivo; src: url("${archivo}"); font-weight: 560 720 }
body { margin: 0; width: 1200px; height: 630px; overflow: hidden; position: relative; color: #12171c;
  background: linear-gradient(#e7e2d6 1px, transparent 1px) 0 30px / 100% 90px,
    linear-gradient(90deg, #e7e2d6 1px, transparent 1px) 64px 0 / 90px 100%, #f5f2ea;
  font-family: Archivo; letter-spacing: -0.03em }
b { position: absolute; left: 64px; top: 56px; font-size: 40px; font-weight: 720 }
b i { font-style: normal; color: #f2541b; padding: 0 2px }
h1 { position: absolute; left: 64px; bottom: 64px; width: 560px; margin: 0; font-size: 72px;
  line-height: 0.98; font-weight: 640 }
img { position: absolute; right: -70px; top: 20px; width: 760px }
hr { position: absolute; left: 0; right: 0; bottom: 0; height: 12px; margin: 0; border: 0; background: #f2541b }
</style><b>${product}<i>/</i>${number}</b><img src="${scene}" alt=""><h1>${site.tagline}</h1><hr>`;

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(html, { waitUntil: "load" });
await page.evaluate(() => document.fonts.ready);
const picture = await page.screenshot();
await browser.close();
await writeFile(
  resolve(root, "public/social.png"),
  await sharp(picture).png({ palette: true, quality: 90 }).toBuffer(),
);
