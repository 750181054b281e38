import { createTrial, write } from "./try-task.ts";

const tryTask = createTrial();

tryTask("Change a headline", [
  ["the old underline", write("underline: invoice.", { for: "underline: a cost." })],
  [
    "thirteen words",
    write("on site before the shift becomes too big a cost.", {
      for: "before the shift becomes a cost.",
    }),
  ],
  ["a quote that is not closed", write('headline: "Know', { for: "headline: Know" })],
  ["a tab", write("\theadline: Know", { for: "    headline: Know" })],
  ["a colon in the text", write("Know this: every", { for: "Know every" })],
  ["no space after the colon", write("headline:Know", { for: "headline: Know" })],
]);

tryTask("Change what a module page says", [
  [
    "a number sign in the text",
    write("the #1 hours before anyone", { for: "the hours before anyone" }),
  ],
  ["curly quotes", write("“The Estimate”", { for: "The Estimate Nobody Can Check" })],
  [
    "curly quotes and a colon",
    write("“The Estimate: Unchecked”", { for: "The Estimate Nobody Can Check" }),
  ],
  ["a lost indent", write("\ntitle: The Est", { for: "\n  title: The Est" })],
  ["a space too many", write("\n   title: The Est", { for: "\n  title: The Est" })],
  ["a misspelled field", write("headlin:", { for: "headline:" })],
  ["HTML", write("the <b>hours</b> before anyone", { for: "the hours before anyone" })],
]);

const description = "Track contractor hours, plan scope, check invoices and compare sites.";
tryTask("Change what search engines and shared links show", [
  [
    "a short description",
    write("Seven modules.", {
      for: `${description} Start with one of seven modules, and keep your ERP.`,
    }),
  ],
  [
    "another page's title",
    write("title: Insights from the Field", { for: "title: Contractor Software in Seven Modules" }),
  ],
  [
    "a long title",
    write("title: Contractor Software for Industrial Plants in", {
      for: "title: Contractor Software in",
    }),
  ],
]);

tryTask("Change a figure that we claim", [
  [
    "the figure on the page",
    write('"60+"', { file: "pages/about.yaml", for: '"{{claims.facilities}}"' }),
  ],
  ["a bare number", write("value: 60\n", { for: "value: 60+\n" })],
  ["no source", write("source:\n", { for: "source: Company count, January 2026\n" })],
]);

const gain = 'efficiencyGain: "{{claims.efficiency-gain.maintenance}}"';
tryTask("Change a reader's figure", [
  [
    "the figure with the reader",
    write("efficiencyGain: 37%", { file: "personas.yaml", for: gain }),
  ],
  [
    "a reference without quotes",
    write(gain.replaceAll('"', ""), { file: "personas.yaml", for: gain }),
  ],
  ["a brace that is not closed", write("value: 37%\n", { for: "value: 37% }\n" })],
]);

tryTask("Change a figure on a product screen", [
  ["a comma", write("415,000", { for: "415000" })],
  ["a German point", write("415.000", { for: "415000" })],
  ["a currency", write("$415000", { for: "415000" })],
]);

tryTask("Change a legal text", [
  ["a German date", write("3.11.2025", { for: "2025-11-03" })],
  ["a day that does not exist", write("2025-11-31", { for: "2025-11-03" })],
  ["a day in the future", write("2099-11-03", { for: "2025-11-03" })],
  ["a misspelled word in braces", write("{generalMial}", { for: "this site aloud" })],
]);

tryTask("Add a question", [
  [
    "a link without slash",
    write("link: { label: Time Management, href: modules/timemanagement }", {
      for: "link: { label: Time Management, href: /modules/timemanagement }",
    }),
  ],
  [
    "no link",
    write("", { for: "      link: { label: Time Management, href: /modules/timemanagement }\n" }),
  ],
  ["a long answer", write(`answer: ${"Yes. ".repeat(90)}`, { for: "answer: Yes. A" })],
]);

tryTask("Change the confirmation email", [
  ["a misspelled word in braces", write("({numer})", { for: "({number})" })],
  ["a lost brace", write("(number)", { for: "({number})" })],
  ["a number sign", write("us #{number}", { for: "us ({number})" })],
]);
