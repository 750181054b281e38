import { existsSync, mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { buildTestLead } from "../../tests/leads/test-lead.ts";
import { openTestStore } from "../../tests/leads/test-store.ts";
import { getOutboxFolder } from "../outbox/mail-delivery.ts";
import { createMemoryCounter } from "../spam/hourly-counter.ts";
import { startRetention } from "./erase.ts";

const hour = 3_600_000;

it("removes what is too old every hour, with its mails, and logs it", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-20T10:00:00Z"), toFake: ["Date", "setInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const { dataDir, store } = await openTestStore();
  const { lead, deliveries } = buildTestLead(1);
  await store.saveLead(lead, deliveries);
  const suspect = buildTestLead(2).lead;
  await store.saveLead({ ...suspect, inQuarantine: true, verdict: ["honeypot"] }, []);
  const outbox = getOutboxFolder(dataDir);
  mkdirSync(outbox);
  const writeMail = (file: string, minutesAgo = 0) => {
    writeFileSync(join(outbox, file), "");
    const time = (Date.now() - minutesAgo * 60_000) / 1000;
    utimesSync(join(outbox, file), time, time);
  };
  const files = ["LEAD-1.eml", "LEAD-0.eml", "LEAD-0.visitor.eml.part", "alarm-1.eml", "notes.txt"];
  for (const file of files) writeMail(file);
  // A link that still works, and one that does not.
  writeMail("sign-in-new.eml", 14);
  writeMail("sign-in-old.eml", 16);

  const logged: string[] = [];
  const write = (event: string, details?: object) =>
    void logged.push(`${event} ${JSON.stringify(details)}`);
  const settings = {
    desk: { isOn: true, users: ["anna@example.com"] },
    retention: { leadMonths: 12, suspectDays: 30 },
    clock: { now: () => new Date() },
    log: { info: write, error: write },
    counter: createMemoryCounter(),
  };
  onTestFinished(startRetention({ ...settings, store, dataDir } as never));
  for (const [step, [time, leads, suspects, mailFiles]] of [
    ["2026-11-20T10:00:00Z", 0, 0, 3] as const,
    ["2026-12-20T08:00:00Z", 0, 0, 1] as const,
    ["2026-12-20T10:00:00Z", 0, 1, 0] as const,
    ["2027-11-20T10:00:00Z", 1, 0, 1] as const,
  ].entries()) {
    vi.setSystemTime(time);
    if (step > 0) vi.advanceTimersByTime(hour);
    await expect.poll(() => logged).toHaveLength(step + 1);
    const removed = JSON.stringify({ leads, suspects, mailFiles });
    expect(logged.at(-1)).toBe(`retention removed ${removed}`);
  }
  expect(await store.getLeads()).toEqual([]);
  expect(existsSync(join(outbox, "notes.txt"))).toBe(true);
});
