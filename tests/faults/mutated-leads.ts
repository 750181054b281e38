import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { beforeAll, expect } from "vitest";
import { type FieldName, fieldNames, getField } from "../../leads/fields.ts";
import type { Lead, StoredLead } from "../../leads/lead.ts";
import { getPlainFields, mutatedFields } from "../leads/mutations.ts";
import { createTestHandler } from "../leads/test-dependencies.ts";
import { now } from "../leads/test-lead.ts";
import { scale } from "./scale.ts";

/** How many leads, in each of which every field is mutated. */
export const count = scale(2000, 120);
/** The short form is the same each time. */
export const seed = scale(Date.now() % 1_000_000, 1);

/** What was sent, what became of it, and the same lead with nothing in it. */
export interface MutatedLead {
  sent: Partial<Record<FieldName, unknown>>;
  stored: StoredLead;
  twin: StoredLead;
}

/** What the team typed is as odd as what the visitor did; every third lead was entered by hand. */
function store({ submission, ...lead }: Lead, index: number): StoredLead {
  const { company: reason, message: note = "x", name } = submission;
  const by = "anna@example.com";
  const entry = { channel: "fair", by, at: lead.receivedAt, consentBasis: name } as const;
  const isEntered = index % 3 === 0;
  return {
    lead: {
      ...lead,
      ...(isEntered && { entry }),
      submission: { ...submission, consent: !isEntered },
    },
    deliveries: [],
    work: {
      stage: "won",
      value: index,
      ...(reason && { reason }),
      history: [{ kind: "note", value: note, at: now.toISOString(), by }],
    },
  };
}

/** The same fields, each filled in with a plain word. */
function buildTwin({ submission, ...lead }: Lead, index: number): StoredLead {
  const own = ["submissionId", "email", "consent", "interests", "persona", "sourcePage"];
  const values = Object.entries(submission).map(([name, value]) => [
    name,
    own.includes(name) ? value : "plain",
  ]);
  return store({ ...lead, submission: Object.fromEntries(values) }, index);
}

/** Sends what is generated as the site's script does, and what is refused once more, as plain values. */
async function sendMutations(): Promise<MutatedLead[]> {
  const cases: MutatedLead[] = [];
  const { call, deps } = createTestHandler({ now: now.toISOString() });
  const samples = fc.sample(mutatedFields, { numRuns: count, seed });
  for (const [number, sample] of samples.entries()) {
    const plain = getPlainFields(number);
    const answer = await call(sample);
    const { error } = (await answer.json()) as { error?: { fields?: { field: FieldName }[] } };
    // Without fields, it was too long as a whole.
    const refused = error ? (error.fields ?? [{ field: "message" }]).map(({ field }) => field) : [];
    const sent = { ...sample, ...Object.fromEntries(refused.map((name) => [name, plain[name]])) };
    if (error) expect((await call(sent)).status).toBe(200);
    const lead = deps.leads.at(-1) as Lead;
    cases.push({ sent, stored: store(lead, number), twin: buildTwin(lead, number) });
  }
  expect(deps.leads).toHaveLength(count);
  return cases;
}

/** The leads for the tests of a file. */
export function sendMutatedLeads() {
  let cases: MutatedLead[] = [];
  beforeAll(async () => {
    cases = await sendMutations();
  });
  return {
    getLeads: () => cases.map(({ stored }) => stored),
    getTwins: () => cases.map(({ twin }) => twin),
    /** Expects no fault of any lead; the first are shown. */
    async check(find: (each: MutatedLead, index: number) => unknown[] | Promise<unknown[]>) {
      const faults: unknown[] = [];
      for (const [index, each] of cases.entries()) faults.push(...(await find(each, index)));
      expect(faults.slice(0, 3)).toEqual([]);
    },
  };
}

/** The pairs that are unequal. */
export const compare = (pairs: Record<string, readonly [found: unknown, expected: unknown]>) =>
  Object.entries(pairs)
    .filter(([, [found, expected]]) => !isDeepStrictEqual(found, expected))
    .map(([name, [found, expected]]) => ({ name, found, expected }));

/** The rows of a lead by label, without the message. */
export function buildExpectedRows({ lead }: StoredLead): Map<string, string> {
  const rows = new Map<string, string>();
  for (const name of fieldNames) {
    const { kind, label } = getField(name);
    const value = [lead.submission[name] ?? []].flat().join(", ");
    if (!label || kind === "text" || !value) continue;
    // Where no page was, none is named.
    if (name === "sourcePage" && lead.entry) continue;
    rows.set(label, rows.has(label) ? `${rows.get(label)} / ${value}` : value);
  }
  if (lead.entry) rows.set("Entered by hand", `${lead.entry.channel}, by ${lead.entry.by}`);
  return rows;
}
