/**
 * `npm run check:launch`: lists what is left to do in content/ before launch, by duty and by whoever has to
 * do it, and the names that are probably misspelled. With `--url https://…` it also visits the finished
 * site and sends its form. Takes another root as argument.
 */
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { runOrExplain } from "startup/run-or-explain";
import { StartError } from "startup/start-error";
import { owners } from "../app/parts/claims/schema.ts";
import { contentRoots } from "../build-site/rules/all-content.ts";
import { readEnv } from "../server/env.ts";
import { checkSite } from "./launch/check-site.ts";
import { type Finding, judgeCheck, renderFinding } from "./launch/finding.ts";
import { listNotShown, renderNotShown } from "./launch/not-shown.ts";
import { type Duty, duties, listOpenPoints, type OpenPoint } from "./launch/open-points.ts";

const usage = `npm run check:launch                           what is left to do in content/
  --owner NAME                                 of one of ${owners.join(", ")}
npm run check:launch -- --url https://HOST     the finished site as well
  --connect http://HOST:PORT                   where to reach it before the domain points there

To check the form, set VITE_BACKEND_KEY as for the build. To check the store and the mail, set
DATABASE_URL or DATA_DIR as on the server.`;

/** From so many files on, what they have in common is one line. */
const manyFiles = 3;

/** Prints the points of one owner: one line for one cause, then the others by file. */
function printPoints(points: readonly OpenPoint[]): void {
  const rest: OpenPoint[] = [];
  for (const [cause, same] of Map.groupBy(points, ({ message }) => message)) {
    const files = new Set(same.map(({ file }) => file));
    if (files.size < manyFiles) rest.push(...same);
    else console.log(`  ${files.size} files: ${cause}\n    ${[...files].join(" ")}`);
  }
  for (const [file, inFile] of Map.groupBy(rest, (point) => point.file)) {
    const width = Math.max(...inFile.map(({ field }) => field.length));
    console.log(`  ${file}`);
    for (const { line, field, message } of inFile) {
      console.log(`    ${String(line).padStart(4)}  ${field.padEnd(width)}  ${message}`);
    }
  }
}

/** Prints what is left to do, by duty and owner; returns the number of points for each duty. */
async function printOpenPoints(root: string, folders: readonly string[], only?: string) {
  const points: OpenPoint[] = [];
  for (const folder of folders) {
    const content = join(root, folder);
    const notShown = await listNotShown(content);
    if (!only) for (const line of renderNotShown(notShown)) console.log(line);
    for (const point of await listOpenPoints(content, folder, notShown)) {
      points.push({ ...point, file: posix.join(folder, point.file) });
    }
  }
  return (Object.keys(duties) as Duty[]).map((duty) => {
    const ofDuty = points.filter((point) => point.duty === duty && (!only || point.owner === only));
    if (ofDuty.length > 0) console.log(`${duty.toUpperCase()}  ${duties[duty]}.\n`);
    for (const owner of only ? [only] : owners) {
      const ofOwner = ofDuty.filter((point) => point.owner === owner);
      if (ofOwner.length === 0) continue;
      console.log(`${owner}, ${ofOwner.length}`);
      printPoints(ofOwner);
      console.log("");
    }
    return { duty, count: ofDuty.length };
  });
}

function readArguments() {
  const options = {
    url: { type: "string" },
    connect: { type: "string" },
    owner: { type: "string" },
  } as const;
  try {
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    const addresses = [values.url, values.connect].filter((value) => value !== undefined);
    const isOwner = !values.owner || (owners as readonly string[]).includes(values.owner);
    return isOwner && addresses.every((value) => /^https?:\/\//.test(value) && URL.canParse(value))
      ? {
          ...values,
          root: positionals[0] ?? fileURLToPath(new URL("..", import.meta.url)),
          folders: positionals[0] ? ["."] : contentRoots,
        }
      : undefined;
  } catch {
    return undefined;
  }
}

async function visitSite(url: string, connect: string | undefined, root: string) {
  const env = readEnv();
  const knowsStore = Boolean(process.env.DATABASE_URL || process.env.DATA_DIR);
  console.log(`Visiting ${url}${connect ? ` at ${connect}` : ""}\n`);
  return checkSite({ url, connect, root, env, knowsStore }).catch((error: Error): Finding[] => {
    if (error instanceof StartError) throw error;
    return [judgeCheck("address", [`${url} does not answer: ${error.message}`])];
  });
}

await runOrExplain(async () => {
  const given = readArguments();
  if (!given) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  const open = await printOpenPoints(given.root, given.folders, given.owner);
  const count = open.reduce((sum, each) => sum + each.count, 0);
  const findings = given.url ? await visitSite(given.url, given.connect, given.root) : [];
  for (const finding of findings) console.log(renderFinding(finding));
  if (findings.length > 0) console.log("");

  const failed = findings.filter(({ outcome }) => outcome === "failed").length;
  const unchecked = findings.filter(({ outcome }) => outcome === "not checked").length;
  const left = open.map((each) => `${each.count} ${each.duty}`).join(", ");
  const content =
    count === 0
      ? "nothing left to do in content/"
      : `${count} ${count === 1 ? "point" : "points"} left (${left})`;
  const visited = given.url
    ? `; ${findings.length - failed - unchecked} checks ok, ${failed} failed, ${unchecked} not checked`
    : "";
  const end = count + failed + unchecked === 0 ? ", ready to go" : "";
  console.log(`launch: ${content}${visited}${end}`);
  if (count > 0) console.log("Put in the real values and delete their marks.");
  process.exitCode = count + failed > 0 ? 1 : 0;
});
