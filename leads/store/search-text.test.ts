import { expect, it } from "vitest";
import { buildSearchable, correctSearch, foldText, parseSearch } from "./search-text.ts";

it("makes no text more than three times as long", () => {
  const widest = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code))
    .filter((letter) => letter.normalize("NFKD").length > 8)
    .join("");
  for (const text of [widest, "\uFDFA".repeat(5000)]) {
    expect(foldText(text).length).toBeLessThanOrEqual(3 * text.length);
  }
});

const names = {
  brien: "Pat O'Brien",
  darcy: "Pat O’Brien-D'Arcy",
  obrien: "Pat OBrien",
  jörg: "Jörg Müller-Großmann",
  joerg: "Joerg Mueller-Grossmann",
  jorg: "Jorg Muller-Grossmann",
};
const phones = {
  spaced: "Thảo, call +49 40 5550100\n20 workers, 7 days",
  bracketed: "Thảo, call (+49) (0)40 / 555 01-00\n20 workers, 7 days",
  dialed: "Thảo, call 0049405550100\n20 workers, 7 days",
  home: "Thảo, call (040) 555-0100\n20 workers, 7 days",
  abroad: "+1 713 555 0199, line 40271 of 2025-1187",
  mobile: "Mobile: 0171 - 555 01 99",
};
const hamburg = ["spaced", "bracketed", "dialed", "home"];
const briens = ["brien", "darcy", "obrien"];
const jörgs = ["jörg", "joerg", "jorg"];

it.each([
  // Quotes, apostrophes and dashes, in whatever shape, or left out.
  [names, briens, ["obrien", "O'Brien", "o’brien", "pat obr", "o'br"]],
  [names, ["darcy"], ["o'brien-darcy", "brien-d'", "darcy", "n-d'arc"]],
  [names, [], ["o'brian", "miller"]],
  // An umlaut, and what is written for it.
  [names, jörgs, [names.jörg, names.joerg, names.jorg, "jorg muel", "oerg m"]],
  [names, jörgs, ["großmann", "grossmann", "GROẞMANN", "müller-g"]],
  // A phone number, however it was written and is typed.
  [phones, hamburg, ["+49 40 5550100", "(+49) (0)40 / 555 01-00", "0049405550100"]],
  [phones, hamburg, ["(040) 555-0100", "040/55 50 100", "+494055501", "405550100"]],
  [phones, ["abroad"], ["001 713-555-0199", "713 5550199", "(713) 555", "2025-1187", "40271"]],
  [phones, ["mobile"], ["+49171 5550199"]],
  [phones, [], ["+49 40 5550109", "thao.5550100@example.com", "x-5550100"]],
])("finds of %o %j by each of %j", (texts, found, searches) => {
  for (const search of searches) {
    const terms = parseSearch(search);
    const isFound = (text: string) =>
      terms.every((forms) =>
        forms.some((words) => words.every((word) => buildSearchable(text).includes(word))),
      );
    const own = Object.entries(texts).filter(([, text]) => isFound(text));
    expect
      .soft(
        own.map(([name]) => name),
        search,
      )
      .toEqual(found);
  }
});

const people = [
  "Jörg Müller-Großmann jm@nord.example Hafen Kälte GmbH",
  "Pat O'Brien pat@example.com",
  "Jon Smith jon@example.com Smith & Sons",
  "Ann Smyth ann@example.com",
  "Li Wu li@example.com",
];

it.each([
  // A letter wrong, missing, too many, and two that are swapped.
  ["Jörg Miller", ["Jörg Müller"]],
  ["mullr", ["Müller"]],
  ["grosssmann", ["Großmann"]],
  ["hafne kälte", ["Hafen kälte"]],
  ["o'brein", ["O'Brien"]],
  ["pat@exmaple.com", ["pat@example.com"]],
  ["smth", ["Smith", "Smyth"]],
  ["jon smyht", []],
  // Short words and numbers, and what is two slips away.
  ["lu", []],
  ["4711", []],
  ["mxllxr", []],
  ["zz %_\\ (", []],
])("takes %j for %j", (search, nearest) => {
  expect(correctSearch(search, people)).toEqual(nearest);
});
