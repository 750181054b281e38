import type { MiddlewareHandler } from "hono";
import { html } from "hono/html";
import { readBody } from "../handler/read-body.ts";
import { type DeskContext, type DeskEnv, showSmallPage, toInbox } from "./layout.ts";
import { buildFormToken, getTokens, isSameToken } from "./sign-in.ts";

const formType = "application/x-www-form-urlencoded";

/**
 * Answers only somebody who goes to a page or sends a form: no script, frame or picture of this or
 * another site reads or writes in their name, by what the browser says (`isNavigation`). Lets a POST
 * through only if a page of this desk sent it: from this origin, and with the token of a form that
 * this browser was given. Reads the form.
 */
export function createGuard(origin: string): MiddlewareHandler<DeskEnv> {
  return async (c, next) => {
    // It would do what GET does, such as using up an address that works once.
    if (c.req.method === "HEAD") return c.body(null, 405, { allow: "GET, POST" });
    // Nobody has seen the answer to a request ahead of a press; the browser asks again after it.
    if (isPrefetch(c)) return c.body(null, 503);
    if (!isNavigation(c)) {
      return refuseRequest(c, "The desk opens in a window of its own, and nowhere else.");
    }
    if (c.req.method === "GET") return next();
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

/**
 * Whether a window is to show the answer. A service worker reads what it lets the browser preload in
 * the name of the window; the header is there then, whatever the worker makes of its value.
 */
function isNavigation(c: DeskContext): boolean {
  const isPreload = c.req.header("service-worker-navigation-preload") !== undefined;
  return !isPreload && (c.req.header("sec-fetch-dest") ?? "document") === "document";
}

/** Prefetch and prerender (Fetch, "Sec-Purpose"), and the names that it had before. */
function isPrefetch(c: DeskContext): boolean {
  const names = ["sec-purpose", "purpose", "x-purpose", "x-moz"];
  return names.some((name) => /prefetch|preview/i.test(c.req.header(name) ?? ""));
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
