import { html } from "hono/html";
import { type AnswerClock, getAnswerClock } from "../answer-clock.ts";
import type { StoredLead } from "../lead.ts";
import type { Html } from "./layout.ts";
import { formatSpan } from "./words.ts";

/** Whether a lead has waited for an answer longer than a business day. */
export function isLate(stored: StoredLead, now: Date): boolean {
  return false;
}

/** How long a lead has been open, against the time it may take, as words and as a dimension line. */
export function renderClock(stored: StoredLead, now: Date): Html {
  if (stored.lead.inQuarantine) return html`<p class="clock quiet">In quarantine</p>`;
  const { answeredAt, dueAt } = getAnswerClock(stored, now)
}
