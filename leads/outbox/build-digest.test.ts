import { expect, it } from "vitest";
import { formatSpan, getOpenTime } from "../time/answer-clock.ts";
import { buildDigest } from "./build-digest.ts";

it("says how long a late lead has waited as the desk does, in business days, and of others in days", () => {
  const since = new Date("2026-11-26T21:00:00Z"); // A Thursday.
  const now = new Date("2026-11-30T07:08:00Z");
  const places = {
    siteOrigin: "https://www.example.com",
    desk: { isOn: false },
    timeZone: "Europe/Berlin",
  };
  const list = { count: 1, leads: [{ id: "LEAD-1", since }] };
  const lists = { late: list, quarantine: list, undelivered: list };
  const { text = "" } = buildDigest(lists, "2026-11-30", now, places) ?? {};
  const [late, ...others] = text.split("\n\n");
  expect(late).toContain(`LEAD-1  ${formatSpan(getOpenTime(since, now, places.timeZone))}\n`);
  expect(late).toContain("LEAD-1  1 d 10 h\n");
  expect(late).toContain("business days: Monday to Friday");
  for (const other of others.slice(0, 2)) expect(other).toContain("LEAD-1  3 d 10 h\n");
});
