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
 * A repository at GitHub as far as the editor knows one: branches, commits, drafts as pull requests
 * with labels. Queries are told apart by what is in them.
 */
export class FakeGitHub {
  /** Every commit: its files' texts by path. */
  readonly #commits = new Map<string, ReadonlyMap<string, string>>();
  /** The newest commit of each branch. */
  readonly #branches = new Map<string, string>();
  readonly pullRequests: PullRequest[] = [];
  /** Branches that were committed to, in order. */
  readonly commits: string[] = [];

  /** @param files of the main branch, as the project has them */
  constructor(files: readonly string[]) {
    const texts = files.map((file) => [file, readFileSync(join(project, file), "utf8")] as const);
    this.#commit(main, new Map(texts));
    this.commits.length = 0;
  }

  #commit(branch: string, files: ReadonlyMap<string, string>): string {
    this.commits.push(branch);
    const oid = hash(`${branch} ${this.#commits.size}`);
    this.#commits.set(oid, files);
    this.#branches.set(branch, oid);
    return oid;
  }

  #getFiles(branchOrCommit: string): ReadonlyMap<string, string> {
    const oid = this.#branches.get(branchOrCommit) ?? branchOrCommit;
    return this.#commits.get(oid) ?? new Map();
  }

  read(branch: string, file: string): string {
    return this.#getFiles(branch).get(file) ?? "";
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
    const [, commit] = /\/git\/trees\/(\w+)$/.exec(path) ?? [];
    if (commit) return { tree: this.#listTree(commit) };
    if (method === "POST" && path.endsWith("/pulls")) return this.#open(asked);
    const [, number] = /\/(?:pulls|issues)\/(\d+)(?:\/\w+)?$/.exec(path) ?? [];
    const request = this.pullRequests.find((each) => each.number === Number(number));
    if (!request) return {};
    if (asked.labels && method !== "GET") request.labels = asked.labels;
    return { number: request.number, labels: request.labels.map((name) => ({ name })) };
  }

  #listTree(commit: string): object[] {
    return [...this.#getFiles(commit)].map(([path, text]) => ({
      path,
      type: "blob",
      sha: hash(text),
      size: Buffer.byteLength(text),
    }));
  }

  #open({ head = "", base = "", draft: isDraft = false }: Asked): object {
    const number = this.pullRequests.length + 1;
    this.pullRequests.push({ number, head, base, isDraft, labels: [] });
    return { number, node_id: `PR_${number}`, head: { sha: this.#branches.get(head) } };
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
    const oid = this.#branches.get(branch);
    if (!oid) return null;
    return { target: { oid, history: { nodes: [{ oid, message: "" }] } } };
  }

  /** A blob by its hash or as `BRANCH:PATH`. */
  #showObject(name: string): object | null {
    const [, branch = "", path = ""] = /^(.+?):(.+)$/.exec(name) ?? [];
    const texts = [...this.#commits.values()].flatMap((files) => [...files.values()]);
    const text = this.#getFiles(branch).get(path) ?? texts.find((each) => hash(each) === name);
    if (text === undefined) return null;
    const byteSize = Buffer.byteLength(text);
    return { oid: hash(text), byteSize, isBinary: false, isTruncated: false, text };
  }

  #mutate(name: string, input: Record<string, unknown>): object {
    if (name === "createRef") {
      this.#branches.set(String(input.name).replace("refs/heads/", ""), String(input.oid));
      return { ref: { name: input.name } };
    }
    if (name === "createCommitOnBranch") {
      const { branch, fileChanges } = input as {
        branch: { branchName: string };
        fileChanges: { additions: { path: string; contents: string }[] };
      };
      const files = new Map(this.#getFiles(branch.branchName));
      for (const { path, contents } of fileChanges.additions) {
        files.set(path, Buffer.from(contents, "base64").toString());
      }
      return { commit: { oid: this.#commit(branch.branchName, files), file_0: { oid: "1" } } };
    }
    throw new Error(`the editor asks for ${name}`);
  }
}
