import { html } from "hono/html";
import { type LeadChange, type StoredLead, stages } from "../lead.ts";
import { noteLimit, parseChange, reasonLimit } from "../lead-change.ts";
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

/** The form by which the team works on a lead; `typed` is what was not saved. */
export function renderWork(
  c: DeskContext,
  {
    action,
    stored,
    typed,
    users,
  }: {
    action: string;
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
  const earliest = work.remindOn && work.remindOn < today ? work.remindOn : today;
  const owners = [...new Set([...users, work.owner ?? "", owner])].filter(Boolean);
  return html`<section class="panel" aria-labelledby="work">
<h2 id="work">Update this lead</h2>
${renderForm(
  c,
  action,
  html`<input type="hidden" name="seen" value="${work.history.length}">
<fieldset><legend>Stage</legend>
<div class="stages">
${stages.map(
  (each) =>
    html`<label><input type="radio" name="stage" value="${each}"${each === stage && " checked"}> ${stageLabels[each]}</label>`,
)}
</div></fieldset>
<div class="outcome">
<div class="field"><label for="value">Value in dollars</label>
<input id="value" name="value" inputmode="numeric" autocomplete="off" maxlength="20" value="${typed?.value ?? work.value}"></div>
<div class="field"><label for="reason">Reason</label>
<input id="reason" name="reason" autocomplete="off" maxlength="${reasonLimit}" value="${typed?.reason ?? work.reason}"></div>
</div>
<div class="field"><label for="owner">Owner</label>
<select id="owner" name="owner">
<option value="">No owner</option>
${owners.map((each) => html`<option${each === owner && " selected"}>${each}</option>`)}
</select></div>
<div class="field"><label for="remind-on">Remind the owner on</label>
<input id="remind-on" name="remindOn" type="date" min="${earliest}" value="${typed?.remindOn ?? work.remindOn}"></div>
<div class="field field-note"><label for="note">Add a note</label>
<textarea id="note" name="note" rows="4" maxlength="${noteLimit}">${typed?.note}</textarea></div>
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

/** What a form changes; undefined if something in it is not valid. */
export function buildChanges(
  { work }: StoredLead,
  typed: Typed,
  users: readonly string[],
): LeadChange[] | undefined {
  const { note, owner, stage } = typed;
  const current = work.owner ?? "";
  if (owner !== "" && owner !== current && !users.includes(owner)) return;
  const optional = (kind: string, now: string | number | undefined, next: string | number) =>
    next !== (now ?? "") && { kind, ...(next !== "" && { value: next }) };
  const inputs = [
    stage !== work.stage && { kind: "stage", value: stage },
    optional("value", work.value, readDollars(typed.value)),
    optional("reason", work.reason, typed.reason.trim()),
    optional("owner", work.owner, owner),
    optional("reminder", work.remindOn, typed.remindOn),
    note.trim() !== "" && { kind: "note", value: note },
  ].filter((input) => input !== false);
  const changes = inputs.map(parseChange);
  return changes.every((change) => change !== undefined) ? changes : undefined;
}

/** A value however it is typed, such as `$12,500`; what is no number stays as it is. */
function readDollars(text: string): number | string {
  const digits = text.replace(/[$,\s]/g, "");
  return digits === "" || Number.isNaN(Number(digits)) ? digits : Number(digits);
}
