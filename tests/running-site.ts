import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { getRows } from "./leads/stored-rows.ts";
import { findFreePort, startProcess } from "./processes.ts";

const root = resolve(import.meta.dirname, "..");

/** A running site of its own: the built pages, the function, a SQLite file, an outbox folder. */
export interface RunningSite {
  origin: string;
  dataDir: string;
  /** Every stored lead, oldest first, with its fields and the columns of the leads table. */
  readLeads(): Record<string, unknown>[];
  /** Every mail in the outbox folder. */
  readOutbox(): Promise<Email[]>;
  stop(): Promise<void>;
}

/** Starts a server on a build, with a data folder of its own, which goes when the server stops. */
export async function openSite(
  buildDir: string,
  variables: Record<string, string> = {},
): Promise<RunningSite> {
  const dataDir = mkdtempSync(join(tmpdir(), "aes32-e2e-"));
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = startProcess(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", "tests/server/server-entry.ts", buildDir],
    {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        HOST: "127.0.0.1",
        DATA_DIR: dataDir,
        SITE_ORIGIN: origin,
        ...variables,
      },
    },
  );
  server.child.stderr?.pipe(process.stderr);
  await server.waitForOutput(/Site\s+http:\S+\n/);
  return {
    origin,
    dataDir,
    readLeads: () => getRows(dataDir, "leads"),
    async readOutbox() {
      const folder = join(dataDir, "outbox");
      const files = globSync("*.eml", { cwd: folder });
      return Promise.all(files.map((file) => PostalMime.parse(readFileSync(join(folder, file)))));
    },
    async stop() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
