/** Why a command cannot do its work, in words for the person at the terminal. */
export class StartError extends Error {
  override name = "StartError";
}
