import { createInterface } from "node:readline/promises";

/** Shows lines at the terminal, the last of which is a question, and returns the line typed after it. */
export type Ask = (question: string) => Promise<string>;

/** A line that never comes, such as after Ctrl+D, is an empty one. */
export const askPerson: Ask = async (question) => {
  const output = process.stdout.isTTY ? process.stdout : process.stderr;
  const terminal = createInterface({ input: process.stdin, output });
  const closed = new Promise<string>((resolve) => terminal.once("close", () => resolve("")));
  const lines = question.split("\n");
  const asked = lines.pop() ?? "";
  for (const line of lines) output.write(`${line}\n`);
  const answer = await Promise.race([terminal.question(asked), closed]);
  terminal.close();
  return answer;
};
