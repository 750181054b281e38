import type { Readable } from "node:stream";
import { expect, it } from "vitest";
import { getRows } from "../leads/stored-rows.ts";
import { waitFor } from "../processes.ts";
import { getMailVariables, listenForMail } from "../server/mail-server.ts";
import { type ServerProcess, startServerProcess } from "../server/server-process.ts";
import { makeBuild, makeTemporaryFolder } from "../server/site-fixture.ts";
import { buildPlanted, send, withoutLimits } from "./load.ts";

async function readMessageId(stream: Readable): Promise<string> {
  const text = Buffer.concat(await stream.toArray()).toString();
  return /^message-id: (\S+)/im.exec(text)?.[1] ?? "";
}

it("loses no mail when killed between the server's yes and its note", async () => {
  const seen = new Map<string, number>();
  let server: ServerProcess | undefined;
  const port = await listenForMail({
    async onData(stream, _session, callback) {
      const id = await readMessageId(stream);
      const isFirst = !seen.has(id);
      seen.set(id, (seen.get(id) ?? 0) + 1);
      callback();
      if (isFirst) setImmediate(() => server?.stop("SIGKILL"));
    },
  });
  const variables = { ...withoutLimits, ...getMailVariables(port) };
  const buildDir = makeBuild();
  const dataDir = makeTemporaryFolder();
  server = await startServerProcess({ buildDir, dataDir, variables });
  await send(server.address, buildPlanted());
  await waitFor(() => seen.size > 0 || undefined);
  await server.stop("SIGKILL");
  server = await startServerProcess({ buildDir, dataDir, variables });
  const [mail] = await waitFor(() => {
    const rows = getRows(dataDir, "outbox");
    return rows.every(({ state }) => state === "sent") ? rows : undefined;
  });
  expect([...seen.keys()]).toEqual([mail?.message_id]);
  // Twice, under one Message-ID, where the note was not made in time; never more often.
  expect(seen.get(String(mail?.message_id))).toBeLessThanOrEqual(2);
});
