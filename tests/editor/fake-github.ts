import { readFileSync } from "node:fs";
import type { Page, Route } from "@playwright/test";

/** A change of the repository that the editor has asked for: the mutation's name and its input. */
export type Mutation = [name: string, input: Record<string, unknown>];

const head = "a".repeat(40);
const branchHead = {
  ref: { target: { oid: head, history: { nodes: [{ oid: head, message: "" }] } } },
};

/** Answers, by what is in the query. */
const queries: [part: string, data: unknown][] = [
  ["pullRequests", { repository: { pullRequests: { nodes: [] } } }],
  ["fork: repository", { fork: { id: "R_1" }, base: branchHead }],
  ["history(first: 1)", { repository: { ...branchHead, commit_0: branchHead.ref } }],
  ["createRef", { createRef: { ref: { name: "" } } }],
  [
    "createCommitOnBranch",
    { createCommitOnBranch: { commit: { oid: head, committedDate: "2026-01-01" } } },
  ],
  ["oid", { repository: branchHead }],
];

/**
 * Answers for api.github.com with a repository of one file; nothing leaves the machine.
 *
 * @returns the changes that the editor asks for, in their order
 */
export async function fakeGitHub(page: Page, file: string): Promise<Mutation[]> {
  const mutations: Mutation[] = [];
  const blob = { content_0: { text: readFileSync(file, "utf8"), isTruncated: false } };
  const answer = (path: string, body: string): unknown => {
    if (path === "/user")
      return { id: 1, login: "anna", name: "Anna", email: "anna@plant.example" };
    if (path.includes("/git/trees/")) {
      return { tree: [{ path: file, type: "blob", sha: head, size: 1, mode: "100644" }] };
    }
    if (path.endsWith("/pulls")) mutations.push(["createPullRequest", JSON.parse(body)]);
    if (path !== "/graphql") return { number: 1 };
    const { query, variables } = JSON.parse(body) as {
      query: string;
      variables?: { input?: Record<string, unknown> };
    };
    const [, name] = /mutation[^{]*\{\s*(\w+)/.exec(query) ?? [];
    if (name) mutations.push([name, variables?.input ?? {}]);
    if (query.includes("... on Blob")) return { data: { repository: blob } };
    return { data: queries.find(([part]) => query.includes(part))?.[1] };
  };
  await page.route(/^https:/, async (route: Route) => {
    const request = route.request();
    await route.fulfill({
      json: answer(new URL(request.url()).pathname, request.postData() ?? ""),
      headers: { "access-control-allow-origin": "*", "access-control-allow-headers": "*" },
    });
  });
  return mutations;
}
