import type { MiddlewareHandler } from "hono";
import { html } from "hono/html";
import { readBody } from "../handler/read-body.ts";
import type { DeskContext, DeskEnv } from "./context.ts";
import { getTokens } from "./cookies.ts";
import { showSmallPage, toInbox } from "./layout.ts";
import { buildFormToken, isSameToken } from "./tokens.ts";

const formType = "application/x-www-form-urlencoded";

/**
 * Lets a page be shown only to somebody who goes to it: no script, frame or picture of this or
 * another site reads it in their name, by what the browser says (Sec-Fetch-Dest). Lets a POST
 * through only if a page of this desk sent it: from this origin, and with the token of a form that
 * this browser was given. Reads the form.
 */
export function createGuard(origin: string): MiddlewareHandler<DeskEnv> {
  return async (c, next) => {
    // It would do what GET does, such as using up an address that works once.
    if (c.req.method === "HEAD") return c.body(null, 405, { allow: "GET, POST" });
    if (c.req.method === "GET") {
      if ((c.req.header("sec-fetch-dest") ?? "document") === "document") return next();
      return refuseRequest(c, "The desk opens in a window of its own, and nowhere else.");
    }
    if (!isFromHere(c, origin)) {
      return refuseRequest(
        c,
        `The form was not sent from a page on ${origin}. Open the desk there.`,
      );
    }
    const type = c.req.header("content-type")?.split(";", 1)[0]?.trim().toLowerCase();
    const body = type === formType ? await readBody(c.req.raw) : undefined;
    if (!body) return refuseRequest(c, "The form is too long, or it is not one of the desk's.");
    const form = new URLSearchParams(new TextDecoder().decode(body));
    c.set("form", form);
    const given = form.get("formToken") ?? "";
    if (!getTokens(c).some((token) => isSameToken(buildFormToken(token), given))) {
      return refuseRequest(c, "The page was open for too long, or you have since signed out.");
    }
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

function refuseRequest(c: DeskContext, text: string) {
  return showSmallPage(c, {
    part: "Refused",
    heading: "Nothing was changed.",
    status: 403,
    body: html`<p>${text}</p>`,
    next: toInbox,
  });
}
