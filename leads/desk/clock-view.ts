import { html } from "hono/html";
import type { StoredLead } from "../lead.ts";
import {
  type AnswerClock,
  businessDay,
  businessTimeWords,
  formatSpan,
  getAnswerClock,
} from "../time/answer-clock.ts";
import type { DeskContext } from "./context.ts";
import type { Html } from "./layout.ts";

export interface ClockView {
  /** Still open, after more than a business day. */
  isLate: boolean;
  view: Html;
}

/** Says once on a page what its answer clocks count. */
export const clockNote = `The answer clock counts business days: ${businessTimeWords}.`;

/** How long a lead has been open, in words and as a dimension line that is one business day long. */
export function buildClockView(c: DeskContext, stored: StoredLead): ClockView {
  const clock = getAnswerClock(stored, c.var.now, c.var.timeZone);
  return { isLate: clock.isRunning && clock.isLate, view: renderClock(stored, clock) };
}

function renderClock({ lead, work }: StoredLead, clock: AnswerClock): Html {
  const { isLate, isRunning, openTime } = clock;
  if (lead.inQuarantine) return html`<p class="clock quiet">In quarantine</p>`;
  if (!isRunning) {
    const text = work.answeredAt ? `Answered in ${formatSpan(openTime)}` : "Not answered";
    return html`<p class="clock quiet">${text}</p>`;
  }
  if (isLate) {
    return html`<div class="clock">${renderLine(1)}
<p><strong class="late-tag">Late</strong> ${formatSpan(openTime)} open</p></div>`;
  }
  const left = formatSpan(businessDay - openTime);
  return html`<div class="clock">${renderLine(openTime / businessDay)}
<p><span>${formatSpan(openTime)} open,</span> <span>${left} left</span></p></div>`;
}

/** @param share how much of the line is used up, from 0 to 1 */
function renderLine(share: number): Html {
  return html`<svg width="100%" height="10" aria-hidden="true">
<rect class="rail" y="4.5" width="100%" height="1"/>
<rect class="used" y="3" width="${(share * 100).toFixed(1)}%" height="4"/>
<rect class="rail" width="1.5" height="10"/>
<rect class="rail" x="100%" width="1.5" height="10" transform="translate(-1.5)"/>
</svg>`;
}
