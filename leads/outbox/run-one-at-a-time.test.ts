import { expect, it } from "vitest";
import { runOneAtATime } from "./run-one-at-a-time.ts";

it("runs once more after what runs, however many ask meanwhile, and never twice at once", async () => {
  let atOnce = 0;
  let most = 0;
  let runs = 0;
  const run = runOneAtATime(async () => {
    most = Math.max(most, ++atOnce);
    runs += 1;
    await new Promise((resolve) => setTimeout(resolve, 1));
    atOnce -= 1;
  });
  await Promise.all([run(), run(), run(), run()]);
  expect([runs, most]).toEqual([2, 1]);
  await run();
  expect([runs, most]).toEqual([3, 1]);
});
