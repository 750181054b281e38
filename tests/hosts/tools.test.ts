import { expect, test } from "vitest";
import { findFreePort } from "../processes.ts";
import { startTool, waitForAnswer } from "./tools.ts";

test("a program that ends by itself is told of at once, with what it wrote", async () => {
  const program = startTool(process.execPath, ["--eval", "throw new Error('no certificate')"]);
  const answer = waitForAnswer(program, `http://127.0.0.1:${await findFreePort()}`);
  await expect(answer).rejects.toThrow("no certificate");
});
