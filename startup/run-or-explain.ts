import { StartError } from "startup/start-error";

/**
 * Runs a command. If a `StartError` keeps it from its work, prints what that says on standard error
 * and sets the exit code to 1: the process ends once nothing runs any more, because leaving while a
 * thread is at work can hang (a picture that is being read).
 */
export async function runOrExplain(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
