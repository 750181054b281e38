import { once } from "node:events";
import { readdirSync, readlinkSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { functionPath } from "leads/protocol";
import { expect, it, onTestFinished, vi } from "vitest";
import { buildRelease, rollBack } from "../../build-site/releases.ts";
import { startProcess, waitFor } from "../processes.ts";
import { makeTemporaryFolder, writeRelease } from "./site-fixture.ts";
import { startOnSocket } from "./start-on-socket.ts";
import { startServer } from "./start-server.ts";

/** A build folder with these releases, of which the last is served. */
async function makeReleases(...names: string[]): Promise<string> {
  const build = makeTemporaryFolder();
  for (const name of names) await release(build, name);
  return build;
}

function release(build: string, name: string): Promise<void> {
  return buildRelease(build, async (folder) => writeRelease(folder, name));
}

/** Everything in a build folder, with what the links lead to. */
function list(build: string) {
  return {
    names: readdirSync(build).sort(),
    releases: readdirSync(join(build, "releases")).sort(),
    links: ["current", "previous"].map((name) => readlinkSync(join(build, name))),
  };
}

const getStatus = async (address: string) => (await fetch(address)).status;

/** The release of a page and of its policy, and the status of the script that the page asks for. */
async function visitHome(address: string) {
  const page = await fetch(address);
  const [, name] = /<title>(.*)<\/title>/.exec(await page.text()) ?? [];
  const script = await fetch(`${address}/assets/${name}.js`);
  return {
    statuses: [page.status, script.status],
    names: [name, page.headers.get("content-security-policy")?.replace("script-src ", "")],
  };
}

/** The releases of the function's page and of its words. */
async function sendFaultyForm(address: string) {
  const body = new URLSearchParams({ name: "Jo" });
  const answer = await fetch(address + functionPath, { method: "POST", body });
  const html = await answer.text();
  return {
    statuses: [answer.status],
    names: [/Contact (\w+)<\/title>/.exec(html)?.[1], /summary (\w+)/.exec(html)?.[1]],
  };
}

it("fails no request and mixes no two releases while builds switch", async () => {
  const build = await makeReleases("r0");
  const { address } = await startServer({
    buildDir: join(build, "current"),
    variables: { RATE_PER_ADDRESS: "1000000" },
  });
  const visitors = [visitHome, visitHome, sendFaultyForm].map((visit) => ({ visit, rounds: 0 }));
  let isOver = false;
  const visits = visitors.map(async (visitor) => {
    const seen = new Set<string>();
    for (; !isOver; visitor.rounds += 1) {
      const { statuses, names } = await visitor.visit(address);
      expect(names[0]).toBe(names[1]);
      expect(statuses.filter((status) => ![200, 400].includes(status))).toEqual([]);
      seen.add(names[0] ?? "");
    }
    return [...seen];
  });
  /** Waits for a whole visit of each visitor, so that nobody falls two releases behind. */
  const moveOn = () => {
    const before = visitors.map(({ rounds }) => rounds);
    const haveMoved = () => visitors.every(({ rounds }, at) => rounds > Number(before[at]) + 1);
    return Promise.race([...visits, waitFor(() => haveMoved() || undefined)]);
  };
  await moveOn();
  for (const name of ["r1", "r2"]) {
    await release(build, name);
    await moveOn();
  }
  isOver = true;
  for (const seen of await Promise.all(visits)) expect(seen).toEqual(["r0", "r1", "r2"]);
});

it("keeps two releases, however fast they come, and serves the assets of the one before", async () => {
  // Releases of the same millisecond.
  vi.useFakeTimers({ toFake: ["Date"] });
  const build = await makeReleases("r0", "r1", "r2").finally(vi.useRealTimers);
  const { names, releases, links } = list(build);
  expect(names).toEqual(["current", "previous", "releases"]);
  expect(links.sort()).toEqual(releases.map((id) => join("releases", id)));
  expect(releases).toHaveLength(2);
  const { address } = await startServer({ buildDir: join(build, "current") });
  expect((await visitHome(address)).names[0]).toBe("r2");
  expect(await getStatus(`${address}/assets/r1.js`)).toBe(200);
  expect(await getStatus(`${address}/assets/r0.js`)).toBe(404);
});

it("goes back to the previous release while it is served, and changes nothing when a build fails", async () => {
  const build = await makeReleases("r0");
  expect(() => rollBack(build)).toThrow("There is no previous release");
  await release(build, "r1");
  const { address } = await startServer({ buildDir: join(build, "current") });
  rollBack(build);
  expect(await visitHome(address)).toEqual({ statuses: [200, 200], names: ["r0", "r0"] });
  expect(await getStatus(`${address}/assets/r1.js`)).toBe(200);
  const before = list(build);
  const failing = buildRelease(build, async (folder) => {
    writeRelease(folder, "r2");
    throw new Error("a page that cannot be drawn");
  });
  await expect(failing).rejects.toThrow("cannot be drawn");
  expect(list(build)).toEqual(before);
});

it("changes nothing when a build is killed; the next one removes what it left", async () => {
  const build = await makeReleases("r0", "r1");
  const before = list(build);
  const module = join(import.meta.dirname, "../../build-site/releases.ts");
  const code = `import { buildRelease } from ${JSON.stringify(module)};
    await buildRelease(${JSON.stringify(build)}, () => {
      console.log("writing");
      return new Promise((resolve) => setTimeout(resolve, 3_600_000));
    });`;
  const killed = startProcess(process.execPath, ["--input-type=module", "--eval", code]);
  onTestFinished(async () => void (await killed.stop("SIGKILL")));
  await killed.waitForOutput(/writing/);
  const left = `unfinished-${killed.child.pid}`;
  // A build beside it leaves it alone.
  await expect(buildRelease(build, () => Promise.reject(new Error()))).rejects.toThrow();
  expect(readdirSync(build)).toContain(left);

  await killed.stop("SIGKILL");
  expect(list(build)).toEqual({ ...before, names: [...before.names, left] });
  await release(build, "r2");
  expect(readdirSync(build)).not.toContain(left);
});

it("fails no request while it restarts on a socket that systemd holds", async () => {
  const build = await makeReleases("r0");
  const { address, restart } = await startOnSocket(join(build, "current"));
  // The first answer says that there is a server to restart.
  expect(await getStatus(address)).toBe(200);
  let isOver = false;
  const visit = async () => {
    const statuses = new Set<number>();
    while (!isOver) {
      // A connection for each request, as nginx makes them.
      const [response] = await once(get(address, { agent: false }), "response");
      response.resume();
      statuses.add(response.statusCode);
    }
    return [...statuses];
  };
  const visits = [visit(), visit()];
  for (let count = 0; count < 2; count += 1) {
    await Promise.race([...visits, restart()]);
    expect(await getStatus(address)).toBe(200);
  }
  isOver = true;
  expect(await Promise.all(visits)).toEqual([[200], [200]]);
});
