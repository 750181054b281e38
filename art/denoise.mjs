// Clean a render: an edge-avoiding wavelet filter on its light, because Debian's Blender comes
// without a denoiser. Light on a surface is soft, its color and its edges are not: color is divided
// out, light is smoothed where normals, color and brightness agree, color is multiplied back (after
// Dammertz et al., Edge-Avoiding A-Trous Wavelet Transform, 2010).
import { rmSync } from "node:fs";
import sharp from "sharp";

const kernel = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16];
const steps = [1, 2, 4];
/** Dark surfaces count as this bright when color is divided out. */
const floor = 0.02;
/** How much normals, colors and coverage have to agree. */
const strictness = { normal: 5, colour: 9, alpha: 6 };

/** sRGB to linear light, for 16-bit values. */
const linear = Float32Array.from({ length: 65536 }, (_, i) => {
  const value = i / 65535;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

function encode(value) {
  const clipped = Math.min(1, Math.max(0, value));
  const srgb = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(srgb * 255);
}

async function read(file) {
  const { data, info } = await sharp(file)
    .toColourspace("rgb16")
    .ensureAlpha()
    .raw({ depth: "ushort" })
    .toBuffer({ resolveWithObject: true });
  const values = new Uint16Array(data.buffer, data.byteOffset, data.length / 2);
  return { values, width: info.width, height: info.height };
}

/**
 * Brightness averaged over 3 by 3 pixels that stand `step` apart, and how far those differ from it.
 */
function measure(light, width, height, step) {
  const mean = new Float32Array(width * height);
  const spread = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      let squares = 0;
      for (let dy = -step; dy <= step; dy += step) {
        const row = Math.min(height - 1, Math.max(0, y + dy)) * width;
        for (let dx = -step; dx <= step; dx += step) {
          const at = (row + Math.min(width - 1, Math.max(0, x + dx))) * 3;
          const level = (light[at] + light[at + 1] + light[at + 2]) / 3;
          sum += level;
          squares += level * level;
        }
      }
      const at = y * width + x;
      mean[at] = sum / 9;
      const noise = Math.sqrt(Math.max(squares / 9 - mean[at] * mean[at], 1e-6));
      // What differs by more than noise does is an edge of light and stays.
      spread[at] = Math.min(noise, 0.3 * (0.1 + mean[at]));
    }
  }
  return { mean, spread };
}

/** One pass over light (3 values a pixel); the guide (7 a pixel) says what belongs together. */
function smooth(light, guide, width, height, step) {
  const { mean, spread } = measure(light, width, height, step);
  const result = new Float32Array(light.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const tolerance = 1 / (2.4 * spread[at] + 1e-3);
      let [r, g, b, weights] = [0, 0, 0, 0];
      for (let j = 0; j < 5; j++) {
        const row = Math.min(height - 1, Math.max(0, y + (j - 2) * step)) * width;
        for (let i = 0; i < 5; i++) {
          const near = row + Math.min(width - 1, Math.max(0, x + (i - 2) * step));
          let apart = Math.abs(mean[near] - mean[at]) * tolerance;
          for (let k = 0; k < 7; k++) {
            const difference = guide[near * 7 + k] - guide[at * 7 + k];
            apart += difference * difference;
          }
          if (apart > 12) continue;
          const weight = kernel[i] * kernel[j] * Math.exp(-apart);
          r += light[near * 3] * weight;
          g += light[near * 3 + 1] * weight;
          b += light[near * 3 + 2] * weight;
          weights += weight;
        }
      }
      result[at * 3] = r / weights;
      result[at * 3 + 1] = g / weights;
      result[at * 3 + 2] = b / weights;
    }
  }
  return result;
}

/**
 * Makes `png` (8 bits, straight alpha) from the three files that Blender left beside it, and removes
 * those.
 */
export async function denoisePicture(png) {
  const files = ["picture", "normal", "colour"].map((name) =>
    png.replace(/\.png$/, `.${name}.0001.png`),
  );
  const [picture, normal, colour] = await Promise.all(files.map(read));
  const { width, height } = picture;
  const count = width * height;
  const base = new Float32Array(count * 3);
  const guide = new Float32Array(count * 7);
  let light = new Float32Array(count * 3);
  for (let at = 0; at < count; at++) {
    const alpha = picture.values[at * 4 + 3] / 65535;
    for (let k = 0; k < 3; k++) {
      // The color of a pixel that is half covered is half as strong.
      const own = alpha > 0.004 ? Math.min(1, linear[colour.values[at * 4 + k]] / alpha) : 0;
      base[at * 3 + k] = own + floor;
      light[at * 3 + k] = Math.min(4, linear[picture.values[at * 4 + k]] / base[at * 3 + k]);
      guide[at * 7 + k] = linear[normal.values[at * 4 + k]] * 2 * strictness.normal;
      guide[at * 7 + 3 + k] = Math.sqrt(own) * strictness.colour;
    }
    guide[at * 7 + 6] = alpha * strictness.alpha;
  }
  for (const step of steps) light = smooth(light, guide, width, height, step);
  const out = Buffer.alloc(count * 4);
  for (let at = 0; at < count; at++) {
    for (let k = 0; k < 3; k++) out[at * 4 + k] = encode(light[at * 3 + k] * base[at * 3 + k]);
    out[at * 4 + 3] = Math.round(picture.values[at * 4 + 3] / 257);
  }
  await sharp(out, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 6 })
    .toFile(png);
  for (const file of files) rmSync(file);
}
