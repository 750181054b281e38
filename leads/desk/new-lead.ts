import type { Hono } from "hono";
import { html } from "hono/html";
import {
  describeExpected,
  type EntryFault,
  enterLead,
  type ParsedEntry,
  parseEntry,
} from "../enter-lead.ts";
import { type FieldName, formFields, getField, interestOptions, textFields } from "../fields.ts";
import { channels, entryPage } from "../lead.ts";
import { consentBasisLimit } from "../lead-change.ts";
import { channelLabels } from "../words.ts";
import { type DeskContext, type DeskEnv, type DeskOptions, getUser } from "./context.ts";
import { type Html, type MessageName, renderForm, showPage } from "./layout.ts";
import { buildHref } from "./list-query.ts";

interface NewLead {
  users: readonly string[];
  /** Those that leads came from. */
  campaigns: readonly string[];
  /** What was typed but not saved, and why. */
  typed: URLSearchParams;
  faults: readonly EntryFault[];
}

/** What to do about a field. */
function describeFix(fault: EntryFault): string {
  if (fault.field === "channel" || fault.field === "consent") return "Choose one of these.";
  return fault.code === "required" ? "Fill this in." : `Write ${describeExpected(fault)}.`;
}

const visitorFields = formFields.filter((name) => getField(name).kind !== "consent");

/** The form by which a user enters a lead of somebody who called or was met. */
function renderNewLead(c: DeskContext, entry: NewLead): Html {
  const { typed, users } = entry;
  const owner = typed.get("owner") ?? c.var.user;
  return html`<div class="entry">
<p class="tag label"><a href="/desk">Inbox</a><span class="part">New lead</span></p>
<h1>Enter a lead.</h1>
<p>For somebody who called, or whom you met. Tell them that you keep this, and where the privacy policy is.</p>
${renderForm(
  c,
  entryPage,
  html`${renderChoice(
    entry,
    "channel",
    "How they came",
    channels.map((each) => [each, channelLabels[each]]),
  )}
<div class="entry-fields">
${renderDay(entry)}
${renderField(entry, "utmCampaign")}
<datalist id="campaigns">${entry.campaigns.map((each) => html`<option value="${each}">`)}</datalist>
${visitorFields.map((name) => renderField(entry, name))}
<div class="field"><label for="owner">Owner</label>
<select id="owner" name="owner"><option value="">No owner</option>
${users.map((each) => html`<option${each === owner && " selected"}>${each}</option>`)}
</select></div>
</div>
${renderChoice(entry, "consent", "Consent", [
  ["given", "They agreed that we keep this and answer"],
  ["not_needed", "No consent is needed"],
])}
<div class="field">${renderBasis(entry)}</div>
<button class="signal">Enter This Lead</button>`,
)}
</div>`;
}

/** What is said about a field, for the page and for what reads it aloud. */
function describeField({ faults }: NewLead, field: EntryFault["field"], hintText = "") {
  const fault = faults.find((each) => each.field === field);
  const ids = [hintText && `${field}-hint`, fault && `${field}-fault`].filter(Boolean).join(" ");
  return {
    attributes: html`${fault && html` aria-invalid="true"`}${ids && html` aria-describedby="${ids}"`}`,
    hint: hintText && html`<p class="hint" id="${field}-hint">${hintText}</p>`,
    text: fault && html`<p class="fault-text" id="${field}-fault">${describeFix(fault)}</p>`,
  };
}

function renderChoice(
  entry: NewLead,
  name: "channel" | "consent",
  legend: string,
  options: readonly (readonly [value: string, label: string])[],
): Html {
  const { attributes, text } = describeField(entry, name);
  const chosen = entry.typed.get(name);
  return html`<fieldset${attributes}><legend>${legend}</legend>${text}
<div class="stages">
${options.map(([value, label]) => html`<label><input type="radio" name="${name}" value="${value}"${value === chosen && " checked"} required> ${label}</label>`)}
</div></fieldset>`;
}

const basisHint =
  "The words as they stood on the paper or as you said them. Or, for example: asked for a quote, so we have to answer (GDPR, Article 6(1)(b)).";
const emailHint =
  "Every lead needs one. If they left only a number, call back and ask, then enter the lead with the number in its message.";

const campaignHint =
  "The label in the campaign’s links (utm_campaign). The report counts the lead with it.";
const hints: Partial<Record<FieldName, string>> = { email: emailHint, utmCampaign: campaignHint };

/** From this day on the lead is kept: one that is entered again keeps its own. */
function renderDay(entry: NewLead): Html {
  const { attributes, text } = describeField(entry, "cameOn");
  return html`<div class="field"><label for="cameOn">The day they came <span class="quiet">(if not today)</span></label>
<input id="cameOn" name="cameOn" type="date" value="${entry.typed.get("cameOn")}"${attributes}>${text}</div>`;
}

/** One text for both: the words that were agreed to, or why no consent is needed. */
function renderBasis(entry: NewLead): Html {
  const { attributes, hint, text } = describeField(entry, "consentBasis", basisHint);
  return html`<label for="consentBasis">The words they agreed to, or why none is needed</label>
${hint}
<textarea id="consentBasis" name="consentBasis" dir="auto" rows="3" maxlength="${consentBasisLimit}" required${attributes}>${entry.typed.get("consentBasis")}</textarea>${text}`;
}

function renderField(entry: NewLead, name: FieldName): Html {
  const { kind, label, limit, required } = getField(name);
  if (kind === "options") return renderInterests(entry, name);
  const { attributes, hint, text } = describeField(entry, name, hints[name]);
  const value = entry.typed.get(name) ?? "";
  const common = html`id="${name}" name="${name}" dir="auto" maxlength="${limit}"${name === "utmCampaign" ? html` list="campaigns"` : html` autocomplete="off"`}${required && " required"}${attributes}`;
  return html`<div class="field field-${kind}"><label for="${name}">${label}${!required && html` <span class="quiet">(optional)</span>`}</label>
${kind === "text" ? html`<textarea ${common} rows="4">${value}</textarea>` : html`<input ${common} type="${kind === "email" ? "email" : "text"}" value="${value}">`}${hint}${text}</div>`;
}

function renderInterests({ typed }: NewLead, name: FieldName): Html {
  const chosen = typed.getAll(name);
  return html`<fieldset class="field-text"><legend>${getField(name).label} <span class="quiet">(optional)</span></legend>
<div class="interests">
${interestOptions.map((each) => html`<label class="check"><input type="checkbox" name="${name}" value="${each}"${chosen.includes(each) && " checked"}> ${each}</label>`)}
</div></fieldset>`;
}

/** A lead that a user enters by hand. */
export function addNewLeadRoutes(app: Hono<DeskEnv>, options: DeskOptions): void {
  const { store, users, wakeOutbox } = options;

  async function showForm(c: DeskContext, parsed?: ParsedEntry & { ok: false }) {
    const { campaigns } = await store.getFilterValues();
    const faults = parsed?.faults ?? [];
    const text = "Not entered yet: look at the marked fields.";
    return showPage(c, {
      title: "Enter a lead",
      ...(parsed && { status: 400, message: { tone: "fault", text } }),
      body: renderNewLead(c, { users, campaigns, typed: c.var.form, faults }),
    });
  }

  app.get(entryPage, (c) => showForm(c));

  app.post(entryPage, async (c) => {
    const { form } = c.var;
    const parsed = parseEntry(readEntry(form), c.var.now);
    if (!parsed.ok) return showForm(c, parsed);
    const owner = users.find((user) => user === form.get("owner"));
    const context = { ...options, by: getUser(c), owner, now: c.var.now };
    const { id, isNew } = await enterLead(parsed, context);
    wakeOutbox();
    const done: MessageName = isNew ? "entered" : "known";
    return c.redirect(buildHref(`/desk/leads/${id}`, { done }), 303);
  });
}

function readEntry(form: URLSearchParams): Record<string, unknown> {
  const names = [...textFields, "channel", "cameOn", "consent", "consentBasis", "utmCampaign"];
  return {
    ...Object.fromEntries(names.map((name) => [name, form.get(name)])),
    interests: form.getAll("interests"),
  };
}
