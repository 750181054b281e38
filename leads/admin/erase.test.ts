import { existsSync, mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { buildTestLead } from "../../tests/leads/test-lead.ts";
import { openTestStore } from "../../tests/leads/test-store.ts";
import { getOutboxFolder } from "../outbox/mail-delivery.ts";
import { createMemoryCounter } from "../spam/hourly-counter.ts";
import type { LeadStore } from "../store/lead-store.ts";
import { startRetention } from "./erase.ts";

const hour = 3_600_000;
let dataDir: string;
let store: LeadStore;
let stop: () => Promise<void>;
let logged: string[];

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date("2026-11-20T10:00:00Z"), toFake: ["Date", "setInterval"] });
  ({ dataDir, store } = await openTestStore());
  mkdirSync(getOutboxFolder(dataDir));
  logged = [];
});

afterEach(async () => {
  await stop();
  vi.useRealTimers();
});

function start(): void {
  const write = (event: string, details?: object) => {
    logged.push(`${event} ${JSON.stringify(details)}`);
  };
  const log = { info: write, error: write };
  const clock = { now: () => new Date() };
  const retention = { leadMonths: 12, suspectDays: 30 };
  const desk = { isOn: true, users: ["anna@example.com"], origin: undefined };
  const counter = createMemoryCounter();
  stop = startRetention({ store, counter, dataDir, desk, clock, log, retention } as never);
}

it("removes what is too old every hour, with its mails, and logs it", async () => {
  const { lead, deliveries } = buildTestLead(1);
  await store.saveLead(lead, deliveries);
  const suspect = buildTestLead(2).lead;
  await store.saveLead({ ...suspect, inQuarantine: true, verdict: ["honeypot"] }, []);
  const files = ["LEAD-1.eml", "LEAD-0.eml", "LEAD-0.visitor.eml.part", "alarm-1.eml", "notes.txt"];
  const write = (file: string, minutesAgo: number) => {
    const path = join(getOutboxFolder(dataDir), file);
    writeFileSync(path, "");
    const time = (Date.now() - minutesAgo * 60_000) / 1000;
    utimesSync(path, time, time);
  };
  for (const file of files) write(file, 0);
  // A link that still works, and one that does not.
  write("sign-in-new.eml", 14);
  write("sign-in-old.eml", 16);

  start();
  await expect.poll(() => logged).toHaveLength(1);
  expect(logged[0]).toBe('retention removed {"leads":0,"suspects":0,"mailFiles":3}');

  vi.setSystemTime("2026-12-21T10:00:00Z");
  vi.advanceTimersByTime(hour);
  await expect.poll(() => logged).toHaveLength(2);
  expect(logged[1]).toBe('retention removed {"leads":0,"suspects":1,"mailFiles":1}');

  vi.setSystemTime("2027-11-20T10:00:00Z");
  vi.advanceTimersByTime(hour);
  await expect.poll(() => logged).toHaveLength(3);
  expect(logged[2]).toBe('retention removed {"leads":1,"suspects":0,"mailFiles":1}');
  expect(await store.getLeads()).toEqual([]);
  expect(existsSync(join(getOutboxFolder(dataDir), "notes.txt"))).toBe(true);
});
