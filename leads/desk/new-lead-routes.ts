import type { Hono } from "hono";
import { enterLead, type ParsedEntry, parseEntry } from "../enter-lead.ts";
import { textFields } from "../fields.ts";
import { entryPage } from "../page-path.ts";
import { type DeskContext, type DeskEnv, type DeskOptions, getUser } from "./context.ts";
import { showPage } from "./layout.ts";
import { buildHref } from "./list-query.ts";
import type { MessageName } from "./messages.ts";
import { renderNewLead } from "./new-lead-page.ts";

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
