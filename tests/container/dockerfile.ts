import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface Instruction {
  keyword: string;
  /** What follows the keyword, flags left out; an array in JSON form, or the words. */
  values: string[];
  /** Such as `from` of `COPY --from=build`. */
  flags: Record<string, string>;
  /** As it stands, after the keyword. */
  text: string;
}

/** One build stage: from a FROM to the next. */
export interface Stage {
  name: string;
  image: string;
  instructions: Instruction[];
}

/** Reads the stages of the repository's Dockerfile. */
export function readDockerfile(root: string): Stage[] {
  const stages: Stage[] = [];
  const lines = readFileSync(join(root, "Dockerfile"), "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"));
  for (const line of lines) {
    const instruction = parseInstruction(line);
    if (instruction.keyword === "FROM") {
      const [image = "", , name = "final"] = instruction.values;
      stages.push({ name, image, instructions: [] });
    } else stages.at(-1)?.instructions.push(instruction);
  }
  return stages;
}

function parseInstruction(line: string): Instruction {
  const [, keyword = "", text = ""] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
  const words = text.startsWith("[") ? (JSON.parse(text) as string[]) : text.split(/\s+/);
  const flags = words.filter((word) => /^--\w+=/.test(word) && keyword !== "RUN");
  return {
    keyword,
    text,
    values: words.filter((word) => !flags.includes(word)),
    flags: Object.fromEntries(flags.map((flag) => flag.slice(2).split("=") as [string, string])),
  };
}
