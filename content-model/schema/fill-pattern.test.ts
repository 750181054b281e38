import { expect, test } from "vitest";
import { fillPattern, fillPieces } from "./fill-pattern.ts";

test.each(["$&", "$'", "$`", "$1", "$$", "{", "{query}", "{count}"])(
  "%s is filled in as it is",
  (query) => {
    expect(fillPattern("{count} for {query}, {query}", { query, count: 2 })).toBe(
      `2 for ${query}, ${query}`,
    );
  },
);

test("what has no value stays, and a zero is one", () => {
  expect(fillPattern("{count} of {total}", { count: 0 })).toBe("0 of {total}");
});

test("what is no text is a piece of its own", () => {
  const day = { iso: "2026-11-28" };
  expect(fillPieces("As of {date}.", { date: day })).toEqual(["As of ", day, "."]);
});
