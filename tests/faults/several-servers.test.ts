import { expect } from "vitest";
import { waitFor } from "../processes.ts";
import { createDatabase, queryRows, waitForDeliveries } from "../server/postgres-cluster.ts";
import { startServerProcess } from "../server/server-process.ts";
import { makeBuild } from "../server/site-fixture.ts";
import {
  buildPlanted,
  createPersistentSender,
  expectAllStoredOnce,
  getP99,
  type Sent,
  send,
  sendAtRate,
} from "./load.ts";
import { itInFull } from "./scale.ts";

const perAddress = 20;

/** A visitor's address of its own. */
const getAddress = (index: number) =>
  `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;

itInFull("loses nothing when one of two servers on one database is killed under load", async () => {
  const DATABASE_URL = await createDatabase();
  const variables = {
    DATABASE_URL,
    TRUST_PROXY: "1", // the address that each visitor of this test claims
    RATE_PER_ADDRESS: String(perAddress),
    RATE_TOTAL: "1000000000",
  };
  const buildDir = makeBuild();
  const servers = await Promise.all([
    startServerProcess({ buildDir, variables }),
    startServerProcess({ buildDir, variables }),
  ]);
  const addresses = servers.map(({ address }) => address);

  // Both servers count together, or an address would have the limit twice.
  const fromOne = await Promise.all(
    Array.from({ length: perAddress + 10 }, (_, turn) =>
      send(addresses[turn % 2] ?? "", buildPlanted(), { "x-forwarded-for": "192.0.2.1" }),
    ),
  );
  const states = await queryRows(DATABASE_URL, "select status from leads");
  const suspects = states.filter(({ status }) => status === "suspect").length;

  const count = 6_000;
  const tries: Sent[] = [];
  const sendUntilStored = createPersistentSender(addresses, tries);
  let visitor = 0;
  const load = sendAtRate(count, 100, () =>
    sendUntilStored({ "x-forwarded-for": getAddress(++visitor) }),
  );
  await waitFor(() => (tries.length > count / 3 ? true : undefined));
  expect((await servers[0]?.stop("SIGKILL"))?.signal).toBe("SIGKILL");
  const sent = await load;

  const leads = await queryRows(DATABASE_URL, "select id, submission_id from leads");
  await waitForDeliveries(DATABASE_URL);
  expectAllStoredOnce("one of two servers killed under load", {
    sent: [...fromOne, ...tries],
    leads,
    servers,
    figures: {
      stored: [leads.length, count + fromOne.length],
      "tries without an answer": tries.length - sent.length,
      "p99 ms": getP99(sent),
      [`over the shared limit of ${perAddress}`]: [suspects, 10],
    },
  });
});
