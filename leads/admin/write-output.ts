import { StartError } from "startup/start-error";
import { writeFileDurably } from "../write-file-durably.ts";
import { runAsCaller } from "./act-as-owner.ts";

/** Writes what a command made (`writeFileDurably`). Throws a `StartError` if that fails. */
export async function writeOutput(file: string, content: string | Uint8Array): Promise<void> {
  try {
    await runAsCaller(() => writeFileDurably(file, content));
  } catch (error) {
    throw new StartError(`${file} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
}
