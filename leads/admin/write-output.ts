import { StartError } from "startup/start-error";
import { type FileContent, writeFileDurably } from "../write-file-durably.ts";
import { runAsCaller } from "./act-as-owner.ts";

/** Writes what a command made (`writeFileDurably`). Throws a `StartError` if that fails. */
export async function writeOutput(file: string, content: FileContent): Promise<void> {
  try {
    await writeFileDurably(file, content, runAsCaller);
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (!syscall) throw error; // of the content
    throw new StartError(`${file} cannot be written (${code}).`);
  }
}
