import { html } from "hono/html";
import type { DeskContext } from "./context.ts";
import { showSmallPage } from "./layout.ts";

/**
 * Answers a request without a session. A link from another site's page, such as a web mailer's,
 * comes without the cookie (SameSite=Strict) even if there is one: a page of our own that asks
 * again has it sent.
 */
export function askToSignIn(c: DeskContext): Response | Promise<Response> {
  if (c.req.method === "POST") return showEndedSession(c);
  if (c.req.header("sec-fetch-site") === "cross-site") {
    const path = c.req.path;
    return c.html(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="0; url=${path}">
<title>Opening the desk</title>
</head>
<body><p><a href="${path}">Open the desk</a></p></body>
</html>`);
  }
  return c.redirect(`/desk/sign-in?next=${encodeURIComponent(c.req.path)}`, 303);
}

function showEndedSession(c: DeskContext) {
  return showSmallPage(c, {
    part: "Signed out",
    heading: "You are signed out.",
    status: 401,
    body: html`<p>Your session has ended, so nothing was changed.</p>`,
    next: { href: "/desk/sign-in", text: "Sign In" },
  });
}
