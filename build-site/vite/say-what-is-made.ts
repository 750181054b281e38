import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { listBeingMade } from "../own-pictures.ts";
import { beingMade, drawNotice } from "./fault-page.ts";

/** Before, the page that is shown stays. */
const patience = 4000;

const telling = 500;

const isDocument = ({ headers }: IncomingMessage) =>
  ["document", "iframe"].includes(String(headers["sec-fetch-dest"]));

/** For somebody who waits: a line in the document that is still being sent. */
const drawLine = (words: string) =>
  `<script>document.querySelector("main p").textContent = ${JSON.stringify(words).replaceAll("<", "\\u003c")}</script>`;

/**
 * Answers with a document that says what is being made, if that takes long, and that is loaded again
 * once it is done.
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
  response.writeHead(200, {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
  });
  response.write(drawNotice(beingMade.title, beingMade.html));
  let told = "";
  const tell = () => {
    const names = listNames().join(", ");
    if (names === "" || names === told) return;
    told = names;
    response.write(drawLine(`Making the sizes of ${names} …`));
  };
  tell();
  const timer = setInterval(tell, telling);
  await settled;
  clearInterval(timer);
  response.end("<script>location.reload()</script>");
  return true;
}
