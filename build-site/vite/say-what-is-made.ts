import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { escapeHtml } from "../../app/parts/head/escape-html.ts";
import { listBeingMade } from "../own-pictures.ts";
import { beingMade, drawNotice } from "./fault-page.ts";

/** Before, the page that is shown stays. */
const patience = 4000;

const isDocument = ({ headers }: IncomingMessage) =>
  ["document", "iframe"].includes(String(headers["sec-fetch-dest"]));

/**
 * Answers with a page that says what is being made, if that takes long. The page asks again by itself,
 * so what is saved meanwhile is not waited for behind what no longer matters.
 *
 * @param done when there is an answer, of whatever kind
 * @returns whether it has answered
 */
export async function sayWhatIsMade(
  request: IncomingMessage,
  response: ServerResponse,
  done: Promise<unknown>,
  { after = patience, listNames = listBeingMade } = {},
): Promise<boolean> {
  if (!isDocument(request)) return false;
  const settled = done.then(
    () => true,
    () => true,
  );
  if (await Promise.race([settled, delay(after, false)])) return false;
  const names = escapeHtml(listNames().join(", "));
  const html = names ? `<p>Making the sizes of ${names} …</p>` : beingMade.html;
  response
    .writeHead(200, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" })
    .end(drawNotice(beingMade.title, html));
  return true;
}
