import { StartError } from "startup/start-error";

/**
 * Runs a command. If a `StartError` keeps it from its work, prints what that says on standard error
 * and exits with code 1.
 */
export async function runOrExplain(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
