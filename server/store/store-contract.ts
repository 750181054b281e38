import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Lead, OwedMail } from "../../functions/submit-contact/ports.ts";
import type { Submission } from "../../functions/submit-contact/schema.ts";
import type { DueMail, SiteStore } from "./site-store.ts";

const received = "2026-11-20T10:00:00.000Z";
const now = new Date(received);
const later = new Date("2026-11-20T10:05:00.000Z");

/** A lead and its mail, unlike any other; `number` makes the ids. */
export function buildTestLead(
  number: number,
  changes: Partial<Submission> = {},
): { lead: Lead; owed: OwedMail[] } {
  const suffix = String(number).padStart(12, "0");
  return {
    lead: {
      id: `LEAD-${number}`,
      receivedAt: received,
      bodyHash: `hash-${number}`,
      submission: {
        submissionId: `00000000-0000-4000-8000-${suffix}`,
        name: "Thảo Nguyễn",
        email: "thao@example.com",
        consent: true,
        sourcePage: "/contact/",
        ...changes,
      },
    },
    owed: [{ id: `mail-${number}`, kind: "team", messageId: `<mail-${number}@example.com>` }],
  };
}

/**
 * What every adapter of `SiteStore` must do. `open` gives a store whose leads
 * outlive it: opened again without `reset`, they are still there.
 */
export function describeStore(
  adapter: string,
  open: () => Promise<SiteStore>,
  reset: () => Promise<void>,
): void {
  describe(`${adapter} as a store`, () => {
    let store: SiteStore;
    beforeEach(async () => {
      await reset();
      store = await open();
    });
    afterEach(() => store.close());

    const save = (number: number, changes?: Partial<Submission>) => {
      const { lead, owed } = buildTestLead(number, changes);
      return store.saveLead(lead, owed);
    };
    const getDue = async (at: Date) => {
      const due: DueMail[] = [];
      while (
        await store.deliverNextDue(at, async (mail) => {
          due.push(mail);
          return { state: "sent", sentAt: at };
        })
      );
      return due;
    };

    it("gives back every field as it was, after it was opened again", async () => {
      const full: Partial<Submission> = {
        company: "O'Neill & <Söhne>",
        role: "李",
        interests: ["Planning", "Demo"],
        message: 'one\ntwo\t👷🏽 "quoted" \'); DROP TABLE leads; --',
        utmSource: "a",
        utmMedium: "b",
        utmCampaign: "c",
        utmTerm: "d",
        utmContent: "e",
      };
      await save(1, full);
      await store.close();
      store = await open();
      const [listed] = await store.getLeads();
      expect(listed).toEqual({
        lead: buildTestLead(1, full).lead,
        mail: { state: "pending", attempts: 0 },
      });
    });

    it("stores a submission once and answers a repeat with the first id", async () => {
      expect(await save(1)).toEqual({ outcome: "stored", leadId: "LEAD-1" });
      const { lead, owed } = buildTestLead(1);
      const again = { ...lead, id: "LEAD-1-again" };
      const mails = owed.map((mail) => ({ ...mail, id: "other", messageId: "<other@x>" }));
      expect(await store.saveLead(again, mails)).toEqual({ outcome: "repeated", leadId: "LEAD-1" });
      expect(await store.getLeads()).toHaveLength(1);
      expect(await getDue(now)).toHaveLength(1);
    });

    it("refuses another body under a known submission id", async () => {
      await save(1);
      const { lead, owed } = buildTestLead(1);
      const other = { ...lead, id: "LEAD-2", bodyHash: "other" };
      expect(await store.saveLead(other, owed)).toEqual({ outcome: "conflict" });
      expect(await store.getLeads()).toHaveLength(1);
    });

    it("stores neither lead nor mail when one of them cannot be", async () => {
      await save(1);
      const { lead } = buildTestLead(2);
      const taken = buildTestLead(1).owed;
      await expect(store.saveLead(lead, taken)).rejects.toThrow();
      expect(await store.getLeads()).toHaveLength(1);
    });

    it("hands out due mails, oldest first, each to one caller at a time", async () => {
      expect(await store.getNextDueTime()).toBeUndefined();
      await save(1);
      await save(2);
      expect(await store.getNextDueTime()).toEqual(now);
      const early = new Date(now.getTime() - 1);
      expect(await getDue(early)).toEqual([]);
      const seen: string[] = [];
      await store.deliverNextDue(now, async (mail) => {
        seen.push(mail.id);
        await store.deliverNextDue(now, async (other) => {
          seen.push(other.id);
          return { state: "sent", sentAt: now };
        });
        return { state: "sent", sentAt: now };
      });
      expect(seen).toEqual(["mail-1", "mail-2"]);
      expect(await getDue(later)).toEqual([]);
      const states = (await store.getLeads()).map(({ mail }) => mail.state);
      expect(states).toEqual(["sent", "sent"]);
    });

    it("keeps a mail that was put off until it is due", async () => {
      await save(1);
      await store.deliverNextDue(now, async () => ({
        state: "pending",
        nextAttemptAt: later,
        error: "ECONNECTION",
      }));
      expect(await store.getNextDueTime()).toEqual(later);
      const [listed] = await store.getLeads();
      expect(listed?.mail).toEqual({ state: "pending", attempts: 1, lastError: "ECONNECTION" });
      expect(await getDue(now)).toEqual([]);
      const [mail] = await getDue(later);
      expect(mail?.attempts).toBe(1);
      expect(mail?.messageId).toBe("<mail-1@example.com>");
    });

    it("parks failed mails until they are retried", async () => {
      await save(1);
      await store.deliverNextDue(now, async () => ({ state: "failed", error: "EENVELOPE 550" }));
      expect(await store.getNextDueTime()).toBeUndefined();
      expect(await store.retryFailedMails(later)).toBe(1);
      expect(await store.retryFailedMails(later)).toBe(0);
      expect(await getDue(later)).toHaveLength(1);
    });

    it("frees a mail whose delivery broke off", async () => {
      await save(1);
      const broken = store.deliverNextDue(now, () => Promise.reject(new Error("gone")));
      await expect(broken).rejects.toThrow("gone");
      expect(await getDue(now)).toHaveLength(1);
    });

    it("lists newest first and knows its health", async () => {
      await save(1);
      await save(2);
      const ids = (await store.getLeads()).map(({ lead }) => lead.id);
      expect(ids).toEqual(["LEAD-2", "LEAD-1"]);
      await expect(store.checkHealth()).resolves.toBeUndefined();
    });
  });
}
