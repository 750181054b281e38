/** `npm run leads`: what the marketing team does with leads. */
import { askPerson } from "startup/ask-person";
import { StartError } from "startup/start-error";
import { parseCommand, UsageFault } from "./commands.ts";

// What this process writes contains personal data: only its own user may read it.
process.umask(0o077);
try {
  const command = parseCommand(process.argv.slice(2));
  // Without a terminal, nobody can answer.
  console.log(await command(process.env, process.stdin.isTTY ? askPerson : undefined));
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  const isOfStore = code === "ERR_SQLITE_ERROR";
  if (!isOfStore && !(error instanceof StartError)) throw error;
  console.error(isOfStore ? `The store cannot be used: ${message}.` : message);
  process.exitCode = error instanceof UsageFault ? 2 : 1;
}
