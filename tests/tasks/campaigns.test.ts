import { createTrial, write } from "./try-task.ts";

const tryTask = createTrial();

const page = "campaigns/spring-2028.yaml";
tryTask("Prepare a campaign page", [
  ["a band that does not exist", write("band: benefit\n", { for: "band: benefits\n" })],
  ["a band without its hyphen", write("    band: form", { for: "  - band: form" })],
  ["a fragment without quotes", write("href: #form }", { for: 'href: "#form" }' })],
  ["an interest that does not exist", write("[Turnaround Stack]", { for: "[Turnarounds Stack]" })],
  [
    "a name in capitals",
    (content) => {
      content.write("campaigns/Spring 2028.yaml", content.read(page));
      content.remove(page);
    },
  ],
  [
    "a folder for the year",
    (content) => {
      content.write("campaigns/2028/spring.yaml", content.read(page));
      content.remove(page);
    },
  ],
  [
    "an ending that Windows hides",
    (content) => {
      content.write(`${page}.txt`, content.read(page));
      content.remove(page);
    },
  ],
  [
    "a name that is taken",
    (content) => {
      content.write("campaigns/careers.yaml", content.read(page));
      content.remove(page);
    },
  ],
]);

tryTask("Put a campaign page online", [
  ["no in place of false", write("draft: no", { for: "draft: false" })],
  ["a day, but still a draft", write("draft: true\npublish: 2099-12-01", { for: "draft: false" })],
  ["a German day", write("publish: 1.12.2099", { for: "draft: false" })],
]);

tryTask("End a campaign", [
  ["the day alone", write("until: 2099-06-30", { for: "until: { day: 2099-06-30, to: /pilot }" })],
  ["a page that does not exist", write("to: /pilots", { for: "to: /pilot" })],
  [
    "the file deleted once it was online",
    (content) => content.remove("campaigns/spring-window.yaml"),
  ],
]);
