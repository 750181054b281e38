import { checkValue } from "content-model/check-value";
import { type Fault, makeFileFault, parseContentFile } from "content-model/content-file";
import { contentFolder, readText } from "content-model/files";
import { rememberLast } from "content-model/remember-last";
import { buildFacts } from "../../plant/facts.ts";
import { type Plant, plantSources } from "../../plant/schema.ts";

/** The sample plant of a content folder with what can be referred to; without them if it has faults. */
export type ReadPlant =
  | { plant: Plant; facts: object; faults: [] }
  | { plant?: undefined; facts?: undefined; faults: Fault[] };

const rememberPlant = rememberLast<ReadPlant>();

/**
 * Reads the sample plant.
 *
 * @param root the folder with content/
 */
export function readPlant(root: string): ReadPlant {
  const texts = Object.entries(plantSources).map(([part, source]) => {
    const file = `${contentFolder}/${source.file}`;
    return { part, source, file, text: readText(root, file) };
  });
  const from = texts.map(({ text }) => text);
  return rememberPlant("plant", from, () => {
    const parts = texts.map(({ part, source, file, text }) => {
      const parsed = parseContentFile(file, text);
      if (parsed.faults.length > 0) return { part, faults: parsed.faults };
      const { value, faults } = checkValue(parsed, source.schema);
      return { part, value, faults };
    });
    const faults = parts.flatMap((each) => each.faults);
    return faults.length > 0 ? { faults } : buildReadPlant(parts);
  });
}

/** The parts put together. A number that is in no other part, such as a work order, is a fault. */
function buildReadPlant(parts: readonly { part: string; value?: unknown }[]): ReadPlant {
  const plant = Object.fromEntries(parts.map(({ part, value }) => [part, value])) as Plant;
  try {
    return { plant, facts: buildFacts(plant), faults: [] };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { faults: [makeFileFault(`${contentFolder}/plant`, message)] };
  }
}
