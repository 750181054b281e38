import { expect, it } from "vitest";
import { waitFor } from "../processes.ts";
import { runNode, startServerProcess } from "./server-process.ts";
import { buildSubmission, getMailFiles, getRows, submit } from "./submissions.ts";

const script = "leads/cli/main.ts";

it("keeps a suspect in quarantine, shows it, and mails it once released", async () => {
  const server = await startServerProcess();
  const variables = { DATA_DIR: server.dataDir };
  const response = await submit(server.address, buildSubmission({ homepage: "https://x.io" }));
  expect(response.status).toBe(200);
  const { id } = (await response.json()) as { id: string };
  expect(getRows(server.dataDir, "outbox")).toEqual([]);

  const list = await runNode([script, "list"], variables);
  expect(list.stdout).toMatch(/ quarantine \(honeypot\)$/m);
  expect(list.stdout).toContain("1 lead, 1 of them in quarantine");
  expect((await runNode([script, "retry"], variables)).stdout).toContain("nothing to retry");

  const release = await runNode([script, "release", id.toLowerCase()], variables);
  expect(release.stdout).toContain(`${id} is released`);
  await submit(server.address, buildSubmission()); // wakes the worker
  const mails = await getMailFiles(server.dataDir, 2);
  expect(mails.map(({ subject }) => subject)).toContain(`New inquiry ${id}: Planning, Demo`);
  const again = await runNode([script, "release", id], variables);
  expect(again.stdout).toContain("not in quarantine");
  expect((await runNode([script, "release", "AAAAA-AAAAA"], variables)).code).toBe(1);
});

it("delivers what others send while one address floods the form, and tells the team of too many", async () => {
  const variables = { TRUST_PROXY: "1", RATE_PER_ADDRESS: "1", RATE_TOTAL: "2" };
  const server = await startServerProcess({ variables });
  const send = async (address: string, body = buildSubmission()) =>
    (await submit(server.address, body, { headers: { "x-forwarded-for": address } })).status;
  const getHealth = async () => (await fetch(`${server.address}/healthz`)).json();
  const repeated = buildSubmission();
  for (let number = 0; number < 30; number++) {
    await send("192.0.2.1", repeated);
    await send("192.0.2.1");
  }
  expect(await getHealth()).toEqual({ status: "ok" });
  for (const address of ["192.0.2.2", "192.0.2.3"]) expect(await send(address)).toBe(200);
  const states = getRows(server.dataDir, "leads").map(({ status }) => status);
  expect(states.slice(-2)).toEqual(["new", "new"]);
  const health = await waitFor(async () => {
    const { status, ...warnings } = await getHealth();
    return status === "warning" ? warnings : undefined;
  });
  expect(health).toEqual({ submissionsThisHour: 3 });
  const mails = await getMailFiles(server.dataDir, 4);
  expect(mails.map(({ subject }) => subject)).toContainEqual(
    expect.stringMatching(/^More than 2 messages an hour /),
  );
});

it("says once that it ignores a proxy that it was not told of", async () => {
  const server = await startServerProcess();
  for (const address of ["192.0.2.1", "192.0.2.2"]) {
    await submit(server.address, "{", { headers: { "x-forwarded-for": address } });
  }
  expect(server.getOutput().match(/TRUST_PROXY is not set behind a proxy/g)).toHaveLength(1);
});
