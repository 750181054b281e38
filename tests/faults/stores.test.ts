import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "cheerio";
import { expect, it, onTestFinished } from "vitest";
import { getRows } from "../leads/stored-rows.ts";
import { waitFor } from "../processes.ts";
import { createDatabase, queryRows, startCluster } from "../server/postgres-cluster.ts";
import { makeTemporaryFolder, messages } from "../server/site-fixture.ts";
import { startServer } from "../server/start-server.ts";
import { functionPath } from "../server/submissions.ts";
import { buildPlanted, expectAllStoredOnce, type Sent, send, withoutLimits } from "./load.ts";

/** As long as may be: on a full disk, a short one may still fit. */
const plantedMessage = "Planted\nmessage ".repeat(300).trim();

/** Posts the form as a browser without scripts: it is refused, and given back as it was typed. */
async function expectFormKept(address: string): Promise<void> {
  const fields = { name: "Planted Name", email: "plant-secret@example.com", consent: "yes" };
  const response = await fetch(address + functionPath, {
    method: "POST",
    body: new URLSearchParams({ ...fields, message: plantedMessage }),
    redirect: "manual",
  });
  const $ = load(await response.text());
  expect([
    response.status,
    $("textarea").text(),
    $("[name=name]").attr("value"),
    $("[data-form-alert]").text(),
  ]).toEqual([503, plantedMessage, "Planted Name", messages.failed]);
}

async function getHealth(address: string): Promise<number> {
  return (await fetch(`${address}/healthz`)).status;
}

/** A folder on a disk of its own that holds so many kilobytes; undefined where that cannot be made. */
function mountSmallDisk(kilobytes: number): string | undefined {
  const folder = makeTemporaryFolder();
  const options = `size=${kilobytes}k,mode=0700`;
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder]);
  if (status !== 0) return;
  onTestFinished(() => void spawnSync("umount", ["-l", folder]));
  return folder;
}

it("says so when the disk is full, and goes on when it is not", async () => {
  const dataDir = mountSmallDisk(1_500);
  if (!dataDir) return; // only root can mount a small disk
  const ballast = join(dataDir, "ballast");
  writeFileSync(ballast, Buffer.alloc(400_000));
  const server = await startServer({ dataDir, variables: withoutLimits });
  const sent: Sent[] = [];
  const sendLong = () => send(server.address, buildPlanted({ message: "Planted ".repeat(600) }));
  let refused = 0;
  while (refused < 4 && sent.length < 5_000) {
    // Four at once share a commit, for which the disk may be too small, though not for each.
    const results = await Promise.all([sendLong(), sendLong(), sendLong(), sendLong()]);
    sent.push(...results);
    refused += results.filter(({ status }) => status !== 200).length;
  }
  await expectFormKept(server.address);
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200, 503]));
  expect(await getHealth(server.address)).toBe(503);
  rmSync(ballast);
  await waitFor(async () => {
    const result = await sendLong();
    sent.push(result);
    return result.status === 200 || undefined;
  });
  expectAllStoredOnce(sent, getRows(dataDir, "leads"), [server]);
  expect(await getHealth(server.address)).toBe(200);
});

it("keeps the visitor's text while PostgreSQL is read only", async () => {
  const DATABASE_URL = await createDatabase();
  const database = new URL(DATABASE_URL).pathname.slice(1);
  const server = await startServer({ variables: { ...withoutLimits, DATABASE_URL } });
  const setReadOnly = async (value: "on" | "off") => {
    const change = `alter database ${database} set default_transaction_read_only = ${value}`;
    const admin = DATABASE_URL.replace(database, "postgres");
    await queryRows(admin, change);
    const others = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`;
    await queryRows(admin, others);
  };
  await setReadOnly("on");
  await waitFor(async () => ((await getHealth(server.address)) === 503 ? true : undefined));
  const body = buildPlanted();
  expect((await send(server.address, body)).status).toBe(503);
  await expectFormKept(server.address);
  await setReadOnly("off");
  await waitFor(async () => (await send(server.address, body)).status === 200 || undefined);
});

it("outlives restarts of the database under load", async () => {
  const cluster = await startCluster();
  onTestFinished(() => cluster.remove());
  const DATABASE_URL = await createDatabase(cluster.url);
  const variables = { ...withoutLimits, DATABASE_URL };
  const servers = await Promise.all([startServer({ variables }), startServer({ variables })]);
  const tries: Sent[] = [];
  let isOver = false;
  /** As browsers behind a load balancer: again, under the same id, until it is stored. */
  const visit = async () => {
    while (!isOver) {
      const body = buildPlanted();
      for (let isStored = false; !isStored; ) {
        const result = await send(servers[tries.length % 2]?.address ?? "", body);
        tries.push(result);
        isStored = result.status === 200;
      }
    }
  };
  const visitors = Array.from({ length: 4 }, visit);
  for (let restart = 0; restart < 2; restart++) {
    const before = tries.length;
    await waitFor(() => tries.length > before + 20 || undefined);
    await cluster.restart();
  }
  isOver = true;
  await Promise.all(visitors);
  expectAllStoredOnce(tries, await queryRows(DATABASE_URL, "select * from leads"), servers);
  expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([200, 503]));
  const pending = "select id from outbox where state <> 'sent' limit 1";
  await waitFor(async () => (await queryRows(DATABASE_URL, pending)).length === 0 || undefined);
});
