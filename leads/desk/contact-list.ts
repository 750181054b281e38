import type { Hono } from "hono";
import { html } from "hono/html";
import { type FieldName, getField, requiredFields } from "../fields.ts";
import { listPage } from "../lead.ts";
import { type CsvRecord, parseCsv } from "../spreadsheet.ts";
import { formatCount, plural } from "../words.ts";
import { buildHref } from "./inbox.ts";
import {
  type DeskContext,
  type DeskEnv,
  type DeskOptions,
  type Html,
  renderField,
  renderForm,
} from "./layout.ts";
import {
  createEntryDeliveries,
  type EntryForm,
  type Faults,
  giveToOwner,
  parseEntry,
  renderCampaign,
  renderConsent,
  renderOwner,
  showEntryForm,
  visitorFields,
} from "./new-lead.ts";

/** Contacts that a list may have: they are stored in one transaction, for which all others wait. */
const mostContacts = 1000;

/** A column's name without spaces, signs and case. */
const foldName = (name: string) => name.toLowerCase().replace(/[^\p{L}]/gu, "");

type Column = FieldName | "firstName";

/** By what a column can be called: as at the desk, or as programs that scan badges do, also in German. */
const columns = new Map<string, Column>([
  ...visitorFields.map((name) => [foldName(getField(name).label ?? ""), name] as const),
  ...(["emailaddress", "emailadresse"] as const).map((name) => [name, "email"] as const),
  ...(["firstname", "vorname"] as const).map((name) => [name, "firstName"] as const),
  ...(["lastname", "nachname"] as const).map((name) => [name, "name"] as const),
  ...(["firma", "unternehmen"] as const).map((name) => [name, "company"] as const),
  ...(["jobtitle", "position", "funktion"] as const).map((name) => [name, "role"] as const),
  ...(["note", "notes", "bemerkung", "notiz", "nachricht"] as const).map(
    (name) => [name, "message"] as const,
  ),
]);

/** The fields of a contact; what belongs to none, such as a telephone number, becomes a line of the message. */
function readContact(names: readonly string[], cells: readonly string[]): URLSearchParams {
  const contact = new URLSearchParams();
  const others: string[] = [];
  for (const [at, cell] of cells.entries()) {
    const name = names[at] ?? "";
    const column = columns.get(foldName(name));
    if (column && !contact.get(column)) contact.set(column, cell);
    else if (cell !== "") others.push(`${name}: ${cell}`);
  }
  const join = (texts: readonly (string | null)[], sign: string) =>
    texts.filter(Boolean).join(sign);
  contact.set("name", join([contact.get("firstName"), contact.get("name")], " "));
  contact.set("message", join([contact.get("message"), ...others], "\n"));
  const interests = contact.get("interests")?.split(/[,;|]/) ?? [];
  contact.delete("interests");
  for (const each of interests) if (each.trim()) contact.append("interests", each.trim());
  return contact;
}

function findListFault(text: string, [head, ...contacts]: readonly CsvRecord[]): string {
  if (text.startsWith("PK\u0003\u0004")) return "This is an Excel file: save it as CSV.";
  if (!head) return "Choose a file, or paste its text.";
  const known = head.cells.map((name) => columns.get(foldName(name)));
  const missing = requiredFields.filter((name) => name !== "consent" && !known.includes(name));
  if (missing.length > 0) {
    const labels = missing.map((name) => getField(name).label);
    return `No column is called ${labels.join(" or ")}. Correct the first line: it has ${head.cells.join(", ")}.`;
  }
  if (contacts.length === 0) return "There is no line below the names of the columns.";
  if (contacts.length <= mostContacts) return "";
  return `The list has ${formatCount(contacts.length)} contacts: enter up to ${formatCount(mostContacts)} at a time.`;
}

/** Stores those contacts of a list that can be taken; the others have their line, and why not. */
async function enterList(c: DeskContext, options: DeskOptions, text: string) {
  const { form } = c.var;
  form.set("channel", "fair");
  const parse = (contact: Iterable<[string, string]>) =>
    parseEntry(c, options.retention, new URLSearchParams([...contact, ...form]));
  // Name and email are those of each contact.
  const { email, name, ...faults } = parse([]).faults ?? {};
  const campaign = form.get("utmCampaign")?.trim() ?? "";
  const records = parseCsv(text);
  const fault = findListFault(text, records);
  const [head, ...contacts] = records;
  if (!form.get("cameOn")) faults.cameOn = "Fill this in.";
  if (campaign === "") faults.utmCampaign = "Fill this in.";
  if (fault) faults.list = fault;
  if (!head || Object.keys(faults).length > 0) return { faults };
  const read = contacts.map(({ cells, line }) => {
    if (cells.slice(head.cells.length).some(Boolean)) {
      const fault = `It has ${cells.length} cells, and the first line has ${head.cells.length}: put a text with a comma or semicolon in quotation marks.`;
      return { line, fault };
    }
    const { faults, lead } = parse(readContact(head.cells, cells));
    if (lead) return { line, lead };
    const texts = Object.entries(faults) as [FieldName, string][];
    return {
      line,
      fault: texts.map(([name, text]) => `${getField(name).label}: ${text}`).join(" "),
    };
  });
  const stored = await options.store.saveList(
    read.flatMap(({ lead }) => lead ?? []),
    () => createEntryDeliveries(options),
  );
  await giveToOwner(c, options, stored);
  const refused = read.filter(({ fault }) => fault !== undefined);
  const known = read.filter(({ lead }) => lead && !stored.has(lead.id));
  const others = head.cells.filter((name) => !columns.has(foldName(name)));
  return { result: { campaign, entered: stored.size, known, others, refused } };
}

type Result = NonNullable<Awaited<ReturnType<typeof enterList>>["result"]>;

const countContacts = (count: number) => plural(count, "contact is", "contacts are");

function renderResult({ campaign, entered, known, others, refused }: Result): Html {
  const lines = known.map(({ line }) => line).join(", ");
  return html`<section class="stack links" aria-labelledby="result">
<h2 id="result">${countContacts(entered)} entered.</h2>
<p><a href="${buildHref("/desk", { show: "all", campaign })}">Show all of this fair</a></p>
${others.length > 0 && html`<p>Put into the message: <bdi>${others.join(", ")}</bdi>.</p>`}
${known.length > 0 && html`<p>${countContacts(known.length)} already there, by the email address, and not entered again: line ${lines}.</p>`}
${
  refused.length > 0 &&
  html`<p>${countContacts(refused.length)} not entered. Correct these lines below, and press again:</p>
<ul class="rows">${refused.map(({ fault, line }) => html`<li><span class="tag">Line ${line}</span> <p>${fault}</p></li>`)}</ul>`
}
</section>`;
}

const named = visitorFields.map((name) => getField(name).label).join(", ");

function renderListPage(c: DeskContext, entry: EntryForm, result?: Result): Html {
  const { faults, typed } = entry;
  return html`<div class="entry stack">
<p class="label"><a href="/desk">Inbox</a><span class="part">New leads</span></p>
<h1>Enter a fair’s contacts.</h1>
${result && renderResult(result)}
<p>From a spreadsheet or a badge scanner, as CSV. The first line names the columns: ${named}, of which only name and email are required. What is in another column goes into the message: leave out what you don’t need. Who is already there from this fair is not entered again. Nobody is mailed.</p>
${renderForm(
  c,
  listPage,
  html`<div class="entry-fields">
${renderCampaign(entry, true)}
${renderField("cameOn", "The day of their consent", { fault: faults.cameOn }, (field) => html`<input ${field} type="date" value="${typed.get("cameOn")}" required>`)}
${renderOwner(c, entry)}
</div>
${renderConsent(entry)}
${renderField("file", "CSV file", {}, (field) => html`<input ${field} type="file" accept=".csv,.txt,text/csv">`)}
${renderField("list", "Or its text", { fault: faults.list }, (field) => html`<textarea ${field} dir="auto" rows="8" spellcheck="false">${typed.get("list")}</textarea>`)}
<button class="signal">Enter These Contacts</button>`,
  { hasFile: true },
)}
</div>`;
}

export function addContactListRoutes(app: Hono<DeskEnv>, options: DeskOptions): void {
  function showForm(c: DeskContext, faults?: Faults, result?: Result) {
    const render = (entry: EntryForm) => renderListPage(c, entry, result);
    return showEntryForm(c, options, "Enter a fair’s contacts", render, faults);
  }

  app.get(listPage, (c) => showForm(c));

  app.post(listPage, async (c) => {
    const { form } = c.var;
    const text = form.get("file") || (form.get("list") ?? "");
    form.delete("file");
    form.delete("list");
    const { faults, result } = await enterList(c, options, text);
    options.wakeOutbox();
    // Where lines are to be corrected, with the same numbers.
    form.set("list", faults || result.refused.length > 0 ? text : "");
    return showForm(c, faults, result);
  });
}
