/**
 * `npm run check:launch`: lists what is left to do before launch, by whoever has to do it and
 * until when. With `--url https://…` it also visits the finished
 * site and sends its form. Takes another root as argument.
 */
import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { ContentError } from "content-model/check-files";
import { parseOptions } from "startup/parse-options";
import { runOrExplain } from "startup/run-or-explain";
import { StartError } from "startup/start-error";
import { owners } from "../app/parts/claims/schema.ts";
import { checkEditions, contentRoots } from "../build-site/rules/check-content.ts";
import { readEnv } from "../server/env.ts";
import { type Finding, judgeCheck, renderFinding } from "./launch/finding.ts";
import {
  listNotShown,
  listOpenPoints,
  type OpenPoint,
  renderNotShown,
  renderPoints,
} from "./launch/open-points.ts";
import { checkSite } from "./launch/site-checks.ts";

const usage = `npm run check:launch                           what is left to do in content/ and docs/
npm run check:launch -- OWNER                  of one of ${owners.join(", ")}
npm run check:launch -- --url https://HOST     the finished site as well
  --connect http://HOST:PORT                   where to reach it before the domain points there

To check the form, set VITE_BACKEND_KEY as for the build. To check the store and the mail, set
DATABASE_URL or DATA_DIR as on the server.`;

/** What is left and what is not shown of every edition; files are named from the project's root. */
async function listAllPoints(root: string, folders: readonly string[]) {
  const points: OpenPoint[] = [];
  const notShown: string[] = [];
  for (const folder of folders) {
    const content = join(root, folder);
    const kinds = await listNotShown(content);
    notShown.push(...renderNotShown(kinds));
    for (const point of await listOpenPoints(content, folder, kinds)) {
      points.push({ ...point, file: posix.join(folder, point.file) });
    }
  }
  return { points, notShown };
}

function readArguments() {
  const options = { url: { type: "string" }, connect: { type: "string" } } as const;
  const { positionals, values } = parseOptions(options);
  const names: readonly string[] = positionals;
  for (const [name, value] of Object.entries(values)) {
    const isAddress = /^https?:\/\//.test(value) && URL.canParse(value);
    if (isAddress) continue;
    return { mistake: `--${name} ${value} is not an address: write one such as https://HOST.` };
  }
  const isNamed = (owner: string, name: string) => name.toLowerCase() === owner;
  const [owner, another] = owners.filter((each) => names.some((name) => isNamed(each, name)));
  const [root, ...others] = names.filter((name) => !owners.some((each) => isNamed(each, name)));
  if (another) return { mistake: `${owner} and ${another} are two owners: name one of them.` };
  if (others.length > 0) return { mistake: `${others.join(" ")} is too much.` };
  if (root && !existsSync(join(root, "content"))) {
    return { mistake: `${root} is not an owner: choose ${owners.join(", ")}.` };
  }
  return {
    ...values,
    owner,
    root: root ?? fileURLToPath(new URL("..", import.meta.url)),
    folders: root ? ["."] : contentRoots,
  };
}

async function visitSite(url: string, connect: string | undefined, root: string) {
  const env = readEnv();
  const knowsStore = Boolean(process.env.DATABASE_URL || process.env.DATA_DIR);
  console.log(`Visiting ${url}${connect ? ` at ${connect}` : ""}\n`);
  return checkSite({ url, connect, root, env, knowsStore }).catch((error: Error): Finding[] => {
    if (error instanceof StartError) throw error;
    const fault = `${url} does not answer: ${error.message}. Check DNS, the proxy and its certificate`;
    return [judgeCheck("address", [fault], "")];
  });
}

await runOrExplain(async () => {
  const given = readArguments();
  if ("mistake" in given) {
    console.error(`${given.mistake}\n\n${usage}`);
    process.exitCode = 2;
    return;
  }
  await checkEditions(given.root, given.folders).catch((error) => {
    if (!(error instanceof ContentError)) throw error;
    const advice =
      "Correct this first: what is left before the launch can be listed once all content fits.";
    throw new StartError(`${error.message}\n\n${advice}`);
  });
  const { points, notShown } = await listAllPoints(given.root, given.folders);
  const { count, lines } = renderPoints(points, given.owner);
  for (const line of [...(given.owner ? [] : notShown), ...lines]) console.log(line);
  const findings = given.url ? await visitSite(given.url, given.connect, given.root) : [];
  for (const finding of findings) console.log(renderFinding(finding));
  if (findings.length > 0) console.log("");

  const failed = findings.filter(({ outcome }) => outcome === "failed").length;
  const unchecked = findings.filter(({ outcome }) => outcome === "not checked").length;
  const content =
    count === 0
      ? `nothing left to do${given.owner ? ` for ${given.owner}` : ""}`
      : `${count} ${count === 1 ? "point" : "points"} left`;
  const visited = given.url
    ? `; ${findings.length - failed - unchecked} checks ok, ${failed} failed, ${unchecked} not checked`
    : "";
  const isReady = count + failed + unchecked === 0 && !given.owner;
  const end = isReady ? ", ready to go" : "";
  console.log(`launch: ${content}${visited}${end}`);
  if (count > 0) console.log("Put in the real values and delete their marks.");
  process.exitCode = count + failed > 0 ? 1 : 0;
});
