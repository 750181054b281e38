import { html } from "hono/html";
import { type LeadChange, type StoredLead, stages } from "../lead.ts";
import { noteLimit, reasonLimit } from "../lead-change.ts";
import {
  findReminderFault,
  getLastReminder,
  parseTyped,
  showGiven,
  type TypedChange,
  type TypedKind,
} from "../typed-change.ts";
import type { DeskContext } from "./context.ts";
import { type Html, renderForm } from "./layout.ts";
import { getUrgency } from "./list-query.ts";
import { stageLabels } from "./words.ts";

/** What the form about a lead was sent with. */
export interface Typed {
  /** How many lines the history had when the page was shown. */
  seen: number;
  stage: string;
  owner: string;
  remindOn: string;
  value: string;
  reason: string;
  note: string;
}

/** A sentence for each field whose text cannot be saved. */
export type WorkFaults = Partial<Record<TypedKind, string>>;

/** The form by which the team works on a lead; `typed` is what was not saved. */
export function renderWork(
  c: DeskContext,
  {
    action,
    faults = {},
    stored,
    typed,
    users,
  }: {
    action: string;
    faults?: WorkFaults | undefined;
    stored: StoredLead;
    typed?: Typed | undefined;
    users: readonly string[];
  },
): Html {
  const { work } = stored;
  const stage = typed?.stage ?? work.stage;
  const owner = typed?.owner ?? work.owner ?? "";
  const { dueBy: today } = getUrgency(c);
  // One that has come may stay as it is while something else is saved.
  const [earliest] = [today, work.remindOn ?? today].sort();
  const latest = [getLastReminder(today), work.remindOn ?? today].sort().at(-1);
  const marks = (kind: TypedKind) =>
    faults[kind] !== undefined && html` aria-invalid="true" aria-describedby="${kind}-fault"`;
  const say = (kind: TypedKind) =>
    faults[kind] !== undefined &&
    html`<p class="fault-text" id="${kind}-fault">${faults[kind]}</p>`;
  const owners = [...new Set([...users, work.owner ?? "", owner])].filter(Boolean);
  return html`<section class="panel" aria-labelledby="work">
<h2 id="work">Update this lead</h2>
${renderForm(
  c,
  action,
  html`<input type="hidden" name="seen" value="${work.history.length}">
<fieldset${marks("stage")}><legend>Stage</legend>
<div class="stages">
${stages.map(
  (each) =>
    html`<label><input type="radio" name="stage" value="${each}"${each === stage && " checked"}> ${stageLabels[each]}</label>`,
)}
</div>${say("stage")}</fieldset>
<div class="outcome">
<div class="field"><label for="value">Value in dollars</label>
<input id="value" name="value" inputmode="numeric" autocomplete="off" maxlength="40" value="${typed?.value ?? work.value}"${marks("value")}>${say("value")}</div>
<div class="field"><label for="reason">Reason</label>
<input id="reason" name="reason" autocomplete="off" maxlength="${reasonLimit}" value="${typed?.reason ?? work.reason}"${marks("reason")}>${say("reason")}</div>
</div>
<div class="field"><label for="owner">Owner</label>
<select id="owner" name="owner"${marks("owner")}>
<option value="">No owner</option>
${owners.map((each) => html`<option${each === owner && " selected"}>${each}</option>`)}
</select>${say("owner")}</div>
<div class="field"><label for="remind-on">Remind the owner on</label>
<input id="remind-on" name="remindOn" type="date" min="${earliest}" max="${latest}" value="${typed?.remindOn ?? work.remindOn}"${marks("reminder")}>${say("reminder")}</div>
<div class="field field-note"><label for="note">Add a note</label>
<textarea id="note" name="note" rows="4" maxlength="${noteLimit}"${marks("note")}>${typed?.note}</textarea>${say("note")}</div>
<button class="ink">Save</button>`,
)}
</section>`;
}

/** Reads the form of {@link renderWork}. */
export function readTyped(form: URLSearchParams): Typed {
  const read = (name: string) => form.get(name) ?? "";
  return {
    seen: Number(read("seen")) || 0,
    stage: read("stage"),
    owner: read("owner"),
    remindOn: read("remindOn"),
    value: read("value"),
    reason: read("reason"),
    note: read("note"),
  };
}

/** Who may own a lead, and the day of today. */
interface Limits {
  today: string;
  users: readonly string[];
}

/** What a form changes, or a fault for each field that cannot be saved. */
export function readChanges(
  { work }: StoredLead,
  typed: Typed,
  limits: Limits,
): { changes: LeadChange[] } | { faults: WorkFaults } {
  const changes: LeadChange[] = [];
  const faults: WorkFaults = {};
  const read = (kind: TypedKind, now: string | number = "", text: string) => {
    // What is as it was may stay, such as a reminder that has come.
    if (text === String(now)) return;
    const parsed = readChange(kind, text, limits);
    if ("fault" in parsed) faults[kind] = parsed.fault;
    else changes.push(parsed.change);
  };
  read("stage", work.stage, typed.stage);
  read("value", work.value, typed.value.trim());
  read("reason", work.reason, typed.reason.trim());
  read("owner", work.owner, typed.owner);
  read("reminder", work.remindOn, typed.remindOn.trim());
  read("note", "", typed.note.trim());
  return Object.keys(faults).length > 0 ? { faults } : { changes };
}

function readChange(kind: TypedKind, text: string, { today, users }: Limits): TypedChange {
  if (text === "" && kind !== "stage" && kind !== "note") return { change: { kind } };
  const parsed = parseTyped(kind, text);
  if (kind === "owner" && !users.includes(text)) {
    return { fault: `${showGiven(text)} cannot sign in here: choose an owner from the list.` };
  }
  const fault = kind === "reminder" && "change" in parsed && findReminderFault(text, today);
  return fault ? { fault } : parsed;
}
