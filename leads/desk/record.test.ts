import { beforeEach, expect, it } from "vitest";
import { anna, bo, browser, desk, renewDesk } from "../../tests/leads/test-desk.ts";

beforeEach(renewDesk);

it("keeps who signed in, read, exported and erased, and shows it", async () => {
  const path = "/desk/leads/LEAD-1";
  await browser.get(path);
  await (await browser.startExport("csv", "?show=all&q=other%40")).text();
  await (await browser.startExport("xlsx")).text();
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
  for (const open of [
    () => browser.open("/desk/leads/LEAD-1"),
    () => browser.startExport("xlsx"),
    () => browser.startExport("csv"),
  ]) {
    const response = await open();
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain("thao@example.com");
  }
});

it("has an export before its first line is sent", async () => {
  const answer = await browser.startExport("csv");
  const { accesses } = await desk.store.getAccesses({ limit: 9 });
  const entry = { action: "exported", what: "csv of open", count: 2 };
  expect(accesses).toContainEqual(expect.objectContaining(entry));
  await answer.body?.cancel();
});
