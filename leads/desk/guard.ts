import type { MiddlewareHandler } from "hono";
import { html } from "hono/html";
import { readBody } from "../handler/read-body.ts";
import type { DeskContext, DeskEnv } from "./context.ts";
import { getTokens } from "./cookies.ts";
import { type Html, showPage } from "./layout.ts";
import { buildFormToken, isSameToken } from "./tokens.ts";

const formType = "application/x-www-form-urlencoded";

/**
 * Lets a POST through only if a page of this desk sent it: from this origin, by what the browser
 * says, and with the token of a form that this browser was given. Reads the form.
 */
export function createGuard(origin: string): MiddlewareHandler<DeskEnv> {
  return async (c, next) => {
    if (c.req.method === "GET" || c.req.method === "HEAD") return next();
    if (!isFromHere(c, origin)) {
      return refuse(c, `The form was not sent from a page of ${origin}. Open the desk there.`);
    }
    const type = c.req.header("content-type")?.split(";", 1)[0]?.trim().toLowerCase();
    const body = type === formType ? await readBody(c.req.raw) : undefined;
    if (!body) return refuse(c, "The form is too long, or not one of the desk's.");
    const form = new URLSearchParams(new TextDecoder().decode(body));
    const given = form.get("formToken") ?? "";
    if (!getTokens(c).some((token) => isSameToken(buildFormToken(token), given))) {
      return refuse(c, "The page was open for too long, or you have signed out since.", form);
    }
    c.set("form", form);
    return next();
  };
}

/** Browsers name the sender of every POST in at least one of these headers. */
function isFromHere(c: DeskContext, origin: string): boolean {
  const site = c.req.header("sec-fetch-site");
  const sender = c.req.header("origin");
  if (site === undefined && sender === undefined) return false;
  return (site ?? "same-origin") === "same-origin" && (sender ?? origin) === origin;
}

function refuse(c: DeskContext, text: string, form?: URLSearchParams) {
  return showPage(c, {
    title: "Nothing was changed",
    status: 403,
    body: html`<div class="narrow">
<p class="tag label">Desk<span class="part">Refused</span></p>
<h1>Nothing was changed.</h1>
<p>${text}</p>
${renderKeptNote(form?.get("note"))}
<p><a class="button signal" href="/desk">To the Inbox</a></p>
</div>`,
  });
}

/** A note that could not be saved, to copy: going back may not bring it back. */
export function renderKeptNote(note: string | null | undefined): Html | undefined {
  if (!note) return;
  return html`<div class="field"><label for="kept">Your note, to copy</label>
<textarea id="kept" rows="6" readonly>${note}</textarea></div>`;
}
