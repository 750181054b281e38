import type { IncomingMessage, ServerResponse } from "node:http";
import { join, resolve, sep } from "node:path";

/**
 * Lets the editor of the computer open a file when a page of this site asks for it: a file of the
 * repository, with or without line and column. Another site in the same browser could ask, too.
 * Answers without content, so that a link leaves the page as it is; Vite does the rest.
 */
export function createOpenListener(root: string) {
  return ({ headers, url }: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { searchParams } = new URL(url ?? "/", "http://localhost");
    const file = searchParams.get("file")?.replace(/(?::\d+)+$/, "") ?? "";
    const path = resolve(root, file);
    const isOwn = path.startsWith(root + sep) && !path.startsWith(join(root, "node_modules"));
    if (!isOwn || headers["sec-fetch-site"] !== "same-origin") {
      response.writeHead(403).end();
      return;
    }
    response.statusCode = 204;
    next();
  };
}
