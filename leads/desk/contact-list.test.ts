import { load } from "cheerio";
import { beforeEach, expect, it } from "vitest";
import {
  addLead,
  anna,
  browser,
  desk,
  getEntered,
  readForm,
  renewDesk,
} from "../../tests/leads/test-desk.ts";

beforeEach(renewDesk);

const path = "/desk/new/list";
const asked = {
  utmCampaign: "Fair 2026",
  cameOn: "2026-11-18",
  consent: "given",
  consentBasis: "I agree.",
};
const send = (list: string, fields: Record<string, string> = {}) =>
  browser.fill(path, path, { ...asked, list, ...fields });

/** Sends a file, as a browser does. */
async function sendFile(bytes: Uint8Array<ArrayBuffer>) {
  const { body } = await browser.get(path);
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...readForm(body, path), ...asked, list: "" }))
    form.set(name, value);
  form.set("file", new Blob([bytes]), "fair.csv");
  const sent = new Response(form);
  const headers = {
    "content-type": sent.headers.get("content-type") ?? "",
    origin: desk.origin,
    "sec-fetch-site": "same-origin",
  };
  return browser.send(path, { method: "POST", body: await sent.bytes(), headers });
}

const list = [
  "\uFEFFVorname;Nachname;E-Mail;Firma;Telefon;Interests",
  "Ada;Lovelace;ada@example.com;Byron & Co;+49 40 123;Demo, Planning",
  'Bo;Berg;bo@example.org;"Berg; Sons";;',
].join("\r\n");

it("takes a fair’s contacts with the words that they agreed to and an owner, and tells nobody", async () => {
  const { body } = await sendFile(
    new TextEncoder().encode(list.replace("\uFEFF", "\uFEFFsep=;\r\n")),
  );
  expect(load(body)("#result").text()).toBe("2 contacts are entered.");
  expect(body).toContain("Put into the message: <bdi>Telefon</bdi>");
  const entered = await getEntered();
  expect(entered.map(({ deliveries, work }) => [deliveries, work.owner])).toEqual([
    [[], anna],
    [[], anna],
  ]);
  expect(entered.map(({ lead }) => lead)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        receivedAt: "2026-11-18T12:00:00.000Z",
        entry: expect.objectContaining({ channel: "fair", by: anna, consentBasis: "I agree." }),
        submission: expect.objectContaining({
          name: "Ada Lovelace",
          company: "Byron & Co",
          message: "Telefon: +49 40 123",
          interests: ["Planning", "Demo"],
          utmCampaign: "Fair 2026",
        }),
      }),
      expect.objectContaining({
        submission: expect.objectContaining({ name: "Bo Berg", company: "Berg; Sons" }),
      }),
    ]),
  );
  expect(desk.logged.join()).not.toMatch(/ada|lovelace/i);
});

it("enters nobody twice, be it the same list again or another with the same address", async () => {
  await addLead(desk, 9, { email: "ada@example.com", utmCampaign: "Fair 2026" });
  await send(list);
  const again = await send(`${list}\r\nAda;L.;ADA@example.com;;;\r\nEve;E.;eve@example.com;;;`);
  expect(load(again.body)("main").text()).toContain("not entered again: line 2, 3, 4.");
  expect(await getEntered()).toHaveLength(3);
  await send(list, { utmCampaign: "Fair 2027" });
  expect(await getEntered()).toHaveLength(5);
});

it("names each line that it can’t take, and gives the list back to be corrected", async () => {
  const { body } = await send(
    'name,email,interests\nAda,ada,\n"A\nB",ab@example.com,\n,c@example.com,Demos\nD,d@example.com,,x',
  );
  const $ = load(body);
  const lines = $(".rows li").toArray();
  expect(lines.map((line) => $(line).text().replace(/\s+/g, " "))).toEqual([
    "Line 2 Email: Write an address such as anna@example.com.",
    expect.stringMatching(/^Line 5 Name: Fill this in. Interests: Choose from .*, Demo, Other\.$/),
    expect.stringMatching(/^Line 6 It has 4 cells, and the first line has 3/),
  ]);
  expect($("#list").text()).toMatch(/^name,email,interests\nAda,ada,\n"A\nB",/);
  expect((await getEntered()).map(({ lead }) => lead.submission.name)).toEqual(["A B"]);
});

it.each<[string, string, Record<string, string>, string, RegExp]>([
  ["no campaign", list, { utmCampaign: "" }, "utmCampaign", /^Fill this in/],
  ["no day of consent", list, { cameOn: "" }, "cameOn", /^Fill this in/],
  ["no words of consent", list, { consentBasis: "" }, "consentBasis", /^Write words/],
  ["nothing", "", {}, "list", /^Choose a file/],
  ["no address", "Name;Phone\nAda;1", {}, "list", /^No column is called Email\. .* Name, Phone\./],
  ["no contact", "Name,Email\n", {}, "list", /^There is no line below/],
  ["a workbook", "PK\u0003\u0004", {}, "list", /^This is an Excel file/],
  [
    "too many",
    `Name,Email${"\na,a@b.co".repeat(1001)}`,
    {},
    "list",
    /^The list has 1,001 .* 1,000/,
  ],
])("enters nothing with %s, and says so at the field", async (_, text, fields, field, words) => {
  const { body, status } = await send(text, fields);
  expect([status, load(body)(`#${field}-fault`).text()]).toEqual([
    400,
    expect.stringMatching(words),
  ]);
  expect(await getEntered()).toEqual([]);
});

it("refuses a list that is too long, and takes a file from Windows", async () => {
  const long = await sendFile(new Uint8Array(513 * 1024).fill(65));
  expect([long.status, load(long.body)("main").text()]).toEqual([
    403,
    expect.stringContaining("512 KB"),
  ]);
  const bytes = Uint8Array.from("Name,Email\nJ\xF6rg,joerg@example.com", (each) =>
    each.charCodeAt(0),
  );
  await sendFile(bytes);
  expect((await getEntered()).map(({ lead }) => lead.submission.name)).toEqual(["Jörg"]);
});
