import { describe, expect, it } from "vitest";
import { digestLength } from "../../leads/store/digest.ts";
import { buildTestLead, now } from "./test-lead.ts";
import { type Adapter, testStore } from "./tested-store.ts";

/** A day from today; a new store has today as its latest digest's. */
const getDay = (distance: number) =>
  new Date(Date.now() + distance * 86_400_000).toISOString().slice(0, 10);

/** What every adapter must do for the daily digest. */
export function describeDigest(adapter: Adapter): void {
  describe(`${adapter.name} for the daily digest`, () => {
    const tested = testStore(adapter);
    const { save } = tested;

    const list = async (lateSince: Date, undeliveredSince: Date) => {
      const lists = await tested.store.getDigest(lateSince, undeliveredSince);
      const getIds = ({ leads }: { leads: readonly { id: string }[] }) => leads.map(({ id }) => id);
      return Object.fromEntries(Object.entries(lists).map(([topic, own]) => [topic, getIds(own)]));
    };
    const later = new Date(now.getTime() + 1000);

    it("sends once a day, though several ask at once", async () => {
      const sent: string[] = [];
      const send = (day: string) =>
        tested.store.sendDaily(day, async () => {
          sent.push(day);
          expect(await tested.store.sendDaily(day, () => Promise.reject(new Error("twice")))).toBe(
            false,
          );
        });
      expect(await send(getDay(0))).toBe(false);
      expect(await send(getDay(1))).toBe(true);
      expect(await send(getDay(1))).toBe(false);
      expect(await send(getDay(2))).toBe(true);
      expect(await send(getDay(1))).toBe(false);
      expect(sent).toEqual([getDay(1), getDay(2)]);
    });

    it("sends once a week, from the Monday after, though several ask at once", async () => {
      const getMonday = (weeks: number) =>
        getDay(7 * weeks - ((new Date(`${getDay(0)}T00:00Z`).getUTCDay() + 6) % 7));
      const sent: string[] = [];
      const send = (monday: string) =>
        tested.store.sendWeekly(monday, async () => {
          sent.push(monday);
          expect(await tested.store.sendWeekly(monday, async () => {})).toBe(false);
        });
      expect(await tested.store.isWeekDue(getMonday(0))).toBe(false);
      expect(await tested.store.isWeekDue(getMonday(1))).toBe(true);
      expect(await send(getMonday(0))).toBe(false);
      expect(await send(getMonday(1))).toBe(true);
      expect(await send(getMonday(1))).toBe(false);
      expect(await tested.store.isWeekDue(getMonday(1))).toBe(false);
      expect(await send(getMonday(3))).toBe(true);
      expect(sent).toEqual([getMonday(1), getMonday(3)]);
    });

    it("sends again what was not accepted", async () => {
      const refused = tested.store.sendDaily(getDay(1), () => Promise.reject(new Error("no")));
      await expect(refused).rejects.toThrow("no");
      expect(await tested.store.sendDaily(getDay(1), async () => {})).toBe(true);
    });

    it("does not wait for a day that only a wrong clock can have set", async () => {
      await tested.store.sendDaily(getDay(4000), async () => {});
      expect(await tested.store.sendDaily(getDay(1), async () => {})).toBe(true);
    });

    it("lists who was not answered in time, and nobody else", async () => {
      await save(1);
      await save(2);
      await save(3, {}, { receivedAt: later.toISOString() });
      await tested.store.changeLead("LEAD-2", { kind: "answered" }, "command", now);
      expect(await list(now, now)).toMatchObject({ late: [] });
      expect(await list(later, now)).toMatchObject({ late: ["LEAD-1"] });
    });

    it("lists the quarantine", async () => {
      await save(1, {}, { inQuarantine: true, verdict: ["honeypot"] });
      expect(await list(later, later)).toEqual({
        late: [],
        quarantine: ["LEAD-1"],
        undelivered: [],
      });
    });

    it("lists what has been undelivered for long, each lead once", async () => {
      const { lead, deliveries } = buildTestLead(1);
      const hook = { id: "hook-1", kind: "webhook", messageId: "msg_hook-1" } as const;
      await tested.store.saveLead(lead, [...deliveries, hook]);
      expect(await list(now, now)).toMatchObject({ undelivered: [] });
      expect(await list(now, later)).toMatchObject({ undelivered: ["LEAD-1"] });
      const sent = { state: "sent", sentAt: now } as const;
      for (const kind of ["team", "webhook"] as const) {
        await tested.store.deliverNextDue([kind], now, async () => sent);
      }
      expect(await list(now, later)).toMatchObject({ undelivered: [] });
    });

    it("counts all, and names the oldest", async () => {
      for (let number = 1; number <= digestLength + 5; number++) {
        const receivedAt = new Date(now.getTime() - number * 1000).toISOString();
        await save(number, {}, { receivedAt, inQuarantine: true });
      }
      const { quarantine } = await tested.store.getDigest(now, now);
      expect(quarantine.count).toBe(digestLength + 5);
      expect(quarantine.leads).toHaveLength(digestLength);
      expect(quarantine.leads[0]).toEqual({
        id: `LEAD-${digestLength + 5}`,
        since: new Date(now.getTime() - (digestLength + 5) * 1000),
      });
    });
  });
}
