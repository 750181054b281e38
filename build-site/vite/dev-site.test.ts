import type { ViteDevServer } from "vite";
import { expect, test } from "vitest";
import { createCurrentReader, reloadPages } from "./dev-site.ts";

const change = () => reloadPages({ ws: { send() {} } } as unknown as ViteDevServer);
const getKey = async () => "app";

test("what is asked for meanwhile is made once, and again once something has changed", async () => {
  const read = createCurrentReader<string, number>();
  let count = 0;
  const make = async () => ++count;
  expect(await Promise.all([read(getKey, make), read(getKey, make)])).toEqual([1, 1]);
  change();
  expect(await read(getKey, make)).toBe(2);
});

test("a fault of files that are no longer so is not told", async () => {
  const read = createCurrentReader<string, string>();
  let isSaved = false;
  const make = async () => {
    if (isSaved) return "the page";
    // The picture comes after the text that names it.
    isSaved = true;
    change();
    throw new Error("the picture is missing");
  };
  expect(await read(getKey, make)).toBe("the page");
});
