import type { Hono } from "hono";
import { html } from "hono/html";
import * as v from "valibot";
import { getExpiryTimes } from "../admin/erase.ts";
import { type FieldName, formFields, getField, interestOptions, textFields } from "../fields.ts";
import {
  channels,
  consentBasisLimit,
  consentBasisSchema,
  createLeadId,
  daySchema,
  entryPage,
  hashEntry,
  type Lead,
  listPage,
  makeSubmissionId,
} from "../lead.ts";
import { createDeliveries, createOwnerNotice } from "../outbox/delivery.ts";
import { type Fault, parseSubmission } from "../schema.ts";
import { getTimeOn, readWallClock } from "../time/clock.ts";
import { channelLabels } from "../words.ts";
import { buildHref } from "./inbox.ts";
import {
  type DeskContext,
  type DeskEnv,
  type DeskOptions,
  getUser,
  type Html,
  type MessageName,
  renderChoices,
  renderField,
  renderForm,
  renderSelect,
  showPage,
  toOption,
} from "./layout.ts";

/**
 * What is asked beside the fields of the form: how the person came, on which day if it was not today, and
 * what the lead is kept on.
 */
const entrySchema = v.object({
  channel: v.picklist(channels),
  cameOn: v.optional(v.union([v.literal(""), daySchema])),
  consent: v.picklist(["given", "not_needed"]),
  consentBasis: consentBasisSchema,
});
type Entry = v.InferOutput<typeof entrySchema>;
type EntryField = FieldName | keyof Entry;

export type Faults = Partial<Record<EntryField | "list", string>>;

const entryAdvice: Record<keyof Entry, string> = {
  channel: "Choose one of these.",
  cameOn: "Write today or a past day, such as 2026-11-20.",
  consent: "Choose one of these.",
  consentBasis: `Write words, up to ${consentBasisLimit.toLocaleString("en-US")} characters.`,
};

function describeFault({ code, field }: Fault): string {
  if (field === "interests") return `Choose from ${interestOptions.join(", ")}.`;
  if (code === "too_long") return `Write up to ${getField(field).limit} characters.`;
  return field === "email" ? "Write an address such as anna@example.com." : "Fill this in.";
}

/** The lead that a form of this page makes, or a list line by line; or what is wrong with its fields. */
export function parseEntry(
  c: DeskContext,
  retention: DeskOptions["retention"],
  form: URLSearchParams,
) {
  const { now, timeZone } = c.var;
  const { day: today } = readWallClock(now, timeZone);
  const names = [...textFields, ...Object.keys(entryAdvice), "utmCampaign"];
  const input = {
    ...Object.fromEntries(names.map((name) => [name, form.get(name)])),
    cameOn: form.get("cameOn") ?? "",
    interests: form.getAll("interests"),
  };
  const own = { submissionId: makeSubmissionId(), consent: true, sourcePage: entryPage };
  const sent = parseSubmission({ ...input, ...own });
  const asked = v.safeParse(entrySchema, input);
  const faults: Faults = {};
  if (!sent.ok) for (const fault of sent.faults) faults[fault.field] = describeFault(fault);
  for (const { path } of asked.issues ?? []) {
    const field = path?.[0]?.key as keyof Entry;
    faults[field] = entryAdvice[field];
  }
  if (input.cameOn > today) faults.cameOn = entryAdvice.cameOn;
  // Of a day, noon where the team is, or now if that is sooner.
  const noon = v.is(daySchema, input.cameOn) ? getTimeOn(input.cameOn, "12:00:00", timeZone) : now;
  // Kept for a day at least.
  if (noon <= getExpiryTimes(new Date(+now + 86_400_000), retention).leads) {
    faults.cameOn ??= `Leads are removed after ${retention.leadMonths} months: one of that day would be gone by tomorrow.`;
  }
  if (!sent.ok || !asked.success || faults.cameOn) return { faults };
  const { channel, consent, consentBasis } = asked.output;
  const submission = { ...sent.value, consent: consent === "given" };
  const lead: Lead = {
    id: createLeadId(),
    receivedAt: new Date(Math.min(+noon, +now)).toISOString(),
    bodyHash: hashEntry(submission, asked.output),
    inQuarantine: false,
    verdict: [],
    entry: { channel, by: getUser(c), at: now.toISOString(), consentBasis },
    submission,
  };
  return { lead };
}

/** Of a lead that was entered by hand, none but the webhook is told. */
export const createEntryDeliveries = ({ deliveryKinds, siteOrigin }: DeskOptions) =>
  createDeliveries(
    deliveryKinds.filter((kind) => kind === "webhook"),
    siteOrigin,
  );

/** Makes new leads those of the owner that was chosen, who is mailed about each if `isTold`. */
export async function giveToOwner(
  c: DeskContext,
  { siteOrigin, store, users }: DeskOptions,
  ids: Iterable<string>,
  isTold = false,
): Promise<void> {
  const { form, now } = c.var;
  const by = getUser(c);
  const value = users.find((user) => user === form.get("owner"));
  if (!value) return;
  const change = { kind: "owner", value } as const;
  for (const id of ids) {
    const mails = isTold ? createOwnerNotice(change, by, siteOrigin) : [];
    await store.changeLead(id, change, by, now, mails);
  }
}

/** What a form of this page, or of the one for a list, shows. */
export interface EntryForm {
  users: readonly string[];
  campaigns: readonly string[];
  typed: URLSearchParams;
  faults: Faults;
}

/** What a visitor fills in, but for the consent. */
export const visitorFields = formFields.filter((name) => getField(name).kind !== "consent");

function renderNewLead(c: DeskContext, entry: EntryForm): Html {
  const { typed } = entry;
  const about = (field: EntryField) => describeField(entry, field);
  return html`<div class="entry stack">
<p class="label"><a href="/desk">Inbox</a><span class="part">New lead</span></p>
<h1>Enter a lead.</h1>
<p>For somebody who called, or whom you met. Tell them that you keep this, and where the privacy policy is.</p>
<p class="links"><a href="${listPage}">Enter a list of contacts from a fair</a></p>
${renderForm(
  c,
  entryPage,
  html`${renderChoices("channel", "How they came", Object.entries(channelLabels), typed.get("channel"), about("channel"))}
<div class="entry-fields">
${renderField("cameOn", html`The day they came <span class="quiet">(if not today)</span>`, about("cameOn"), (field) => html`<input ${field} type="date" value="${typed.get("cameOn")}">`)}
${renderCampaign(entry)}
${visitorFields.map((name) => renderFormField(entry, name))}
${renderOwner(c, entry)}
</div>
${renderConsent(entry)}
<button class="signal">Enter This Lead</button>`,
)}
</div>`;
}

export const renderCampaign = (entry: EntryForm, required?: true): Html =>
  html`${renderFormField(entry, "utmCampaign", required)}
<datalist id="campaigns">${entry.campaigns.map((each) => html`<option value="${each}">`)}</datalist>`;

export const renderOwner = (c: DeskContext, { typed, users }: EntryForm): Html =>
  renderSelect(
    "owner",
    "Owner",
    [["", "No owner"], ...users.map(toOption)],
    typed.get("owner") ?? getUser(c),
  );

export function renderConsent(entry: EntryForm): Html {
  const { typed } = entry;
  return html`${renderChoices(
    "consent",
    "Consent",
    [
      ["given", "They agreed that we keep this and answer"],
      ["not_needed", "No consent is needed"],
    ],
    typed.get("consent"),
    describeField(entry, "consent"),
  )}
${renderField("consentBasis", "The words they agreed to, or why none is needed", describeField(entry, "consentBasis"), (field) => html`<textarea ${field} dir="auto" rows="3" maxlength="${consentBasisLimit}" required>${typed.get("consentBasis")}</textarea>`)}`;
}

const hints: Partial<Record<EntryField, string>> = {
  email:
    "Every lead needs one. If they left only a number, call back and ask, then enter the lead with the number in its message.",
  utmCampaign:
    "The label in the campaign’s links (utm_campaign). The report counts the lead with it.",
  consentBasis:
    "The words as they stood on the paper or as you said them. Or, for example: asked for a quote, so we have to answer (GDPR, Article 6(1)(b)).",
};

const describeField = ({ faults }: EntryForm, field: EntryField) => ({
  hint: hints[field],
  fault: faults[field],
});

function renderFormField(
  entry: EntryForm,
  name: FieldName,
  required = getField(name).required,
): Html {
  const { kind, label, limit } = getField(name);
  if (kind === "options") return renderInterests(entry, name);
  const value = entry.typed.get(name) ?? "";
  const list = name === "utmCampaign" ? html`list="campaigns"` : html`autocomplete="off"`;
  const own = html`dir="auto" maxlength="${limit}" ${list}${required && " required"}`;
  return renderField(
    name,
    html`${label}${!required && html` <span class="quiet">(optional)</span>`}`,
    describeField(entry, name),
    (field) =>
      kind === "text"
        ? html`<textarea ${field} ${own} rows="4">${value}</textarea>`
        : html`<input ${field} ${own} type="${kind === "email" ? "email" : "text"}" value="${value}">`,
  );
}

function renderInterests({ typed }: EntryForm, name: FieldName): Html {
  const chosen = typed.getAll(name);
  return html`<fieldset class="field"><legend>${getField(name).label} <span class="quiet">(optional)</span></legend>
<div class="interests">
${interestOptions.map((each) => html`<label class="check"><input type="checkbox" name="${name}" value="${each}"${chosen.includes(each) && " checked"}> ${each}</label>`)}
</div></fieldset>`;
}

/** The page of a form by which leads are entered, with what was typed into it. */
export async function showEntryForm(
  c: DeskContext,
  { store, users }: DeskOptions,
  title: string,
  render: (entry: EntryForm) => Html,
  faults?: Faults,
) {
  const { campaigns } = await store.getFilterValues();
  const text = "Nothing is entered yet: look at the marked fields.";
  return showPage(c, {
    title,
    ...(faults && { status: 400, message: { tone: "fault", text } }),
    body: render({ users, campaigns, typed: c.var.form, faults: faults ?? {} }),
  });
}

export function addNewLeadRoutes(app: Hono<DeskEnv>, options: DeskOptions): void {
  const showForm = (c: DeskContext, faults?: Faults) =>
    showEntryForm(c, options, "Enter a lead", (entry) => renderNewLead(c, entry), faults);

  app.get(entryPage, (c) => showForm(c));

  app.post(entryPage, async (c) => {
    const { faults, lead } = parseEntry(c, options.retention, c.var.form);
    if (faults) return showForm(c, faults);
    const saved = await options.store.saveLead(lead, createEntryDeliveries(options));
    if (saved.outcome === "conflict") throw new Error("Two leads drew the same id");
    const isNew = saved.outcome === "stored";
    if (isNew) await giveToOwner(c, options, [lead.id], true);
    options.wakeOutbox();
    // Of one that was entered before, the lead that is there.
    const done: MessageName = isNew ? "entered" : "known";
    return c.redirect(buildHref(`/desk/leads/${saved.leadId}`, { done }), 303);
  });
}
