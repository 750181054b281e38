/**
 * `npm run check:launch`: lists what is left to do before launch, by whoever has to do it; with the name
 * of an owner, every place that is theirs. With `-- --url https://HOST` it also visits the finished site and sends its
 * form; `--connect http://HOST:PORT` says where to reach it before the domain points there.
 *
 * To check the form, set VITE_BACKEND_KEY as for the build. To check the store and the mail, set
 * DATABASE_URL or DATA_DIR as on the server.
 */
import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { ContentError } from "content-model/check-files";
import { parseOptions } from "startup/parse-options";
import { runOrExplain } from "startup/run-or-explain";
import { StartError } from "startup/start-error";
import { owners } from "../app/parts/claims/schema.ts";
import { parseBuildEnv } from "../build-site/build-env.ts";
import { makeContentConfig } from "../build-site/editor/editor-config.ts";
import { readHostedSite } from "../build-site/hosting/write-hosting.ts";
import { checkEditions, contentRoots } from "../build-site/rules/check-content.ts";
import { readEnv } from "../server/env.ts";
import { isSitePage } from "../server/file-rules.ts";
import { checkForm, checkLead, describeUnseen } from "./launch/form-check.ts";
import { listOpenPoints, type OpenPoint, renderPoints } from "./launch/open-points.ts";
import {
  checkPages,
  createVisitor,
  type Finding,
  judgeCheck,
  renderFinding,
  skipCheck,
} from "./launch/site-checks.ts";

function readArguments() {
  const { positionals, values } = parseOptions({
    url: { type: "string" },
    connect: { type: "string" },
  } as const);
  const owner = owners.find((each) => positionals.some((name) => name.toLowerCase() === each));
  const [root, ...others] = positionals.filter((name) => name.toLowerCase() !== owner);
  const isAddress = (value: string) => /^https?:\/\//.test(value) && URL.canParse(value);
  const wrong = Object.values(values).find((value) => !isAddress(value));
  if (wrong) throw new StartError(`${wrong} is not an address: write one such as https://HOST.`);
  if (others.length > 0 || (root && !existsSync(join(root, "content")))) {
    const names = owners.join(", ");
    throw new StartError(`${[root, ...others].join(" ")} is not an owner: choose ${names}.`);
  }
  return {
    ...values,
    owner,
    root: root ?? fileURLToPath(new URL("..", import.meta.url)),
    folders: root ? ["."] : contentRoots,
  };
}

/** Whether nobody is left at http://. */
async function checkPlain(visit: ReturnType<typeof createVisitor>, origin: string) {
  const plain = `${origin.replace("https:", "http:")}/`;
  const answer = await visit(plain).catch(() => undefined);
  const leads = !answer || answer.headers.get("location")?.startsWith(`${origin}/`);
  const fault = `${plain} answers ${answer?.status}, expected a redirect to ${origin}/: let the proxy do so`;
  return judgeCheck("https only", [leads || fault], `${plain} leads to https, or nowhere`);
}

/**
 * @param url where visitors find the site
 * @param connect where it answers now, if that is elsewhere
 * @param root the repository, with a build of the site that is online
 */
async function visitSite(url: string, connect: string | undefined, root: string) {
  const env = readEnv();
  console.log(`Visiting ${url}${connect ? ` at ${connect}` : ""}\n`);
  const { origin } = new URL(url);
  const site = readHostedSite(join(root, "build/current"));
  const visit = createVisitor(url, connect);
  const paths = site.files
    .filter(isSitePage)
    .map((file) => `/${file.replace(/index\.html$/, "")}`)
    .flatMap((path) => (path === "/" ? path : [path, path.slice(0, -1)]));
  const visitPage = async (path: string) => ({ path, ...(await visit(origin + path)) });
  const visited = { visit, origin, site, pages: await Promise.all(paths.map(visitPage)) };
  const findings = await checkPages(visited);
  findings.push(
    connect
      ? skipCheck("https only", "whether http:// leads to https://; --connect is elsewhere")
      : await checkPlain(visit, origin),
  );
  const { finding, lead } = await checkForm(visited, env.apiKey);
  findings.push(finding);
  if (!lead) return findings;
  const knowsStore = process.env.DATABASE_URL || process.env.DATA_DIR;
  return [...findings, ...(knowsStore ? await checkLead(lead, env) : describeUnseen(lead))];
}

await runOrExplain(async () => {
  const given = readArguments();
  await checkEditions(given.root, given.folders).catch((error) => {
    if (!(error instanceof ContentError)) throw error;
    const advice =
      "Correct this first: what is left before the launch can be listed once all content fits.";
    throw new StartError(`${error.message}\n\n${advice}`);
  });
  const { port } = parseBuildEnv(process.env);
  const editor = { config: await makeContentConfig(), origin: `http://localhost:${port}` };
  const open: OpenPoint[] = [];
  for (const folder of given.folders) {
    for (const point of await listOpenPoints(join(given.root, folder), folder)) {
      // Named from the project's root, as the others.
      open.push({ ...point, file: posix.join(folder, point.file) });
    }
  }
  const { count, lines } = renderPoints(editor, open, given.owner);
  for (const line of lines) console.log(line);
  if (count > 0) console.log("The addresses open while npm run edit is running.");
  if (count > 0 && !given.owner) {
    console.log("Every place of one owner: npm run check:launch -- legal\n");
  }
  const findings = given.url
    ? await visitSite(given.url, given.connect, given.root).catch((error: Error): Finding[] => {
        if (error instanceof StartError) throw error;
        const fault = `${given.url} does not answer: ${error.message}. Check DNS, the proxy and its certificate`;
        return [judgeCheck("address", [fault])];
      })
    : [];
  for (const finding of findings) console.log(renderFinding(finding));
  if (findings.length > 0) console.log("");

  const { ok = [], failed = [], ...others } = Object.groupBy(findings, ({ outcome }) => outcome);
  const unchecked = others["not checked"] ?? [];
  const visited = given.url
    ? `; ${ok.length} checks ok, ${failed.length} failed, ${unchecked.length} not checked`
    : "";
  const isReady = count + failed.length + unchecked.length === 0 && !given.owner;
  const points = `${count} ${count === 1 ? "point" : "points"} left`;
  console.log(`launch: ${points}${visited}${isReady ? ", ready to go" : ""}`);
  process.exitCode = count + failed.length > 0 ? 1 : 0;
});
