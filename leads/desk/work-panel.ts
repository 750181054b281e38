import { html } from "hono/html";
import { type StoredLead, stages } from "../lead.ts";
import { noteLimit, reasonLimit } from "../lead-change.ts";
import { getLastReminder, type TypedKind } from "../typed-change.ts";
import type { DeskContext } from "./context.ts";
import { type Html, renderForm, workForm } from "./layout.ts";
import { getUrgency } from "./list-query.ts";
import { showState, type Typed, type WorkFaults } from "./read-work.ts";
import { stageLabels } from "./words.ts";

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
