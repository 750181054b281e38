import type { Hono } from "hono";
import { html } from "hono/html";
import { missingSettings } from "../outbox/create-deliveries.ts";
import { entryPage } from "../page-path.ts";
import type { DeskContext, DeskEnv, DeskOptions } from "./context.ts";
import { showSmallPage, toInbox } from "./layout.ts";
import { leadPath } from "./lead-view.ts";
import { startSession } from "./sessions.ts";
import { createToken, hashToken } from "./tokens.ts";

/** How long the address of `npm run desk` lasts, in milliseconds. */
const addressLifetime = 15 * 60_000;

/** An address that lets one browser of this computer in, once. */
export async function createLocalAddress({
  origin,
  sessions,
  user,
}: Pick<DeskOptions, "origin" | "sessions"> & { user: string }): Promise<string> {
  const token = createToken();
  const createdAt = new Date();
  const expiresAt = new Date(createdAt.getTime() + addressLifetime);
  await sessions.saveLink({ hash: hashToken(token), email: user, createdAt, expiresAt }, 1);
  return `${origin}/desk/open/${token}`;
}

/** The entrance of a desk on the user's own computer: no mail, no button. */
export function addLocalEntrance(
  app: Hono<DeskEnv>,
  options: Pick<DeskOptions, "sessions" | "store"> & { hasOrigin: boolean },
): void {
  if (!options.hasOrigin) {
    for (const path of [entryPage, `${leadPath}/release`]) app.all(path, refuseGuess);
  }

  app.get("/desk/open/:token", async (c) => {
    const email = await options.sessions.useLink(hashToken(c.req.param("token")), c.var.now);
    if (email === undefined) return c.redirect("/desk/sign-in", 303);
    await startSession(c, email, options);
    return c.redirect("/desk", 303);
  });

  app.get("/desk/sign-in", (c) =>
    showSmallPage(c, {
      part: "This computer",
      heading: "Start the desk again.",
      status: 403,
      body: html`<p>The address works once, within 15 minutes. Stop <code>npm run desk</code> in the terminal and run it again.</p>`,
    }),
  );
}

function refuseGuess(c: DeskContext) {
  return showSmallPage(c, {
    part: "This computer",
    heading: "Nothing was changed.",
    status: 403,
    body: html`<p>${missingSettings}</p>`,
    next: toInbox,
  });
}
