import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { LeadStore } from "../../leads/store/lead-store.ts";
import { now } from "./test-lead.ts";

const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const link = (hash: string, email = "anna@example.com", created = 0) => ({
  hash,
  email,
  createdAt: minutes(created),
  expiresAt: minutes(created + 15),
});

/** What every adapter must do for the desk's sign-in; as `describeStore`. */
export function describeDeskSessions(
  adapter: string,
  open: () => Promise<LeadStore>,
  reset: () => Promise<void>,
): void {
  describe(`${adapter} for the desk`, () => {
    let store: LeadStore;
    beforeEach(async () => {
      await reset();
      store = await open();
    });
    afterEach(() => store.close());

    it("lets a link be used once, until it expires", async () => {
      await store.saveLink(link("a"), 9);
      await store.saveLink(link("b"), 9);
      const uses = await Promise.all([
        store.useLink("a", minutes(1)),
        store.useLink("a", minutes(1)),
      ]);
      expect(uses.sort()).toEqual(["anna@example.com", undefined]);
      expect(await store.useLink("b", minutes(15))).toBeUndefined();
      expect(await store.useLink("c", minutes(1))).toBeUndefined();
    });

    it("keeps the key that signs links", async () => {
      const key = await store.getLinkKey();
      expect(key.length).toBeGreaterThanOrEqual(64);
      await store.close();
      store = await open();
      expect(await store.getLinkKey()).toBe(key);
    });

    it("counts the links of an address within an hour, used ones included", async () => {
      expect(await store.saveLink(link("a"), 2)).toBe(true);
      await store.useLink("a", minutes(1));
      expect(await store.saveLink(link("b", "anna@example.com", 30), 2)).toBe(true);
      expect(await store.saveLink(link("c", "anna@example.com", 59), 2)).toBe(false);
      expect(await store.useLink("c", minutes(60))).toBeUndefined();
      expect(await store.saveLink(link("d", "bo@example.com", 59), 2)).toBe(true);
      expect(await store.saveLink(link("e", "anna@example.com", 61), 2)).toBe(true);
    });

    it("saves no more links than allowed when many are asked for at once", async () => {
      const saves = Array.from({ length: 10 }, (_, index) => store.saveLink(link(`${index}`), 3));
      expect((await Promise.all(saves)).filter(Boolean)).toHaveLength(3);
    });

    it("keeps a session until it ends or expires", async () => {
      await store.saveSession(link("a"));
      await store.saveSession(link("b"));
      expect(await store.findSession("a", minutes(14))).toBe("anna@example.com");
      expect(await store.findSession("a", minutes(15))).toBeUndefined();
      await store.endSession("a");
      expect(await store.findSession("a", minutes(1))).toBeUndefined();
      expect(await store.findSession("b", minutes(1))).toBe("anna@example.com");
    });

    it("ends everything of an address, its links included", async () => {
      await store.saveSession(link("a"));
      await store.saveSession(link("b"));
      await store.saveSession(link("c", "bo@example.com"));
      await store.saveLink(link("d"), 9);
      await store.saveLink(link("e", "bo@example.com"), 9);
      await store.endSessions("anna@example.com");
      const sessions = ["a", "b", "c"].map((hash) => store.findSession(hash, minutes(1)));
      expect(await Promise.all(sessions)).toEqual([undefined, undefined, "bo@example.com"]);
      expect(await store.useLink("d", minutes(1))).toBeUndefined();
      expect(await store.useLink("e", minutes(1))).toBe("bo@example.com");
    });
  });
}
