import { expect, test } from "vitest";
import { createSearch } from "./site-index.ts";

const page = (href: string, words: string) => ({ href, title: "", description: "", words });

const search = await createSearch(
  [
    page("/erp", "sap oracle information 2 invoices kpis"),
    page("/gate", "gate badge level entrance isolation 2 20 sap twic"),
    page("/yard", "scaffold scaffolding social spectacle offline twice kpi"),
  ],
  [
    {
      href: "/exact#what",
      title: "What it is not",
      description: "",
      names: ["Fieldglass", "payroll system"],
    },
    { href: "/proof", title: "Certificates", description: "", names: ["SOC", "SOC 2"] },
    { href: "/down", title: "When it is down", description: "", names: ["offline"] },
  ],
);
const listHrefs = (query: string) => search(query).entries.map(({ href }) => href);

test.each([
  ["SAP gate", ["/gate"]],
  ["sap 2", ["/gate", "/erp"]],
  ["TWIC", ["/gate"]],
  ["invoice", ["/erp"]],
  ["KPI", ["/erp", "/yard"]],
  ["offline", ["/down", "/yard"]],
])("“%s” finds what has all its words", (query, hrefs) => {
  expect(listHrefs(query)).toEqual(expect.arrayContaining(hrefs));
  expect(listHrefs(query)).toHaveLength(hrefs.length);
  expect(search(query).asked).toBe(query);
});

test("what a topic is called comes first", () => {
  expect(listHrefs("Offline")[0]).toBe("/down");
});

test.each([
  ["SAP Fieldglass", [{ word: "Fieldglass", nearest: "What it is not" }], "SAP"],
  ["SOC 2", [{ word: "SOC 2", nearest: "Certificates" }], ""],
  ["ISO 27001 SAP", [{ word: "ISO" }, { word: "27001" }], "SAP"],
  ["infor", [{ word: "infor", nearest: "information" }], "infor"],
  ["Lenel gate", [{ word: "Lenel", nearest: "level" }], "Lenel gate"],
  ["SP", [{ word: "SP" }], ""],
])("of “%s”, the words that nobody says are named", (query, unsaid, asked) => {
  expect(search(query)).toMatchObject({ unsaid, asked });
  expect(search(query).unsaid).toHaveLength(unsaid.length);
});

test("a word that nobody says leads to its topic, and the others to what has them", () => {
  const { answers, entries } = search("SAP Fieldglass");
  expect(answers.map(({ href }) => href)).toEqual(["/exact#what"]);
  expect(entries).toHaveLength(2);
});

test("words that nothing says together find what says some of them, and that is said", () => {
  expect(search("oracle scaffold")).toMatchObject({ isPart: true, unsaid: [] });
  expect(listHrefs("oracle scaffold").toSorted()).toEqual(["/erp", "/yard"]);
});

test.each(["$&", "", "{}"])("%j has no word", (query) => {
  expect(search(query)).toMatchObject({ unsaid: [], asked: "", entries: [] });
});
