import { createTrial, write } from "./try-task.ts";

const tryTask = createTrial();

tryTask("Add a customer", [
  ["no space after the hyphen", write("-Rhine Polymers", { for: "- Rhine Polymers" })],
  ["no hyphen", write("  Rhine Polymers", { for: "  - Rhine Polymers" })],
  ["a space too many", write("   - Rhine Polymers", { for: "  - Rhine Polymers" })],
  ["a space too few", write(" - Rhine Polymers", { for: "  - Rhine Polymers" })],
  ["a bullet", write("  • Rhine Polymers", { for: "  - Rhine Polymers" })],
  ["the mark behind the name", write("Rhine Polymers (sample)", { for: "Rhine Polymers" })],
  ["a name twice", write("- Rhine Polymers\n  - Rhine Polymers", { for: "- Rhine Polymers" })],
  ["a comma", write('- "Rhine Polymers",', { for: "- Rhine Polymers" })],
]);

tryTask("Remove a customer", [
  ["a hyphen that stays", write("  -\n", { for: "  - (sample) Refinery A\n" })],
  ["every name", (content) => content.write("customers.yaml", "names:\n")],
]);

const quote = "We argue about the work now, and no longer about the hours.";
tryTask("Add a quote", [
  ["curly quotes", write(`“${quote}”`, { for: quote })],
  ["a second line without indent", write("work now,\nand no", { for: "work now, and no" })],
  [
    "a figure without its claim",
    write('value: "55%", label: less rework,', {
      for: 'value: "{{claims.rework}}", label: less rework,',
    }),
  ],
  ["no company", write("", { for: "  company: Rhine Polymers\n" })],
]);

tryTask("Add an industry", [
  ["an id like a name", write("id: Pulp and Paper", { for: "id: pulp-and-paper" })],
  [
    "a photo",
    write("name: Pulp and Paper\n  picture: paper-mill.jpg", {
      for: "name: Pulp and Paper\n  picture: industry-industrial-manufacturing",
    }),
  ],
  [
    "no picture",
    write("name: Pulp and Paper\n", {
      for: "name: Pulp and Paper\n  picture: industry-industrial-manufacturing\n",
    }),
  ],
  [
    "a figure without its claim",
    write('startsWith: planning\n  stats: [{ value: "12", label: sites }]', {
      for: "startsWith: planning\n  stats: []",
    }),
  ],
  [
    "a module's name",
    write("startsWith: Planning\n  stats: []", { for: "startsWith: planning\n  stats: []" }),
  ],
]);

tryTask("Offer your own PDF", [
  ["a name with a space", (content) => content.write("files/Site Survey.pdf", "%PDF")],
  [
    "another folder",
    (content) => {
      content.remove("files/site-survey.pdf");
      content.write("downloads/site-survey.pdf", "%PDF");
    },
  ],
  ["a misspelled file", write("file: sitesurvey.pdf", { for: "file: site-survey.pdf" })],
  ["no file", write("", { for: "  file: site-survey.pdf\n" })],
  ["another document's number", write("number: INS-04", { for: "number: INS-05" })],
  ["a page in place of a file", write("downloadUrl: /tools", { for: "file: site-survey.pdf" })],
  ["another entry's id", write("id: rate-template", { for: "id: site-survey" })],
  ["a file of 30 MB", (content) => content.write("files/site-survey.pdf", "x".repeat(30e6))],
]);

tryTask("Add a category of resources", [
  ["another spelling", write("id: case-study", { for: "id: case-studies" })],
  [
    "its label in the resource",
    write("category: Case Studies", { file: "resources.yaml", for: "category: case-studies" }),
  ],
]);

tryTask("Link to a file", [
  ["another ending", write("checklist.xls)", { for: "checklist.xlsx)" })],
  ["its folder", write("(content/files/shut", { for: "(/files/shut" })],
  ["a program", (content) => content.write("files/setup.exe", "MZ")],
]);
