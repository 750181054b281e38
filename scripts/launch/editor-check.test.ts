import { expect, test } from "vitest";
import { startHttpReceiver } from "../../tests/server/http-receiver.ts";
import { checkEditor } from "./editor-check.ts";
import type { Visit } from "./finding.ts";

const origin = "https://www.example.com";
const policy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'";
const opener = { "cross-origin-opener-policy": "same-origin-allow-popups" };
const site = {
  origin,
  homes: [],
  redirects: [],
  contactPages: [],
  files: ["index.html", "edit/index.html", "edit/config.json"],
  headers: { always: opener, policies: { "edit/index.html": policy } },
} as never;

const backend = { name: "github", repo: "company/website", branch: "main" };

/** What a host answers that has the editor as it was built. */
const answers = {
  "/edit": "",
  "/edit/": '<meta name="robots" content="noindex"><script src="/assets/edit/main.js"></script>',
  "/edit/config.json": JSON.stringify({ backend }),
  "/assets/edit/main.js": "",
};
const headers = { ...opener, "content-security-policy": policy, "content-type": "text/javascript" };

/**
 * Checks a host that answers otherwise, and 404 wherever that says undefined.
 *
 * @param changed bodies by address
 * @param others headers of every response
 */
async function check(changed: object, others: object = {}, built = site) {
  const bodies: Record<string, string | undefined> = { ...answers, ...changed };
  const visit = async (address: string): Promise<Visit> => {
    const body = bodies[new URL(address).pathname];
    const all = new Headers({ ...headers, ...others });
    return { status: body === undefined ? 404 : 200, headers: all, body: body ?? "" };
  };
  return await checkEditor(visit, origin, built);
}

test("an editor as it was built is in order, and the check says where it saves", async () => {
  expect(await check({})).toMatchObject({
    outcome: "ok",
    messages: [expect.stringContaining("company/website, branch main")],
  });
});

const json = (changes: object) => JSON.stringify({ backend: { ...backend, ...changes } });

test.each<[string, object, object, string]>([
  ["the page is missing", { "/edit/": undefined }, {}, "/edit/ answers 404, but"],
  ["its script is missing", { "/assets/edit/main.js": undefined }, {}, "main.js answers 404"],
  ["search engines may list it", { "/edit/": '<script src="/"></script>' }, {}, "noindex"],
  ["it has no policy", {}, { "content-security-policy": "" }, `lacks "script-src 'self'"`],
  ["the policy is another", {}, { "content-security-policy": `${policy}; x y` }, `has "x y"`],
  ["signing in is cut off", {}, { "cross-origin-opener-policy": "same-origin" }, "sign"],
  ["its settings are a page", { "/edit/config.json": "<p>" }, {}, "not JSON"],
])("it says when %s", async (_name, bodies, others, fault) => {
  const { messages, outcome } = await check(bodies, others);
  expect(outcome).toBe("failed");
  expect(messages).toContainEqual(expect.stringContaining(fault));
});

test("on hosts that set headers by address, the policy is in the header and the page", async () => {
  const [scripts, framing] = [policy.slice(0, -24), "frame-ancestors 'none'"];
  const meta = `<meta http-equiv="Content-Security-Policy" content="${scripts.replace(/; $/, "")}">`;
  const bodies = { "/edit/": meta + answers["/edit/"] };
  expect(await check(bodies, { "content-security-policy": framing })).toMatchObject({
    outcome: "ok",
  });
});

test("a build without an editor expects none", async () => {
  const without = { ...(site as object), files: ["index.html"] } as never;
  expect(await check({ "/edit/": undefined }, {}, without)).toMatchObject({ outcome: "ok" });
  expect(await check({}, {}, without)).toMatchObject({
    outcome: "failed",
    messages: [expect.stringContaining("EDIT_REPOSITORY")],
  });
});

const github = { status: 302, headers: { location: "https://github.com/login/oauth/authorize" } };

test.each<[string, Parameters<typeof startHttpReceiver>[0], string | undefined]>([
  ["knows this site alone", [github, 200], undefined],
  ["has no client ID", [200], "answers 200 and does not lead to GitHub"],
  ["knows every site", [github, github], "signs in for any site"],
])("of a sign-in worker that %s", async (_name, replies, fault) => {
  const { calls, url } = await startHttpReceiver(replies);
  const { messages, outcome } = await check({ "/edit/config.json": json({ base_url: url }) });
  expect(calls[0]?.path).toContain("site_id=www.example.com");
  expect(outcome).toBe(fault ? "failed" : "ok");
  expect(messages).toContainEqual(expect.stringContaining(fault ?? url));
});
