import { parse } from "yaml";
import { createTrial, write } from "./try-task.ts";

const tryTask = createTrial();

const link = "{ label: Downloads, href: /resources }";
tryTask("Add a link to a menu", [
  ["a misspelled page", write("{ label: Downloads, href: /resorces }", { for: link })],
  ["no slash", write("{ label: Downloads, href: resources }", { for: link })],
  ["no comma", write("{ label: Downloads href: /resources }", { for: link })],
  ["no space after the colon", write("{ label:Downloads, href: /resources }", { for: link })],
  [
    "too many links in the top bar",
    (content) => {
      const { topBar } = parse(content.read("chrome.yaml"));
      const link = { label: "Settle One Shift", href: "/try" };
      content.change("chrome.yaml", ["topBar", "links"], [...topBar.links, link]);
    },
  ],
  ["another field", write("{ title: Downloads, href: /resources }", { for: link })],
]);

tryTask("Send an old address to a page", [
  [
    "the empty list above it",
    (content) => content.write("redirects.yaml", "[]\n- { from: /webinar, to: /resources }\n"),
  ],
  ["a letter with two dots", write("from: /büro", { for: "from: /webinar" })],
  ["a page of the site", write("from: /about", { for: "from: /webinar" })],
  ["no slash", write("from: webinar", { for: "from: /webinar" })],
  ["a misspelled page", write("to: /resorces", { for: "to: /resources" })],
]);

tryTask("Change a mailbox or the phone number", [
  ["no country", write("040 5550100", { for: "+49 40 5550100" })],
  ["a link in place of an address", write("mailto:hello@aes32.com", { for: "hello@aes32.com" })],
]);

tryTask("Ask everyone for consent again", [
  ["quotes", write('version: "3"', { for: "version: 3" })],
  ["a decimal", write("version: 2.1", { for: "version: 3" })],
]);

tryTask("Confirm a sample", [
  ["the mark alone", write("vatId: (sample)", { for: "vatId: DE811122233" })],
  ["a tag", write("vatId: !sample DE811122233", { for: "vatId: DE811122233" })],
]);
