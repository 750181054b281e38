import type { Hono } from "hono";
import { html } from "hono/html";
import type { Access } from "../store/access-record.ts";
import type { LeadAdmin } from "../store/lead-store.ts";
import { nameActor } from "../words.ts";
import type { DeskEnv } from "./context.ts";
import { renderTime, showPage } from "./layout.ts";

/** Entries on a page. */
const limit = 100;

const actionLabels: Record<Access["action"], string> = {
  signed_in: "signed in",
  read: "read",
  exported: "exported",
  erased: "erased",
};

/** Shows who saw what, newest first, and the words that visitors agreed to. */
export function addRecordPages(app: Hono<DeskEnv>, store: LeadAdmin): void {
  app.get("/desk/agreements/:hash", async (c, next) => {
    const hash = c.req.param("hash");
    const agreement = (await store.getAgreements()).find((each) => each.hash === hash);
    if (!agreement) return next();
    return c.text(agreement.text);
  });

  app.get("/desk/record", async (c) => {
    const after = c.req.query("after");
    const { accesses, next } = await store.getAccesses({ limit, ...(after && { after }) });
    return showPage(c, {
      title: "Who saw what",
      body: html`<p class="tag label"><a href="/desk">Inbox</a><span class="part">Record</span></p>
<h1>Who saw what.</h1>
<p>Each sign-in, each lead that was opened, each export and each erasure. Nobody can change an entry; each is removed after 12 months.</p>
<ol class="history">
${accesses.map((access) => html`<li>${renderTime(c, access.at)}<p>${describeAccess(access)}</p></li>`)}
</ol>
${next && html`<p><a class="button line" href="/desk/record?after=${encodeURIComponent(next)}">Older Entries</a></p>`}`,
    });
  });
}

function describeAccess({ action, by, count, what }: Access): string {
  const leads = count === 1 ? "1 lead" : `${count.toLocaleString("en-US")} leads`;
  const object = action === "signed_in" ? "" : ` ${leads} (${what})`;
  return `${nameActor(by)} ${actionLabels[action]}${object}`;
}
