import { expect, it, onTestFinished } from "vitest";
import { findNginx } from "../../scripts/nginx.mjs";
import { startNginx } from "../server/nginx-process.ts";
import { queryRows, startCluster } from "../server/postgres-cluster.ts";
import { type ServerProcess, startServerProcess, waitFor } from "../server/server-process.ts";
import { makeBuild } from "../server/site-fixture.ts";
import { buildPlanted, countLost, getP99, planted, type Sent, send, sendAtRate } from "./load.ts";
import { report, scale, timeLimit } from "./scale.ts";

const perAddress = 20;

/** nginx in front of servers, as docs/scaling.md has it; a dead server's requests go to the next. */
function startBalancer(servers: readonly ServerProcess[]): Promise<string> {
  return startNginx(
    [
      "upstream site {",
      ...servers.map(
        ({ address }) => `server ${new URL(address).host.replace("localhost", "127.0.0.1")};`,
      ),
      "}",
    ],
    [
      "location / {",
      "proxy_pass http://site;",
      // A submission that comes twice is one lead, so it may be sent again.
      "proxy_next_upstream error timeout non_idempotent;",
      "proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;",
      "}",
    ],
  );
}

/** A visitor's address of its own. */
const getAddress = (index: number) =>
  `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;

it.skipIf(!findNginx())(
  "loses nothing behind a balancer when one of two servers is killed under load",
  {
    timeout: timeLimit,
  },
  async () => {
    const cluster = await startCluster();
    onTestFinished(() => cluster.remove());
    const DATABASE_URL = await cluster.createDatabase();
    const variables = {
      DATABASE_URL,
      TRUST_PROXY: "2", // nginx, and the address that each visitor of this test claims
      RATE_PER_ADDRESS: String(perAddress),
      RATE_TOTAL: "1000000000",
    };
    const buildDir = makeBuild();
    const servers = await Promise.all([
      startServerProcess({ buildDir, variables }),
      startServerProcess({ buildDir, variables }),
    ]);
    const balancer = await startBalancer(servers);

    // Both servers count together, or an address would have the limit twice.
    const fromOne = await Promise.all(
      Array.from({ length: perAddress + 10 }, () =>
        send(balancer, buildPlanted(), { "x-forwarded-for": "192.0.2.1" }),
      ),
    );
    const states = await queryRows(DATABASE_URL, "select status from leads");
    const suspects = states.filter(({ status }) => status === "suspect").length;

    const count = scale(6_000, 200);
    const tries: Sent[] = [];
    let index = 0;
    /** As a browser does: again, under the same id, until there is an answer. */
    const sendUntilStored = async (): Promise<Sent> => {
      const body = buildPlanted();
      const headers = { "x-forwarded-for": getAddress(++index) };
      for (;;) {
        const result = await send(balancer, body, headers);
        tries.push(result);
        if (result.status === 200) return result;
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    };
    const load = sendAtRate(count, 100, sendUntilStored);
    await waitFor(() => (tries.length > count / 3 ? true : undefined));
    expect((await servers[0]?.stop("SIGKILL"))?.signal).toBe("SIGKILL");
    const sent = await load;

    const rows = await queryRows(DATABASE_URL, "select id from leads");
    const lost = countLost(
      [...fromOne, ...tries],
      rows.map(({ id }) => id),
    );
    await waitFor(async () => {
      const owed = "select id from outbox where state <> 'sent' limit 1";
      return (await queryRows(DATABASE_URL, owed)).length === 0 ? true : undefined;
    });
    const hits = servers.filter((server) => planted.test(server.getOutput())).length;
    report("one of two servers killed under load", {
      submissions: sent.length,
      "tries without an answer": tries.length - sent.length,
      lost,
      duplicate: rows.length - count - fromOne.length,
      "p99 ms": getP99(sent),
      [`over the shared limit of ${perAddress}`]: suspects,
      "planted words in the log": hits,
    });
    expect([lost, suspects, hits]).toEqual([0, 10, 0]);
    expect(rows).toHaveLength(count + fromOne.length);
  },
);
