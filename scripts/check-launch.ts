import { fileURLToPath } from "node:url";
import { listSamples } from "../app/content-files/all-content.ts";

/** `npm run check:launch`: lists the sample values that the owner must replace before launch. Takes another root as argument. */
const root = process.argv[2] ?? fileURLToPath(new URL("..", import.meta.url));
const samples = listSamples(root);

for (const file of new Set(samples.map((sample) => sample.file))) {
  const inFile = samples.filter((sample) => sample.file === file);
  const width = Math.max(...inFile.map(({ field }) => field.length));
  console.log(file);
  for (const { line, field, value } of inFile) {
    console.log(`  ${String(line).padStart(4)}  ${field.padEnd(width)}  ${value}`);
  }
  console.log("");
}

if (samples.length === 0) {
  console.log("launch: no sample value left in content/, ready to go");
} else {
  const count = samples.length === 1 ? "1 sample value" : `${samples.length} sample values`;
  console.log(`launch: ${count} left. Put in the real value and delete the !sample before it.`);
  process.exitCode = 1;
}
