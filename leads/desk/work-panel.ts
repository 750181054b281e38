import { html } from "hono/html";
import {
  type HistoryEntry,
  type LeadChange,
  type LeadState,
  type StoredLead,
  stages,
} from "../lead.ts";
import {
  findReminderFault,
  getLastReminder,
  noteLimit,
  parseTyped,
  reasonLimit,
  rebuildState,
  showGiven,
  type TypedChange,
  type TypedKind,
} from "../lead-change.ts";
import { describeEntry, nameActor, nameTyped, stageLabels } from "../words.ts";
import type { DeskContext } from "./context.ts";
import { type Html, renderForm, workForm } from "./layout.ts";
import { getUrgency } from "./list-query.ts";

/** The fields of the form about a lead, in the order in which they are saved. */
const fieldNames = {
  stage: "stage",
  value: "value",
  reason: "reason",
  owner: "owner",
  reminder: "remindOn",
  note: "note",
} as const satisfies Record<TypedKind, string>;

/** What somebody typed or chose: only what differs from what their page showed. */
export type Typed = Partial<Record<TypedKind, string>>;

/** A sentence for each field to look at before anything is saved. */
export type WorkFaults = Partial<Record<TypedKind, string>>;

/** What a form about a lead, and the button that sent it, want of the lead as it is now. */
export interface WorkRead {
  /** What happened since the page was shown. */
  newer: readonly HistoryEntry[];
  typed: Typed;
  faults: WorkFaults;
  /** Somebody has changed the same since. */
  isContested: boolean;
  /** In the order in which they belong into the history. */
  changes: readonly LeadChange[];
}

/** Who may own a lead, and the day of today. */
interface Limits {
  today: string;
  users: readonly string[];
}

/** What the form's fields have for a lead. */
function showState({ owner, reason, remindOn, stage, value }: LeadState) {
  return {
    stage,
    value: String(value ?? ""),
    reason: reason ?? "",
    owner: owner ?? "",
    reminder: remindOn ?? "",
    note: "",
  } satisfies Record<TypedKind, string>;
}

/**
 * Reads the form about a lead. What it leaves as it was shown is left to those who have changed it
 * since. `pressed` is what the button does beside saving.
 */
export function readWork(
  { work }: StoredLead,
  form: URLSearchParams,
  limits: Limits,
  pressed: readonly LeadChange[] = [],
): WorkRead {
  const seen = Math.max(0, Math.trunc(Number(form.get("seen"))) || 0);
  const newer = work.history.slice(seen);
  const shown = showState(newer.length > 0 ? rebuildState(work.history.slice(0, seen)) : work);
  const present = showState(work);
  const typed: Typed = {};
  const faults: WorkFaults = {};
  const changes: LeadChange[] = [];
  let isContested = newer.some(({ kind }) => pressed.some((change) => change.kind === kind));
  for (const kind of Object.keys(fieldNames) as TypedKind[]) {
    const text = form.get(fieldNames[kind])?.trim() ?? shown[kind];
    if (text === shown[kind]) continue;
    typed[kind] = text;
    const read = readChange(kind, text, limits);
    if ("change" in read && isMade(read.change, present, newer)) continue;
    const other = findOther(kind, newer);
    if (other) isContested = true;
    const sentences = [
      "fault" in read ? read.fault : describeClash(kind, text, pressed),
      other && describeOther(kind, text, other),
    ].filter(Boolean);
    if (sentences.length > 0) faults[kind] = sentences.join(" ");
    if ("change" in read) changes.push(read.change);
  }
  // A reminder that is set anew is done all the same.
  const ownSteps = pressed.filter(
    ({ kind }) => kind !== "reminder" || typed.reminder === undefined,
  );
  return { newer, typed, faults, isContested, changes: [...ownSteps, ...changes] };
}

/** Whether a change is made already, be it that somebody went back and pressed the button again. */
const isMade = (
  change: LeadChange,
  present: Record<TypedKind, string>,
  newer: readonly HistoryEntry[],
) =>
  change.kind === "note"
    ? newer.some((entry) => entry.kind === "note" && entry.value === change.value)
    : showChange(change) === present[change.kind as TypedKind];

/** A value or reason says why a lead ended, so it is about the stage, too. */
const relatedKinds: Partial<Record<TypedKind, HistoryEntry["kind"]>> = {
  value: "stage",
  reason: "stage",
};

/** What somebody else has made of a field since, if anything. */
function findOther(kind: TypedKind, newer: readonly HistoryEntry[]): HistoryEntry | undefined {
  if (kind === "note") return;
  return newer.findLast((entry) => entry.kind === kind || entry.kind === relatedKinds[kind]);
}

function describeOther(kind: TypedKind, text: string, other: HistoryEntry): string {
  const own = text ? `you have ${nameTyped(kind, text)} here` : "you have emptied this";
  return `${describeEntry(other)} by ${nameActor(other.by)}, and ${own}. What you leave here is saved next.`;
}

/** The button does something else than what was chosen in a field. */
function describeClash(kind: TypedKind, text: string, pressed: readonly LeadChange[]) {
  const set = pressed.find((change) => change.kind === kind && kind !== "reminder");
  if (!set || showChange(set) === text) return;
  const own = nameTyped(kind, text) || "no value";
  return `The button sets ${nameTyped(kind, showChange(set))}, and you chose ${own} here. Press Save for what is here, or change it.`;
}

const showChange = (change: LeadChange) => ("value" in change ? String(change.value ?? "") : "");

function readChange(kind: TypedKind, text: string, { today, users }: Limits): TypedChange {
  if (text === "" && kind !== "stage" && kind !== "note") return { change: { kind } };
  const parsed = parseTyped(kind, text);
  if (kind === "owner" && !users.includes(text)) {
    return { fault: `${showGiven(text)} cannot sign in here: choose an owner from the list.` };
  }
  const fault = kind === "reminder" && "change" in parsed && findReminderFault(text, today);
  return fault ? { fault } : parsed;
}

/** The form by which the team works on a lead; `typed` is what was not saved. */
export function renderWork(
  c: DeskContext,
  {
    action,
    faults = {},
    stored,
    typed = {},
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
  const { note, owner, reason, reminder, stage, value } = { ...showState(work), ...typed };
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
<input id="value" name="value" inputmode="numeric" autocomplete="off" maxlength="40" value="${value}"${marks("value")}>${say("value")}</div>
<div class="field"><label for="reason">Reason</label>
<input id="reason" name="reason" dir="auto" autocomplete="off" maxlength="${reasonLimit}" value="${reason}"${marks("reason")}>${say("reason")}</div>
</div>
<div class="field"><label for="owner">Owner</label>
<select id="owner" name="owner"${marks("owner")}>
<option value=""${owner === "" && " selected"}>No owner</option>
${owners.map((each) => html`<option${each === owner && " selected"}>${each}</option>`)}
</select>${say("owner")}</div>
<div class="field"><label for="remind-on">Remind the owner on</label>
<input id="remind-on" name="remindOn" type="date" min="${earliest}" max="${latest}" value="${reminder}"${marks("reminder")}>${say("reminder")}</div>
<div class="field field-note"><label for="note">Add a note</label>
<textarea id="note" name="note" dir="auto" rows="4" placeholder=" " maxlength="${noteLimit}"${marks("note")}>${note}</textarea>${say("note")}</div>
<button class="ink">Save</button>`,
  workForm,
)}
</section>`;
}
