import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { openSite, type RunningSite } from "../running-site.ts";

/** A running site whose documents note what goes wrong in them, whatever the engine. */
export interface WatchedSite extends RunningSite {
  /** Requests that were answered with an error, such as `404 /no-such-page`, oldest first. */
  failures: string[];
}

/** Who may sign in at the site's desk. */
export const deskUser = "anna@example.com";

declare global {
  interface Window {
    /** What went wrong in this document so far. */
    problems: string[];
  }
}

/**
 * Runs first in every document. Engines tell their drivers different things, WebKitGTK nothing; a
 * script of the site's own origin hears the same in each, and the content security policy allows it.
 */
function watchDocument(): void {
  const problems: string[] = [];
  window.problems = problems;
  // A page that is left stops what it still loads, and may be shown again (back/forward cache).
  let isLeft = false;
  addEventListener("beforeunload", () => {
    isLeft = true;
  });
  addEventListener("pageshow", () => {
    isLeft = false;
  });
  const watchErrors = (event: Event) => {
    if (event instanceof ErrorEvent) problems.push(`page error: ${event.message}`);
    else if (event.target instanceof Element && !isLeft) {
      problems.push(`not loaded: ${event.target.outerHTML.slice(0, 160)}`);
    }
  };
  addEventListener("error", watchErrors, { capture: true });
  addEventListener("unhandledrejection", ({ reason }) => problems.push(`page error: ${reason}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
    problems.push(`policy: ${violatedDirective} forbids ${blockedURI} ${sample}`),
  );
  // React says in a debug message that it did not find an island as the build drew it.
  for (const level of ["error", "warn", "debug"] as const) {
    const write = console[level];
    console[level] = (...values: unknown[]) => {
      problems.push(`console ${level}: ${values.map(String).join(" ")}`);
      write.apply(console, values);
    };
  }
}

const probePath = "/watch-document.js";
const probe = `(${watchDocument})();`;

/** Starts the site of a build behind a server that adds the probe to its documents. */
export async function openWatchedSite(buildDir: string): Promise<WatchedSite> {
  const failures: string[] = [];
  // Idle connections stay: an engine that uses one as it is closed would tell the page of a broken line.
  const watcher = createServer({ keepAliveTimeout: 60_000 });
  await once(watcher.listen(0, "127.0.0.1"), "listening");
  const origin = `http://127.0.0.1:${(watcher.address() as AddressInfo).port}`;
  const desk = { DESK: "on", DESK_USERS: deskUser };
  const site = await openSite(buildDir, { SITE_ORIGIN: origin, ...desk });

  async function answer(asked: IncomingMessage, response: ServerResponse) {
    if (asked.url === probePath) {
      response.writeHead(200, { "content-type": "text/javascript" }).end(probe);
      return;
    }
    const forwarded = request(new URL(asked.url ?? "/", site.origin), {
      method: asked.method,
      headers: { ...asked.headers, "accept-encoding": "identity" },
    });
    asked.pipe(forwarded);
    const [answered] = (await once(forwarded, "response")) as [IncomingMessage];
    const { statusCode = 500, headers } = answered;
    if (statusCode >= 400) failures.push(`${statusCode} ${asked.url}`);
    if (statusCode === 304 || !headers["content-type"]?.startsWith("text/html")) {
      response.writeHead(statusCode, headers);
      answered.pipe(response);
      return;
    }
    const watched = (await text(answered)).replace(
      "<head>",
      `<head><script src="${probePath}"></script>`,
    );
    response.writeHead(statusCode, { ...headers, "content-length": Buffer.byteLength(watched) });
    response.end(watched);
  }

  watcher.on("request", (asked, response) => {
    // A browser that leaves a page hangs up on what it no longer needs.
    answer(asked, response).catch(() => response.destroy());
  });
  return {
    ...site,
    origin,
    failures,
    async stop() {
      watcher.closeAllConnections();
      watcher.close();
      await site.stop();
    },
  };
}
