import { expect, test } from "vitest";
import { buildShiftSearch, followShift, openingState, parseShift } from "./shift.ts";

test.each([
  ["", openingState],
  [
    "?role=procurement&step=5&hours=rule&line=hold",
    { role: "procurement", step: 5, decisions: { hours: "rule", line: "hold" } },
  ],
  ["?role=director&step=6&hours=maybe&toString=x", openingState],
  ["?step=1.5", openingState],
])("%s is read", (search, state) => {
  expect(parseShift(search)).toEqual(state);
});

test("a state is written as it is read", () => {
  const search = "?role=operations&step=5&certificate=renew&hours=gate&scaffold=move&line=correct";
  expect(buildShiftSearch("", parseShift(search))).toBe(search);
});

test("what else is in the address stays", () => {
  const search = "?utm_source=mail&hours=rule";
  const state = { role: "turnaround", step: 2, decisions: { line: "hold" } } as const;
  expect(buildShiftSearch(search, state)).toBe("?utm_source=mail&role=turnaround&step=2&line=hold");
});

test("before the start, the address says nothing", () => {
  expect(buildShiftSearch("?role=turnaround&step=3&hours=rule", openingState)).toBe("");
});

test("back and forward lead to a step, with what has been decided by now", () => {
  const from = { role: "turnaround", step: 1, decisions: { hours: "rule", line: "hold" } } as const;
  expect(followShift("?role=turnaround&step=2&hours=claim", from)).toEqual({ ...from, step: 2 });
  expect(followShift("", from)).toEqual(openingState);
  const again = "?role=turnaround&step=5&hours=claim";
  expect(followShift(again, openingState)).toEqual(parseShift(again));
});
