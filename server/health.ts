import type { IncomingMessage, ServerResponse } from "node:http";
import type { Leads } from "leads/node";
import { parseTarget } from "./static.ts";

/** Milliseconds for which one successful health check answers all: anybody may ask. */
const healthCacheTtl = 1_000;

/**
 * 200 while leads can be stored, else 503: `{"status": "ok"}`, `"unavailable"`,
 * or `"warning"` with what somebody should look at. With `?strict`, a warning is 503, too.
 */
export function createHealthListener(checkHealth: Leads["checkHealth"]) {
  const check = () =>
    checkHealth().then(
      (warnings) => ({
        status: Object.keys(warnings).length > 0 ? "warning" : "ok",
        ...warnings,
      }),
      () => ({ status: "unavailable" }),
    );
  let last: { health: ReturnType<typeof check>; until: number } | undefined;
  return async (
    request: Pick<IncomingMessage, "url">,
    response: Pick<ServerResponse, "writeHead" | "end">,
  ): Promise<void> => {
    if (!last || performance.now() > last.until) {
      last = { health: check(), until: performance.now() + healthCacheTtl };
    }
    const health = await last.health;
    if (health.status === "unavailable") last = undefined;
    const isStrict = new URLSearchParams(parseTarget(request.url ?? "").search).has("strict");
    const isHealthy = health.status === "ok" || (health.status === "warning" && !isStrict);
    response.writeHead(isHealthy ? 200 : 503, {
      "content-type": "application/json",
      "cache-control": "no-store",
    });
    response.end(JSON.stringify(health));
  };
}
