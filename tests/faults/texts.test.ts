import { text as readText } from "node:stream/consumers";
import { load } from "cheerio";
import fc from "fast-check";
import { createTransport } from "nodemailer";
import PostalMime, { type Email } from "postal-mime";
import { expect, it } from "vitest";
import { renderCsv } from "../../leads/admin/render-export.ts";
import type { Submission } from "../../leads/fields.ts";
import type { Lead } from "../../leads/lead.ts";
import { buildTeamMail } from "../../leads/outbox/team-mail.ts";
import { parseSubmission } from "../../leads/schema.ts";
import { buildAnyText } from "../leads/any-text.ts";
import { createTestHandler, validInput } from "../leads/test-dependencies.ts";
import { buildTestLead, now } from "../leads/test-lead.ts";
import { openTestStore } from "../leads/test-store.ts";
import { collectGarbage, parseCsv } from "./measures.ts";
import { report, scale } from "./scale.ts";

const settings = { from: "web@example.com", to: ["sales@example.com"] };
const places = { desk: { isOn: false }, siteOrigin: "https://www.example.com" };
const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

/** The team's mail about a lead, written by the mail library and read again by another one. */
async function readTeamMail(lead: Lead): Promise<Email> {
  const due = { id: "1", kind: "team", messageId: "<1@example.com>", attempts: 0, lead } as const;
  const { message } = await transport.sendMail(buildTeamMail(due, settings, places));
  return PostalMime.parse(message as Buffer);
}

function parse(values: Partial<Submission>, number: number): Submission {
  const { submission } = buildTestLead(number).lead;
  const parsed = parseSubmission({ ...submission, ...values });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return parsed.value;
}

it("keeps every text equal in store, mail and CSV", async () => {
  const count = scale(10_000, 50);
  const seed = Date.now() % 1_000_000;
  const lengths = { minLength: 1, maxLength: 60 };
  const text = fc.oneof(fc.string({ unit: "grapheme", ...lengths }), buildAnyText(lengths));
  const samples = fc.sample(fc.tuple(text, text), { numRuns: count, seed });
  const { store } = await openTestStore();
  const leads: Lead[] = [];
  for (const [index, [name, message]] of samples.entries()) {
    const lead = {
      ...buildTestLead(index).lead,
      receivedAt: new Date(now.getTime() + index).toISOString(),
      submission: parse({ name: `N${name}`, message: `M${message}` }, index),
    };
    leads.push(lead);
    await store.saveLead(lead, []);
  }
  const stored = (await store.getLeads()).reverse();
  const rows = parseCsv(await readText(renderCsv([stored], { timeZone: "UTC" })));
  const wrong = { store: 0, mail: 0, csv: 0 };
  // In CSV an apostrophe keeps a text from being a formula.
  const strip = (value = "") => value.replaceAll("'", "");
  for (const [index, lead] of leads.entries()) {
    const { message, name } = lead.submission;
    const kept = stored[index]?.lead.submission;
    if (kept?.name !== name || kept.message !== message) wrong.store += 1;
    const row = rows[index];
    if (strip(row?.Name) !== strip(name) || strip(row?.Message) !== strip(message)) wrong.csv += 1;
    const mail = await readTeamMail(lead);
    const [reply] = mail.replyTo ?? [];
    const body = mail.text?.replaceAll("\r\n", "\n") ?? "";
    if (reply?.name !== name || !body.includes(message ?? "-")) wrong.mail += 1;
  }
  report("Unicode", {
    texts: count,
    seed,
    "unequal in store": [wrong.store, 0],
    "in mail": [wrong.mail, 0],
    "in CSV": [wrong.csv, 0],
  });
});

const injections = [
  "\r\nBcc: victim@example.com",
  "\nSubject: other\n\nbody",
  "%0d%0aBcc:victim@example.com",
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "</textarea></td></table><iframe src=//x>",
  "\"'><svg/onload=alert(1)>",
  '"Eve" <eve@example.com>, <mallory@example.com>',
  "=?utf-8?q?=0D=0ABcc:_victim@example.com?=",
  "<style>*{display:none}</style>",
  "<a href=javascript:alert(1)>x</a>",
  "\u2028Bcc: victim@example.com",
  "]]><!--",
  "{{7*7}}<%= 7*7 %>",
  "'; DROP TABLE leads; --",
];

it("lets no injection live in mail", async () => {
  const count = scale(5_000, 50);
  const seed = Date.now() % 1_000_000;
  const part = fc.oneof(fc.constantFrom(...injections), fc.string({ maxLength: 10 }));
  const text = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => `N${parts.join("")}`);
  const samples = fc.sample(fc.tuple(text, text, text, text), { numRuns: count, seed });
  const plain = await readTeamMail(buildTestLead(1).lead);
  const headers = plain.headers.map(({ key }) => key).join();
  const tags = ["html", "head", "meta", "title", "body", "p", "table", "tbody", "tr", "th", "td"];
  let live = 0;
  for (const [index, [name, company, role, message]] of samples.entries()) {
    const { lead } = buildTestLead(index);
    const submission = parse({ name, company, role, message }, index);
    const mail = await readTeamMail({ ...lead, submission });
    const $ = load(mail.html ?? "");
    const elements = $("*")
      .toArray()
      .filter((element) => "tagName" in element);
    const isStrange = elements.some((element) => !tags.includes(element.tagName));
    const hasHandler = elements.some((element) =>
      Object.keys(element.attribs).some((attribute) => /^(on|href|src)/.test(attribute)),
    );
    const isBent =
      mail.headers.map(({ key }) => key).join() !== headers ||
      mail.replyTo?.length !== 1 ||
      mail.replyTo[0]?.address !== submission.email ||
      mail.subject !== `New inquiry ${lead.id}` ||
      mail.to?.length !== 1;
    if (isStrange || hasHandler || isBent || $("tr").length !== 7) live += 1;
  }
  report("injections", { tried: count, seed, live: [live, 0] });
});

it("answers whatever comes, without growing", async () => {
  const count = scale(100_000, 500);
  const seed = Date.now() % 1_000_000;
  const text = buildAnyText({ maxLength: 100 });
  const field = fc.oneof(text, fc.jsonValue({ maxDepth: 2 }));
  const keys = [
    ...["submissionId", "name", "email", "consent", "__proto__", "interests", "message"],
    ...["sheetRevision", "elapsedMs"],
  ];
  const deep = fc.integer({ min: 1, max: 15_000 }).map((n) => "[".repeat(n) + "]".repeat(n));
  const body = fc.oneof(
    fc.uint8Array({ maxLength: 500 }),
    fc.json({ maxDepth: 3 }),
    fc.dictionary(fc.constantFrom(...keys), field).map((value) => JSON.stringify(value)),
    fc
      .tuple(fc.constantFrom(...keys), deep)
      .map(([key, value]) => JSON.stringify(validInput).replace(/}$/, `,"${key}":${value}}`)),
    fc
      .record({ name: text, message: text })
      .map((said) => JSON.stringify({ ...validInput, ...said })),
    fc
      .array(fc.tuple(fc.constantFrom(...keys), text))
      .map((pairs) => new URLSearchParams(pairs).toString()),
  );
  const type = fc.constantFrom(
    "application/json",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "multipart/form-data",
    "text/plain",
    "",
  );
  const { deps, send } = createTestHandler();
  deps.store.saveLead = async ({ id }) => ({ outcome: "stored", leadId: id });
  deps.pages = { renderFaults: async () => "", renderFailure: async () => "" };
  deps.counter.addCount = async () => 1;
  deps.log = { info: () => {}, error: () => {} };
  const statuses: Record<number, number> = {};
  const batches = 10;
  const heaps: number[] = [];
  for (let batch = 0; batch < batches; batch++) {
    const samples = fc.sample(fc.tuple(body, type), {
      numRuns: count / batches,
      seed: seed + batch,
    });
    for (const [bytes, contentType] of samples) {
      const headers = { "content-type": contentType, apikey: "public" };
      const { status } = await send({ method: "POST", body: bytes as BodyInit, headers });
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
    heaps.push(collectGarbage());
  }
  const failed = Object.keys(statuses).filter((status) => Number(status) >= 500).length;
  const half = heaps.slice(batches / 2);
  const growth = Math.max(...half) - (heaps[batches / 2 - 1] ?? 0);
  report("generated bodies", {
    tried: count,
    seed,
    failed: [failed, 0],
    statuses: JSON.stringify(statuses).replaceAll('"', ""),
    "heap MB": heaps.map((bytes) => (bytes / 1e6).toFixed(0)).join(" "),
  });
  expect(growth).toBeLessThan(10e6);
});
