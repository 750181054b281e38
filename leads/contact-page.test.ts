import { expect, it } from "vitest";
import { buildContactPolicy } from "./contact-page.ts";

const pages = [{ path: "/contact/" }, { path: "/de/contact/" }];
const policies = {
  "contact/index.html":
    "default-src *; style-src 'self' 'sha256-a=' https://x.example; report-uri /x",
  "de/contact/index.html": "style-src 'sha256-b/+='; script-src 'unsafe-inline'; report-to x",
  "about/index.html": "style-src 'sha256-c='",
};

it("takes nothing of the build's policies but the hashes of the pages' styles", () => {
  expect(buildContactPolicy(policies, pages)).toBe(
    "default-src 'none'; style-src 'self' 'sha256-a=' 'sha256-b/+='; img-src 'self'; media-src 'self'; font-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
});
