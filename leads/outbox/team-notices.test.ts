import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expect, it } from "vitest";
import { buildTestLead } from "../../tests/leads/test-lead.ts";
import { openTestStore } from "../../tests/leads/test-store.ts";
import { createOwnerNotice } from "./delivery.ts";
import { drainOutbox } from "./outbox.ts";
import { sendMorningMail } from "./team-notices.ts";

const bo = "bo@example.com";
const log = { info() {}, error() {} };

/** A store with lead 1, and what its outbox and its mornings send. */
async function start(users: readonly string[] = [], hasDigest = false) {
  const { dataDir, store } = await openTestStore();
  await store.saveLead(buildTestLead(1, { message: "Secret words", interests: ["Demo"] }).lead, []);
  const clock = { time: new Date("2026-12-01T05:00:00Z"), now: () => clock.time };
  const options = {
    store,
    clock,
    log,
    dataDir,
    hasDigest,
    timeZone: "Europe/Berlin",
    siteOrigin: "https://www.example.com",
    mail: { from: "web@example.com", to: ["sales@example.com"] },
    webhook: undefined,
    desk: { isOn: true, users, origin: undefined, port: undefined },
    getContactPages: () => [] as never,
  };
  return {
    store,
    clock,
    change: (kind: "owner" | "reminder", value: string, by = "anna@example.com") => {
      const change = { kind, value };
      const told = createOwnerNotice(change, by, options.siteOrigin);
      return store.changeLead("LEAD-1", change, by, clock.now(), told);
    },
    async send() {
      await sendMorningMail(options as never, new AbortController().signal);
      await drainOutbox(options as never);
      const files = globSync("outbox/*.eml", { cwd: dataDir }).sort();
      return Promise.all(
        files.map(async (file) => {
          const { subject, text, to } = await PostalMime.parse(readFileSync(join(dataDir, file)));
          return { subject, text, to: to?.map(({ address }) => address) };
        }),
      );
    },
  };
}

it("tells an owner that somebody else has made the lead theirs, without a word in the subject", async () => {
  const { change, send } = await start();
  await change("owner", bo, bo);
  expect(await send()).toEqual([]);
  await change("owner", "cy@example.com");
  await change("owner", bo);
  const mails = await send();
  expect(mails.map(({ to }) => to).sort()).toEqual([[bo], ["cy@example.com"]]);
  for (const { subject, text } of mails) {
    expect(subject).toBe("Your lead LEAD-1: Demo");
    expect(text).toContain("https://www.example.com/desk/leads/LEAD-1");
  }
});

it("reminds the owner on the morning of the day, once, and the team where there is none", async () => {
  const { change, clock, send, store } = await start();
  await change("reminder", "2026-12-01");
  expect(await send()).toEqual([]);
  clock.time = new Date("2026-12-01T06:00:00Z");
  expect(await send()).toMatchObject([
    { subject: "Reminder of lead LEAD-1: Demo", to: ["sales@example.com"] },
  ]);
  await change("owner", bo, bo);
  await change("reminder", "2026-12-02");
  clock.time = new Date("2026-12-02T09:00:00Z");
  for (const _ of [1, 2]) expect((await send()).map(({ to }) => to)).toContainEqual([bo]);
  expect((await store.getLead("LEAD-1"))?.deliveries).toHaveLength(2);
});

it("mails the team once a day who waits and what is in quarantine, without a word of a visitor", async () => {
  const { clock, send, store } = await start([], true);
  await store.saveLead({ ...buildTestLead(2).lead, inQuarantine: true }, []);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  clock.time = new Date(`${tomorrow}T12:00:00Z`);
  const [mail, ...others] = [...(await send()), ...(await send())];
  expect(others).toEqual([mail]); // one file, written once
  expect(mail).toMatchObject({
    subject: "Leads at www.example.com: 1 late, 1 in quarantine",
    to: ["sales@example.com"],
  });
  for (const id of ["LEAD-1", "LEAD-2"]) {
    expect(mail?.text).toContain(`https://www.example.com/desk/leads/${id}`);
  }
  expect(mail?.text).not.toMatch(/thao|Nguy|Secret/i);
});
