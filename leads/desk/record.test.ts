import { beforeEach, expect, it } from "vitest";
import { anna, bo, browser, desk, renewDesk } from "../../tests/leads/test-desk.ts";

beforeEach(renewDesk);

it("keeps who signed in, read, exported and erased, and shows it", async () => {
  const path = "/desk/leads/LEAD-1";
  await browser.get(path);
  await browser.get("/desk/export?format=csv&show=all&q=other%40");
  await browser.get("/desk/export?format=xlsx");
  await browser.fill(`${path}/erase`, `${path}/erase`, { confirmed: "yes" });
  await browser.signIn(bo);
  const { accesses } = await desk.store.getAccesses({ limit: 99 });
  const entries = accesses.map(({ action, by, count, what }) => [by, action, count, what]);
  expect(new Set(entries.map((entry) => entry.join()))).toEqual(
    new Set([
      `${anna},signed_in,0,`,
      `${anna},read,1,LEAD-1`,
      `${anna},exported,1,csv of all, searched`,
      `${anna},exported,2,xlsx of open`,
      `${anna},erased,1,LEAD-1`,
      `${bo},signed_in,0,`,
    ]),
  );
  const { body } = await browser.get("/desk/record");
  expect(body).toContain(`${anna} exported 1 lead (csv of all, searched)`);
  expect(body).toContain(`${bo} signed in`);
});

it("shows nothing that it cannot keep", async () => {
  desk.store.recordAccess = () => Promise.reject(new Error("no"));
  const exports = ["/desk/export?format=xlsx", "/desk/export?format=csv"];
  for (const page of ["/desk/leads/LEAD-1", ...exports]) {
    const { body, status } = await browser.get(page);
    expect([page, status]).toEqual([page, 500]);
    expect(body).not.toContain("thao@example.com");
  }
});

it("has an export before its first line is sent", async () => {
  const answer = await browser.open("/desk/export?format=csv");
  const { accesses } = await desk.store.getAccesses({ limit: 9 });
  const entry = { action: "exported", what: "csv of open", count: 2 };
  expect(accesses).toContainEqual(expect.objectContaining(entry));
  await answer.body?.cancel();
});
