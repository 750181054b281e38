import { expect, test } from "vitest";
import { findLinkFault } from "./link-fields.ts";

test.each([
  "/privacy-policy",
  "/how-it-works#integrations",
  "/modules/?persona=operations",
  "/contact?interest=Maintenance%20Stack&utm_source=menu",
  "/blog/any-article",
  "/any-campaign",
  "/any-file.pdf",
  "https://example.com/a?b=c",
])("%s is a link", (href) => {
  expect(findLinkFault(href)).toBeUndefined();
});

test.each([
  ["/resource/integrations", 'did you mean "/resources/integrations"?'],
  ["/modules/planing", 'did you mean "/modules/planning"?'],
  ["/contact/?interest=Demos", 'did you mean "Demo"?'],
  ["http://example.com", "an address that starts with https://"],
  ["javascript:alert(1)", "is not a link"],
  ["mailto:name@example.com", 'for mail, link to "/contact/"'],
])("%s is none", (href, message) => {
  expect(findLinkFault(href)).toContain(message);
});
