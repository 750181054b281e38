/** Why the server cannot start, in one line for the person at the terminal. */
export class StartError extends Error {
  override name = "StartError";
}
