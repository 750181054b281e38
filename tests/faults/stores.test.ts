import { spawnSync } from "node:child_process";
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "cheerio";
import { expect, it, onTestFinished } from "vitest";
import { getRows } from "../leads/stored-rows.ts";
import { waitFor } from "../processes.ts";
import {
  createDatabase,
  queryRows,
  startCluster,
  waitForDeliveries,
} from "../server/postgres-cluster.ts";
import { startServerProcess } from "../server/server-process.ts";
import { makeTemporaryFolder, messages } from "../server/site-fixture.ts";
import { startServer } from "../server/start-server.ts";
import { functionPath } from "../server/submissions.ts";
import {
  buildPlanted,
  countTelltales,
  createPersistentSender,
  expectAllStoredOnce,
  type Sent,
  send,
  sendAtRate,
} from "./load.ts";
import { itInFull, report, scale, withoutLimits } from "./scale.ts";

/** As long as may be: on a full disk, a short one may still fit. */
const plantedMessage = "Planted\nmessage ".repeat(300).trim();

/** Posts the form as a browser without scripts; gives the status and the message in the answer. */
async function postForm(address: string): Promise<{ status: number; kept: boolean }> {
  const fields = { name: "Planted Name", email: "plant-secret@example.com", consent: "yes" };
  const response = await fetch(address + functionPath, {
    method: "POST",
    body: new URLSearchParams({ ...fields, message: plantedMessage }),
    redirect: "manual",
  });
  const $ = load(await response.text());
  const kept =
    $("textarea").text() === plantedMessage &&
    $("[name=name]").attr("value") === "Planted Name" &&
    $("[data-form-alert]").text() === messages.failed;
  return { status: response.status, kept };
}

async function getHealth(address: string): Promise<number> {
  return (await fetch(`${address}/healthz`)).status;
}

/** A folder on a disk of its own that holds so many kilobytes; undefined where that cannot be made. */
function mountSmallDisk(kilobytes: number, access = "rw"): string | undefined {
  const folder = makeTemporaryFolder();
  const options = `${access},size=${kilobytes}k,mode=0700`;
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder]);
  if (status !== 0) return;
  onTestFinished(() => void spawnSync("umount", ["-l", folder]));
  return folder;
}

it("says so when the disk is full, and goes on when it is not", async () => {
  const dataDir = mountSmallDisk(1_500);
  if (!dataDir) return report("disk full", { skipped: "only root can mount a small disk" });
  const ballast = join(dataDir, "ballast");
  writeFileSync(ballast, Buffer.alloc(400_000));
  const server = await startServer({ dataDir, variables: withoutLimits });
  const sent: Sent[] = [];
  const sendLong = () => send(server.address, buildPlanted({ message: "Planted ".repeat(600) }));
  let refused = 0;
  while (refused < scale(20, 4) && sent.length < 5_000) {
    // Four at once share a commit, for which the disk may be too small, though not for each.
    const results = await Promise.all([sendLong(), sendLong(), sendLong(), sendLong()]);
    sent.push(...results);
    refused += results.filter(({ status }) => status !== 200).length;
  }
  const form = await postForm(server.address);
  const strange = sent.filter(({ status }) => status !== 200 && status !== 503).length;
  const health = await getHealth(server.address);
  rmSync(ballast);
  await waitFor(async () => {
    const result = await sendLong();
    sent.push(result);
    return result.status === 200 || undefined;
  });
  expectAllStoredOnce("disk full", {
    sent,
    leads: getRows(dataDir, "leads"),
    servers: [server],
    figures: {
      stored: sent.filter(({ status }) => status === 200).length,
      "refused with 503": refused,
      "other answers": [strange, 0],
      "to a form": [form.status, 503],
      "form's text kept": [form.kept, true],
      "/healthz": [health, 503],
      "/healthz once it stores again": [await getHealth(server.address), 200],
    },
  });
});

/** Makes the database's files immutable, as a disk does that turned read only; false where nobody may. */
function setImmutable(dataDir: string, value: boolean): boolean {
  const files = readdirSync(dataDir).filter((file) => /^site\.db(-wal)?$/.test(file));
  const { status } = spawnSync("chattr", [value ? "+i" : "-i", ...files], { cwd: dataDir });
  return status === 0;
}

it("keeps the visitor's text while SQLite's files are read only", async () => {
  const server = await startServer({ variables: withoutLimits });
  const { address, dataDir } = server;
  const known = buildPlanted();
  const first = await send(address, known);
  if (!setImmutable(dataDir, true)) {
    return report("SQLite read only", { skipped: "only root can make files immutable" });
  }
  onTestFinished(() => void setImmutable(dataDir, false));
  const body = buildPlanted();
  const refused = await send(address, body);
  const again = await send(address, known);
  const form = await postForm(address);
  const health = await getHealth(address);
  const page = (await fetch(address)).status;
  setImmutable(dataDir, false);
  const stored = await send(address, body);
  const ids = getRows(dataDir, "leads").map(({ id }) => id);
  await waitFor(() => getRows(dataDir, "outbox").every((row) => row.state === "sent") || undefined);

  const readOnly = mountSmallDisk(100, "ro");
  const start = readOnly
    ? await startServer({ dataDir: readOnly }).catch(({ message }) => message)
    : "not tried: only root can mount";
  report("SQLite read only", {
    answer: [refused.status, 503],
    "to what is stored already": [again.id, first.id],
    "to a form": [form.status, 503],
    "form's text kept": [form.kept, true],
    "/healthz": [health, 503],
    pages: [page, 200],
    "stored in the end": [ids.join(), `${first.id},${stored.id}`],
    "/healthz in the end": [await getHealth(address), 200],
    "a start there": start,
    "servers with words in the log": [countTelltales([server]), 0],
  });
  expect(start).toMatch(/^not tried|^DATA_DIR is .*EROFS[^\n]*$/);
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
  const refused = await send(server.address, body);
  const form = await postForm(server.address);
  await setReadOnly("off");
  const stored = await waitFor(async () => {
    const result = await send(server.address, body);
    return result.status === 200 ? result : undefined;
  });
  report("PostgreSQL read only", {
    answer: [refused.status, 503],
    "to a form": [form.status, 503],
    "form's text kept": [form.kept, true],
    "stores again": [stored.status, 200],
  });
});

itInFull("outlives restarts of the database under load", async () => {
  const cluster = await startCluster();
  onTestFinished(() => cluster.remove());
  const DATABASE_URL = await createDatabase(cluster.url);
  const variables = { ...withoutLimits, DATABASE_URL };
  const servers = await Promise.all([
    startServerProcess({ variables }),
    startServerProcess({ variables }),
  ]);
  const tries: Sent[] = [];
  const addresses = servers.map(({ address }) => address);
  const count = 1_500;
  const restarts = 5;
  const load = sendAtRate(count, 50, createPersistentSender(addresses, tries));
  for (let restart = 0; restart < restarts; restart++) {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await cluster.restart();
  }
  const sent = await load;
  const leads = await queryRows(DATABASE_URL, "select id, submission_id from leads");
  await waitForDeliveries(DATABASE_URL);
  const statuses = [...new Set(tries.map(({ status }) => status))];
  const ends = await Promise.all(servers.map((server) => server.stop()));
  expectAllStoredOnce("database restarted under load", {
    sent: tries,
    leads,
    servers,
    figures: {
      servers: servers.length,
      restarts,
      stored: [leads.length, count],
      "tries refused": tries.length - sent.length,
      answers: [statuses.sort().join(), "200,503"],
      "codes of the ends": [ends.map(({ code }) => code).join(), "0,0"],
    },
  });
});
