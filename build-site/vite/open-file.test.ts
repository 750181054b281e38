import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { createOpenListener } from "./dev-site-plugin.ts";

const root = "/home/anna/site";

/** The status of an answer, and whether Vite is to open the file. */
function ask(file: string, site = "same-origin") {
  const request = {
    url: `/?file=${encodeURIComponent(file)}`,
    headers: { "sec-fetch-site": site },
  };
  let [status, isOpened] = [200, false];
  const response = {
    writeHead: (code: number) => {
      status = code;
      return { end() {} };
    },
  };
  createOpenListener(root)(
    request as unknown as IncomingMessage,
    response as unknown as ServerResponse,
    () => {
      isOpened = true;
    },
  );
  return isOpened ? "opened" : status;
}

test.each(["content/site.yaml", "app/routes.ts:12:3", `${root}/content/site.yaml`])(
  "%s is opened for a page of this site",
  (file) => {
    expect(ask(file)).toBe("opened");
    for (const site of ["cross-site", "same-site", "none"]) expect(ask(file, site)).toBe(403);
  },
);

test.each(["/etc/passwd", "../other/a.ts", "content/../../b.sh", "node_modules/a/b.js", "", "."])(
  "%j, which is no file of the site, is not",
  (file) => {
    expect(ask(file)).toBe(403);
  },
);
