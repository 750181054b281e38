import { createTrial, write } from "./try-task.ts";

const tryTask = createTrial();

tryTask("Post a job", [
  ["a German date", write("validUntil: 31.3.2099", { for: "validUntil: 2099-03-31" })],
  ["a country in words", write("country: Germany", { for: "country: US" })],
  ["a capital", write("employment: Full-time", { for: "employment: full-time" })],
  ["a point in the salary", write("from: 70.000", { for: "from: 70000" })],
  ["commas in the salary", write("from: 70,000", { for: "from: 70000" })],
  ["a comma in the place", write("Houston, TX", { for: "Houston, region: TX" })],
  ["a union of countries", write("country: EU", { for: "country: US" })],
  ["a currency that does not exist", write("currency: UDS", { for: "currency: USD" })],
  [
    "a last day before the first",
    write("employment: full-time\npublish: 2099-06-01", { for: "employment: full-time" }),
  ],
  ["the United Kingdom", write("country: UK", { for: "country: US" })],
  ["a list without hyphen", write("tasks: Stand", { for: "tasks:\n  - Stand" })],
  ["no last day", write("", { for: "validUntil: 2099-03-31\n" })],
  ["no place at all", write("", { for: "place: { city: Houston, region: TX, country: US }\n" })],
  [
    "a file name with spaces",
    (content) => {
      content.write("jobs/Field Trainer.yaml", content.read("jobs/field-trainer.yaml"));
      content.remove("jobs/field-trainer.yaml");
    },
  ],
  [
    "another ending",
    (content) => {
      content.write("jobs/field-trainer.yml", content.read("jobs/field-trainer.yaml"));
      content.remove("jobs/field-trainer.yaml");
    },
  ],
]);

tryTask("Take a job down", [
  [
    "the file of a job that was online deleted",
    (content) => content.remove("jobs/integration-engineer.yaml"),
  ],
  ["a day before it began", write("2025-01-31", { for: "2025-10-31" })],
]);

tryTask("Introduce an author", [
  [
    "the name in the article",
    write("author: Jane Doe", {
      file: "blog/contractor-management-pitfalls/index.md",
      for: "author: jane-doe",
    }),
  ],
  ["a job as kind", write("kind: planner", { for: "kind: person" })],
  [
    "few words",
    write("about: Planner.", {
      for: "about: Has planned nine turnarounds in refineries, and writes down what she would measure first.",
    }),
  ],
]);
