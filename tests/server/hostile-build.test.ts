import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { buildRelease } from "../../build-site/releases.ts";
import { makeBuild, makeTemporaryFolder, writeRelease } from "./site-fixture.ts";
import { ask, startServer } from "./start-server.ts";
import { functionPath } from "./submissions.ts";

const desk = { DESK: "on", DESK_USERS: "anna@example.com" };
const deskHost = "desk.example.com";
const evil = "https://evil.example";

type Manifest = Record<string, unknown> & {
  headers: { always: Record<string, string>; policies: Record<string, string> };
};

function changeManifest(folder: string, change: (manifest: Manifest) => void): void {
  const file = join(folder, "site-manifest.json");
  const manifest = JSON.parse(readFileSync(file, "utf8"));
  change(manifest);
  writeFileSync(file, JSON.stringify(manifest));
}

/** An answer of each kind that is no file, without what differs from one to the next. */
async function askForOwnAnswers(buildDir: string) {
  const server = await startServer({ buildDir, variables: desk });
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const paths = ["/desk", "/desk/sign-in", "/desk/style.css", "/desk/nowhere", "/healthz"];
  const answers = [
    ...(await Promise.all([...paths, functionPath].map((path) => ask(server, path)))),
    await ask(server, functionPath, { method: "POST", body: "name=Jo", headers }),
    await ask(server, functionPath, { method: "OPTIONS" }),
  ];
  return answers.map(({ status, headers: given }) => {
    const { date, "set-cookie": cookies, "content-length": length, ...rest } = given;
    return { status, headers: rest, cookies: cookies?.map((each) => each.split("=", 1)[0]) };
  });
}

describe("the headers of a manifest", () => {
  it("may be no others than they are: the last release stays", async () => {
    const build = makeTemporaryFolder();
    await buildRelease(build, async (folder) => writeRelease(folder, "r0"));
    const server = await startServer({ buildDir: join(build, "current"), variables: desk });
    await buildRelease(build, async (folder) => {
      writeRelease(folder, "r1");
      changeManifest(folder, ({ headers }) => {
        headers.always["set-cookie"] = `default-src 'none'; report-uri ${evil}`;
      });
    });
    for (const path of ["/desk/sign-in", "/healthz", functionPath, "/"]) {
      const { headers } = await ask(server, path);
      expect([path, JSON.stringify(headers)]).toEqual([path, expect.not.stringContaining(evil)]);
    }
    expect((await ask(server, "/")).body.toString()).toContain("<title>r0</title>");
    expect(server.getOutput()).toContain("release not readable");
  });

  it("change nothing but files, nor do its policies", async () => {
    const buildDir = makeBuild();
    const before = await askForOwnAnswers(buildDir);
    changeManifest(buildDir, (manifest) => {
      const { headers } = manifest;
      headers.always = {
        "referrer-policy": "unsafe-url",
        "cross-origin-opener-policy": "unsafe-none",
        "permissions-policy": "camera=*",
      };
      headers.policies["contact/index.html"] =
        `default-src *; script-src 'unsafe-inline'; form-action ${evil}; report-uri ${evil}`;
      manifest.origin = evil;
      const own = ["/desk/sign-in", "/healthz", functionPath];
      manifest.redirects = own.map((from) => ({ from, to: "/about" }));
    });
    expect(await askForOwnAnswers(buildDir)).toEqual(before);
  });

  it.each(["//evil.example/", "/\\evil.example/"])(
    "have no contact page at %j, to which a form's answer would lead",
    async (path) => {
      const buildDir = makeBuild();
      changeManifest(buildDir, (manifest) => {
        const [page] = manifest.contactPages as object[];
        manifest.contactPages = [page, { ...page, path }];
      });
      await expect(startServer({ buildDir })).rejects.toThrow("contactPages.1.path");
    },
  );
});

it("brings no page, script or redirect to a host of the desk's own", async () => {
  const buildDir = makeBuild();
  const page = "<script>alert(1)</script>";
  const font = "assets/geist-12345678.woff2";
  mkdirSync(join(buildDir, "client/assets/folder.woff2"));
  writeFileSync(join(buildDir, "client/assets/folder.woff2/index.html"), page);
  writeFileSync(join(buildDir, "client/icon.svg"), `<svg>${page}</svg>`);
  writeFileSync(join(buildDir, "client", font), "font");
  writeFileSync(join(buildDir, "client/404.html"), page);
  changeManifest(buildDir, (manifest) => {
    manifest.headers.always["cross-origin-opener-policy"] = "unsafe-none";
    manifest.headers.policies["icon.svg"] = "default-src * 'unsafe-inline'";
    manifest.redirects = [{ from: "/assets/moved.woff2", to: "/desk/sign-out" }];
  });
  const variables = { ...desk, DESK_ORIGIN: `https://${deskHost}` };
  const server = await startServer({ buildDir, variables });
  const get = (path: string) => ask(server, path, { headers: { host: deskHost } });
  for (const path of ["folder", "missing", "moved", "geist-87654321"]) {
    for (const end of [".woff2", ".woff2/"]) {
      const { body, headers } = await get(`/assets/${path}${end}`);
      expect(body.toString()).not.toContain("<script>");
      expect(headers.location ?? "/desk/sign-in").toMatch(/^\/desk\/sign-in/);
    }
  }
  const icon = await get("/icon.svg");
  expect(icon.status).toBe(200);
  expect(icon.headers).toMatchObject({
    "content-security-policy": expect.stringMatching(/default-src 'none'.*sandbox/),
    "cross-origin-opener-policy": "same-origin",
  });
  expect((await get(`/${font}`)).body.toString()).toBe("font");
});

describe("the folder of a release", () => {
  it("is listed without what its links lead to, and to its end; a link in the place of a file leads nowhere", async () => {
    const buildDir = makeBuild();
    const outside = makeTemporaryFolder();
    const secret = join(outside, "secret.txt");
    writeFileSync(secret, "the leads");
    const link = (to: string, name: string) => symlinkSync(to, join(buildDir, "client", name));
    for (const name of ["plain.txt", "later.txt"])
      writeFileSync(join(buildDir, "client", name), name);
    link(secret, "plain.txt.br");
    link(secret, "linked.txt");
    link(outside, "etc");
    link(".", "a");
    link(".", "b");
    link("..", "about/up");
    const server = await startServer({ buildDir });
    rmSync(join(buildDir, "client/later.txt"));
    link(secret, "later.txt");
    for (const path of [
      "/linked.txt",
      "/later.txt",
      "/etc/secret.txt",
      "/a/about/",
      "/b/a/robots.txt",
      "/about/up/robots.txt",
    ]) {
      expect([path, (await ask(server, path)).status]).toEqual([path, 404]);
    }
    const plain = await ask(server, "/plain.txt", { headers: { "accept-encoding": "br" } });
    expect([plain.status, plain.body.toString()]).toEqual([200, "plain.txt"]);
    expect((await ask(server, "/about/")).status).toBe(200);
  });

  it("is no release when it is deeper than a site is", async () => {
    const buildDir = makeBuild();
    mkdirSync(join(buildDir, "client", "deep/".repeat(30)), { recursive: true });
    await expect(startServer({ buildDir })).rejects.toThrow("more files or folders");
  });

  it("is no release when its manifest is a link", async () => {
    const buildDir = makeBuild();
    const manifest = join(buildDir, "site-manifest.json");
    renameSync(manifest, join(buildDir, "moved.json"));
    symlinkSync("moved.json", manifest);
    await expect(startServer({ buildDir })).rejects.toThrow("cannot be read");
  });
});
