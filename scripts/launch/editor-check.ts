import type { HostedSite } from "../../build-site/hosting/write-hosting.ts";
import { editorFolder } from "../../server/file-rules.ts";
import {
  createVisitor,
  type Finding,
  getAttribute,
  judgeCheck,
  listPolicies,
  unless,
  type Visit,
  type Visitor,
} from "./finding.ts";

const name = "editor";
const path = `/${editorFolder}`;
const page = `${editorFolder}index.html`;

/** The backend of the editor's configuration, as far as it is checked here. */
interface Backend {
  name?: string;
  repo?: string;
  branch?: string;
  base_url?: string;
}

/**
 * Checks the editor at /edit, which no check of the site's pages looks at; or that there is none, if
 * the build has none.
 */
export async function checkEditor(
  visit: Visitor,
  origin: string,
  site: HostedSite,
): Promise<Finding> {
  const answer = await visit(origin + path);
  const { status } = answer;
  if (!site.files.includes(page)) {
    const fault = `${path} answers ${status}, expected 404: this build has no editor. Set EDIT_REPOSITORY here as where the site is built, and build again`;
    const verified = `${path} answers 404; EDIT_REPOSITORY at build time turns it on`;
    return judgeCheck(name, unless(status === 404, fault), verified);
  }
  if (status !== 200) {
    return judgeCheck(name, [`${path} answers ${status}, but this build has an editor`], "");
  }
  const bare = await visit(origin + path.slice(0, -1));
  const { backend, faults } = readBackend(await visit(`${origin}${path}config.json`));
  faults.push(
    ...unless(bare.status === 200, `${path.slice(0, -1)} answers ${bare.status}, expected 200`),
    ...findPageFaults(answer, site),
    ...(await findScriptFaults(visit, origin, answer)),
    ...(await findSignInFaults(backend, origin)),
  );
  const { base_url, branch, repo } = backend;
  const signIn = base_url ? `sign-in at ${base_url}` : "sign-in with a token of one’s own";
  return judgeCheck(name, faults, `${path} saves in ${repo}, branch ${branch}; ${signIn}`);
}

function findPageFaults(answer: Visit, { headers: expected }: HostedSite): string[] {
  const { body, headers } = answer;
  const robots = getAttribute(body, /<meta[^>]*name="robots"[^>]*>/, "content");
  const policies = listPolicies(answer);
  const given = policies.flatMap((policy) => policy.split("; ")).filter(Boolean);
  const policy = expected.policies[page]?.split("; ") ?? [];
  const opener = "cross-origin-opener-policy";
  const [found, wanted] = [headers.get(opener), expected.always[opener]];
  return [
    ...unless(
      [robots, headers.get("x-robots-tag")].some((value) => value?.includes("noindex")),
      `${path} is not noindex: search engines may list it`,
    ),
    ...policy
      .filter((each) => !given.includes(each))
      .map((each) => `the policy of ${path} lacks "${each}"`),
    ...given
      .filter((each) => !policy.includes(each))
      .map((each) => `the policy of ${path} has "${each}", which the editor has not`),
    ...unless(
      policies[0]?.includes("frame-ancestors 'none'"),
      `${path} may be framed by other sites`,
    ),
    ...unless(
      found === wanted,
      `${path}: ${opener} is ${found ?? "missing"}, expected ${wanted}: the window that signs in cannot answer`,
    ),
  ];
}

/** The editor is one script; a host that has lost it shows an empty page. */
async function findScriptFaults(visit: Visitor, origin: string, { body }: Visit) {
  const script = getAttribute(body, /<script[^>]*\bsrc=[^>]*>/, "src");
  if (!script) return [`${path} loads no script`];
  const { headers, status } = await visit(origin + script);
  const isScript = headers.get("content-type")?.includes("javascript");
  return unless(status === 200 && isScript, `${script} answers ${status}, expected a script`);
}

function readBackend({ body, status }: Visit): { backend: Backend; faults: string[] } {
  const file = `${path}config.json`;
  if (status !== 200) return { backend: {}, faults: [`${file} answers ${status}, expected 200`] };
  try {
    const { backend = {} }: { backend?: Backend } = JSON.parse(body);
    const isWhole = backend.name === "github" && Boolean(backend.repo && backend.branch);
    const fault = `${file} does not name a repository and branch on GitHub`;
    return { backend, faults: unless(isWhole, fault) };
  } catch {
    return { backend: {}, faults: [`${file} is not JSON`] };
  }
}

/**
 * What is wrong with the worker that signs editors in. Asked for a site that it knows, it redirects to
 * GitHub; otherwise it answers with a page for the editor (sveltia-cms-auth, src/index.js).
 */
async function findSignInFaults({ base_url }: Backend, origin: string): Promise<string[]> {
  if (!base_url) return [];
  const visit = createVisitor();
  const ask = async (site: string) => {
    const query = new URLSearchParams({ provider: "github", site_id: site, scope: "repo" });
    const answer = await visit(`${base_url.replace(/\/$/, "")}/auth?${query}`).catch(
      () => undefined,
    );
    const target = answer?.headers.get("location") ?? "";
    return { status: answer?.status, isSignIn: target.startsWith("https://github.com/login/") };
  };
  const { isSignIn, status } = await ask(new URL(origin).hostname);
  if (!isSignIn) {
    const found = status ? `answers ${status} and does not lead to GitHub` : "does not answer";
    return [`${base_url} ${found}: check its GITHUB_CLIENT_ID, _SECRET and ALLOWED_DOMAINS`];
  }
  const other = await ask("launch-check.invalid");
  return unless(!other.isSignIn, `${base_url} signs in for any site: set its ALLOWED_DOMAINS`);
}
