/** Makes the icon files from public/icon.svg: `node scripts/make-icons.ts`. */
import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";

const folder = new URL("../public/", import.meta.url);
const drawing = await readFile(new URL("icon.svg", folder));

/** The drawing as a PNG of `size` × `size` pixels. */
const renderPng = (size: number) =>
  sharp(drawing, { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();

for (const [file, size] of [
  ["apple-touch-icon.png", 180],
  ["icon-192.png", 192],
  ["icon-512.png", 512],
] as const) {
  await writeFile(new URL(file, folder), await renderPng(size));
}

// An ICO file is a 6-byte header, one 16-byte entry per picture, and the pictures (here one PNG).
const png = await renderPng(32);
const header = Buffer.alloc(22);
header.writeUInt16LE(1, 2);
header.writeUInt16LE(1, 4);
header.writeUInt8(32, 6);
header.writeUInt8(32, 7);
header.writeUInt16LE(1, 10);
header.writeUInt16LE(32, 12);
header.writeUInt32LE(png.length, 14);
header.writeUInt32LE(header.length, 18);
await writeFile(new URL("favicon.ico", folder), Buffer.concat([header, png]));
