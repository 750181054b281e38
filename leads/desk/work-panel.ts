import { html } from "hono/html";
import { type StoredLead, stages } from "../lead.ts";
import { noteLimit, reasonLimit } from "../lead-change.ts";
import type { DeskContext } from "./context.ts";
import { type Html, renderForm } from "./layout.ts";
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
<input id="remind-on" name="remindOn" type="date" value="${typed?.remindOn ?? work.remindOn}"></div>
<div class="field field-note"><label for="note">Add a note</label>
<textarea id="note" name="note" rows="4" maxlength="${noteLimit}">${typed?.note}</textarea></div>
<button class="ink">Save</button>`,
)}
</section>`;
}
