import { Webhook } from "standardwebhooks";
import { expect, it } from "vitest";
import { buildTestLead, now } from "../../tests/leads/test-lead.ts";
import { openTestStore } from "../../tests/leads/test-store.ts";
import { startHttpReceiver } from "../../tests/server/http-receiver.ts";
import { tellErased } from "./outbox.ts";

const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const quiet = { info() {}, error() {} };
const never = new AbortController().signal;

/** A store from which a lead that was reported and one that was not are erased. */
async function eraseTwo() {
  const { store } = await openTestStore();
  const { lead, deliveries } = buildTestLead(1);
  const hook = { id: "hook-1", kind: "webhook", messageId: "msg_hook-1" } as const;
  await store.saveLead(lead, [...deliveries, hook]);
  await store.saveLead(buildTestLead(2).lead, []);
  await store.deliverNextDue(["webhook"], now, async () => ({ state: "sent", sentAt: now }));
  await store.eraseLeads("thao@example.com");
  return store;
}

it("tells the receiver of what it was told before, again until it is taken, and nothing else", async () => {
  const store = await eraseTwo();
  const { calls, url } = await startHttpReceiver([500]);
  const webhook = { url, format: "standard", secret } as const;
  const tell = (time: Date) =>
    tellErased({ store, webhook, clock: { now: () => time }, log: quiet }, never);
  const start = new Date(Date.now() + 1000);
  expect(await tell(start)).toBe(0);
  expect(await tell(new Date(start.getTime() + 60_000))).toBe(0);
  expect(calls).toHaveLength(1);
  const later = new Date(start.getTime() + 3_600_000);
  expect([await tell(later), await tell(later)]).toEqual([1, 0]);
  expect(calls).toHaveLength(2);
  expect(new Set(calls.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  const [, call] = calls;
  expect(JSON.parse(call?.body ?? "")).toEqual({
    type: "lead.erased",
    timestamp: expect.stringMatching(/^\d{4}-/),
    data: { id: "LEAD-1" },
  });
  const sign = call?.headers["webhook-signature"];
  const signed = new Webhook(secret).sign(
    String(call?.headers["webhook-id"]),
    later,
    call?.body ?? "",
  );
  expect(sign).toBe(signed);
});

it("waits for a report that may be under way", async () => {
  const { store } = await openTestStore();
  const hook = { id: "hook-1", kind: "webhook", messageId: "msg_hook-1" } as const;
  await store.saveLead(buildTestLead(1).lead, [hook]);
  await store.eraseLeads("thao@example.com");
  expect(await store.getErasureCalls(new Date())).toEqual([]);
  expect(await store.getErasureCalls(new Date(Date.now() + 61_000))).toHaveLength(1);
});

it("keeps nothing for a service that takes no such call, and all of it without a webhook", async () => {
  const store = await eraseTwo();
  const clock = { now: () => new Date(Date.now() + 1000) };
  expect(await tellErased({ store, webhook: undefined, clock, log: quiet }, never)).toBe(0);
  expect(await store.getErasureCalls(clock.now())).toHaveLength(1);
  const webhook = { url: "https://hooks.slack.com/x", format: "slack" } as const;
  expect(await tellErased({ store, webhook, clock, log: quiet }, never)).toBe(0);
  expect(await store.getErasureCalls(clock.now())).toEqual([]);
});
