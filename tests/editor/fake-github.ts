import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page, Route } from "@playwright/test";
import { project } from "../content-copy.ts";

/** The branch that the site is built from. */
const main = "main";

interface PullRequest {
  number: number;
  head: string;
  base: string;
  isDraft: boolean;
  labels: string[];
}

/** What the editor sends; GraphQL's is in `query`, and the input of a mutation in `variables`. */
interface Asked {
  query?: string;
  variables?: { branch?: string; input?: Record<string, unknown> };
  head?: string;
  base?: string;
  draft?: boolean;
  labels?: string[];
}

const hash = (text: string) => createHash("sha1").update(text).digest("hex");

/**
 * A repository at GitHub with one file, as far as the editor knows one: branches, commits, drafts as pull
 * requests with labels. Queries are told apart by what is in them; a commit has the hash of the file.
 */
export class FakeGitHub {
  readonly #file: string;
  /** What the file says, by branch. */
  readonly #texts = new Map<string, string>();
  readonly pullRequests: PullRequest[] = [];
  /** Branches that were committed to, in order. */
  readonly commits: string[] = [];

  /** @param file of the main branch, as the project has it */
  constructor(file: string) {
    this.#file = file;
    this.#texts.set(main, readFileSync(join(project, file), "utf8"));
  }

  read(branch: string): string {
    return this.#texts.get(branch) ?? "";
  }

  /** Answers a page's requests, and those of the pages that it opens; nothing leaves the machine. */
  async answer(page: Page): Promise<void> {
    await page.context().route(/^https:/, async (route: Route) => {
      const request = route.request();
      const { pathname } = new URL(request.url());
      const body = JSON.parse(request.postData() ?? "{}");
      await route.fulfill({
        json: this.#answer(request.method(), pathname, body),
        headers: Object.fromEntries(
          ["origin", "headers", "methods"].map((name) => [`access-control-allow-${name}`, "*"]),
        ),
      });
    });
  }

  #answer(method: string, path: string, asked: Asked): unknown {
    if (path === "/graphql") return { data: this.#query(asked) };
    if (path === "/user") return { id: 1, login: "anna" };
    const [, sha] = /\/git\/trees\/(\w+)$/.exec(path) ?? [];
    if (sha) return { tree: [{ path: this.#file, type: "blob", sha, size: 1 }] };
    if (method === "POST" && path.endsWith("/pulls")) return this.#open(asked);
    const [, number] = /\/(?:pulls|issues)\/(\d+)(?:\/\w+)?$/.exec(path) ?? [];
    const request = this.pullRequests.find((each) => each.number === Number(number));
    if (!request) return {};
    if (asked.labels && method !== "GET") request.labels = asked.labels;
    return { number: request.number, labels: request.labels.map((name) => ({ name })) };
  }

  #open({ head = "", base = "", draft: isDraft = false }: Asked): object {
    const number = this.pullRequests.length + 1;
    this.pullRequests.push({ number, head, base, isDraft, labels: [] });
    return { number, node_id: `PR_${number}`, head: { sha: hash(this.read(head)) } };
  }

  #query({ query = "", variables: { branch = main, input } = {} }: Asked): object {
    const [, mutation] = /mutation[^{]*\{\s*(\w+)/.exec(query) ?? [];
    if (mutation && input) return { [mutation]: this.#mutate(mutation, input) };
    const ref = this.#showRef(branch);
    const aliased = query.matchAll(/(\w+_\d+):\s*(?:ref|object\((\w+): "([^"]+)"\))/g);
    const repository = {
      ...Object.fromEntries(
        [...aliased].map(([, alias, by, name = ""]) => [alias, by ? this.#showObject(name) : ref]),
      ),
      ref,
      // One that was opened is not asked for again.
      pullRequests: { nodes: [], totalCount: 0 },
    };
    return { repository, fork: { id: "R_1" }, base: { ref } };
  }

  #showRef(branch: string): object | null {
    if (!this.#texts.has(branch)) return null;
    const oid = hash(this.read(branch));
    return { target: { oid, history: { nodes: [{ oid, message: "" }] } } };
  }

  /** A blob by its hash or as `BRANCH:PATH`. */
  #showObject(name: string): object | null {
    const [branch = ""] = name.split(":");
    const texts = [...this.#texts.values()];
    const text = this.#texts.get(branch) ?? texts.find((each) => hash(each) === name);
    if (text === undefined) return null;
    const byteSize = Buffer.byteLength(text);
    return { oid: hash(text), byteSize, isBinary: false, isTruncated: false, text };
  }

  #mutate(name: string, input: Record<string, unknown>): object {
    if (name === "createRef") {
      this.#texts.set(String(input.name).replace("refs/heads/", ""), this.read(main));
      return { ref: { name: input.name } };
    }
    const { branch, fileChanges } = input as {
      branch: { branchName: string };
      fileChanges: { additions: { path: string; contents: string }[] };
    };
    const [file, ...others] = fileChanges.additions;
    if (file?.path !== this.#file || others.length > 0) throw new Error("another file is saved");
    const text = Buffer.from(file.contents, "base64").toString();
    this.#texts.set(branch.branchName, text);
    this.commits.push(branch.branchName);
    return { commit: { oid: hash(text), file_0: { oid: hash(text) } } };
  }
}
