import { StartError } from "startup/start-error";

/**
 * A text from outside, such as a file's name, without what would steer the terminal: control
 * characters, line separators and marks of the direction of writing, as their numbers (CWE-150).
 */
export const showControls = (text: string): string =>
  text.replace(/[^\P{Cc}\n\t]|\p{Bidi_C}|[\u2028\u2029]/gu, (sign) => {
    const number = sign.charCodeAt(0).toString(16).padStart(4, "0");
    return `\\u${number}`;
  });

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
    console.error(showControls(error.message));
    process.exitCode = 1;
  }
}
