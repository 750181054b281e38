/** `npm run desk -- ADDRESS`: the desk on this computer, for one person, without sign-in by mail. */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createLocalDesk } from "leads/desk";
import { describeMissingStore, openSharedStore } from "leads/node";
import { parsePublicAddress } from "leads/schema";
import { createLog, getErrorDetails } from "startup/log";
import { runOrExplain } from "startup/run-or-explain";
import { StartError } from "startup/start-error";
import { type Env, readEnv } from "./env.ts";
import { readSiteManifest } from "./follow-releases.ts";
import { startHttpServer } from "./http-server.ts";
import { findFonts, listSiteFiles, selectDeskFiles } from "./site-files.ts";
import { createStaticListener } from "./static.ts";

const root = join(import.meta.dirname, "../build/current/client");

async function openDesk(): Promise<void> {
  process.umask(0o077);
  const env = readEnv();
  const user = chooseUser(process.argv.slice(2), env);
  const store = await openSharedStore(env, { make: false });
  if (!store) throw new StartError(describeMissingStore(env));
  const log = createLog();
  const site = existsSync(root) ? listSiteFiles(root) : undefined;
  const serveFile =
    site &&
    createStaticListener({ site: selectDeskFiles(site), homes: [], redirects: [], policies: {} });

  let answer: RequestListener = (_request, response) => response.writeHead(503).end();
  const server = await startHttpServer((request, response) => answer(request, response), {
    host: "127.0.0.1",
    port: env.deskPort,
    maxConnections: 100,
  });
  const fonts = site ? findFonts(site) : {};
  const getCampaignCosts = () => (site ? readSiteManifest(dirname(root)).campaignCosts : []);
  const own = { store, log, fonts, user, origin: server.address, getCampaignCosts };
  const desk = await createLocalDesk({ ...env, ...own });
  answer = (request, response) => {
    const isDesk = /^\/desk(\/|$|\?)/.test(request.url ?? "");
    const answerRequest = isDesk || !serveFile ? desk.listener : serveFile;
    answerRequest(request, response).catch((error) => {
      log.error("request failed", getErrorDetails(error));
      response.destroy();
    });
  };
  console.log(`The desk is open for ${user} on this computer. Press Ctrl+C to close it.\n`);
  console.log(`  ${desk.address}\n\nThe address works once, within 15 minutes.`);
  if (process.stdout.isTTY) openInBrowser(desk.address);

  const stop = async () => {
    await server.close();
    await store.close();
    process.exit(0);
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
}

/** The address that changes are recorded under. */
function chooseUser([given, ...more]: readonly string[], { desk }: Env): string {
  const named = given ?? (desk.users.length === 1 ? desk.users[0] : undefined);
  const user = parsePublicAddress(named ?? "")?.toLowerCase();
  if (user && more.length === 0) return user;
  throw new StartError(
    "Say who you are, because every change is recorded: npm run desk -- anna@example.com",
  );
}

/** By a file that only this user can read: other users can see the arguments of a program. */
function openInBrowser(address: string): void {
  const file = join(mkdtempSync(join(tmpdir(), "desk-")), "open.html");
  writeFileSync(file, `<meta http-equiv="refresh" content="0; url=${address}">`);
  const [program = "", ...args] = {
    darwin: ["open"],
    win32: ["cmd", "/c", "start", ""],
  }[process.platform as string] ?? ["xdg-open"];
  const child = spawn(program, [...args, file], { stdio: "ignore", detached: true });
  child.on("error", () => {}); // there is no browser, and the address is on the screen
  child.unref();
}

await runOrExplain(openDesk);
// What was opened before it failed does not keep it.
if (process.exitCode) process.exit();
