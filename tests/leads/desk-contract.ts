import { describe, expect, it } from "vitest";
import { now } from "./test-lead.ts";
import { type Adapter, testStore } from "./tested-store.ts";

const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const link = (hash: string, email = "anna@example.com", created = 0) => ({
  hash,
  email,
  createdAt: minutes(created),
  expiresAt: minutes(created + 15),
});

/** What every adapter must do for the desk's sign-in. */
export function describeDeskSessions(adapter: Adapter): void {
  describe(`${adapter.name} for the desk`, () => {
    const tested = testStore(adapter);
    const { reopen } = tested;

    it("lets a link be used once, until it expires", async () => {
      await tested.store.saveLink(link("a"), 9);
      await tested.store.saveLink(link("b"), 9);
      const uses = await Promise.all([
        tested.store.useLink("a", minutes(1)),
        tested.store.useLink("a", minutes(1)),
      ]);
      expect(uses.sort()).toEqual(["anna@example.com", undefined]);
      expect(await tested.store.useLink("b", minutes(15))).toBeUndefined();
      expect(await tested.store.useLink("c", minutes(1))).toBeUndefined();
    });

    it("keeps the key that signs links", async () => {
      const key = await tested.store.getLinkKey();
      expect(key.length).toBeGreaterThanOrEqual(64);
      await reopen();
      expect(await tested.store.getLinkKey()).toBe(key);
    });

    it("counts the links of an address within an hour, used ones included", async () => {
      expect(await tested.store.saveLink(link("a"), 2)).toBe(true);
      await tested.store.useLink("a", minutes(1));
      expect(await tested.store.saveLink(link("b", "anna@example.com", 30), 2)).toBe(true);
      expect(await tested.store.saveLink(link("c", "anna@example.com", 34), 2)).toBe(false);
      expect(await tested.store.useLink("c", minutes(35))).toBeUndefined();
      expect(await tested.store.saveLink(link("d", "bo@example.com", 59), 2)).toBe(true);
      expect(await tested.store.saveLink(link("e", "anna@example.com", 61), 2)).toBe(true);
    });

    it("always leaves an address a link that is fresh", async () => {
      expect(await tested.store.saveLink(link("a"), 0)).toBe(true);
      expect(await tested.store.saveLink(link("b", "anna@example.com", 4), 0)).toBe(false);
      expect(await tested.store.saveLink(link("c", "anna@example.com", 5), 0)).toBe(true);
      await tested.store.useLink("c", minutes(6));
      expect(await tested.store.saveLink(link("d", "anna@example.com", 7), 0)).toBe(true);
    });

    it("saves no more links than allowed when many are asked for at once", async () => {
      const saves = Array.from({ length: 10 }, (_, index) =>
        tested.store.saveLink(link(`${index}`), 3),
      );
      expect((await Promise.all(saves)).filter(Boolean)).toHaveLength(3);
    });

    it("keeps a session until it ends or expires", async () => {
      await tested.store.saveSession(link("a"));
      await tested.store.saveSession(link("b"));
      expect(await tested.store.findSession("a", minutes(14))).toBe("anna@example.com");
      expect(await tested.store.findSession("a", minutes(15))).toBeUndefined();
      await tested.store.endSession("a");
      expect(await tested.store.findSession("a", minutes(1))).toBeUndefined();
      expect(await tested.store.findSession("b", minutes(1))).toBe("anna@example.com");
    });

    it("ends everything of an address, its links included", async () => {
      await tested.store.saveSession(link("a"));
      await tested.store.saveSession(link("b"));
      await tested.store.saveSession(link("c", "bo@example.com"));
      await tested.store.saveLink(link("d"), 9);
      await tested.store.saveLink(link("e", "bo@example.com"), 9);
      await tested.store.endSessions("anna@example.com");
      const sessions = ["a", "b", "c"].map((hash) => tested.store.findSession(hash, minutes(1)));
      expect(await Promise.all(sessions)).toEqual([undefined, undefined, "bo@example.com"]);
      expect(await tested.store.useLink("d", minutes(1))).toBeUndefined();
      expect(await tested.store.useLink("e", minutes(1))).toBe("bo@example.com");
    });

    it("removes what has expired, and what is no user's for good", async () => {
      const [anna, bo] = ["anna@example.com", "bo@example.com"];
      for (const email of [anna, bo]) {
        await tested.store.saveSession(link(`session of ${email}`, email));
        await tested.store.saveLink(link(`link of ${email}`, email), 9);
      }
      await tested.store.removeTokens(minutes(1), [anna]);
      // As if the clock stood still: only what is gone does not come back.
      const getLeft = () =>
        Promise.all([
          tested.store.findSession(`session of ${anna}`, minutes(1)),
          tested.store.findSession(`session of ${bo}`, minutes(1)),
          tested.store.useLink(`link of ${bo}`, minutes(1)),
        ]);
      expect(await getLeft()).toEqual([anna, undefined, undefined]);
      // A server without a desk knows no users.
      await tested.store.removeTokens(minutes(1), undefined);
      expect(await getLeft()).toEqual([anna, undefined, undefined]);
      await tested.store.removeTokens(minutes(16), [anna]);
      expect(await getLeft()).toEqual([undefined, undefined, undefined]);
      // A link counts toward the limit of its address for an hour.
      expect(await tested.store.useLink(`link of ${anna}`, minutes(1))).toBe(anna);
    });
  });
}
