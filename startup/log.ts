export type LogDetails = Record<string, string | number>;

/** Events and their details never carry personal data. */
export type Log = ReturnType<typeof createLog>;

/**
 * A log of one line per event, `time event key=value …`: by default, events go to standard output
 * and errors to standard error.
 */
export const createLog = (output: Pick<Console, "log" | "error"> = console) => ({
  info: (event: string, details?: LogDetails) => output.log(buildLine(event, details)),
  error: (event: string, details?: LogDetails) => output.error(buildLine(event, details)),
});

function buildLine(event: string, details: LogDetails = {}): string {
  const pairs = Object.entries(details).map(([key, value]) => `${key}=${value}`);
  return [new Date().toISOString(), event, ...pairs].join(" ");
}

/**
 * The parts of an error that may be logged: its name, its code and where it was thrown.
 * The message stays out, because it can quote what a visitor typed.
 */
export function getErrorDetails(error: unknown): LogDetails {
  if (!(error instanceof Error)) return { error: typeof error };
  const details: LogDetails = { error: error.name };
  const code: unknown = "code" in error ? error.code : undefined;
  if (typeof code === "string" || typeof code === "number") details.code = code;
  // SQLite's words for its code, such as "database or disk is full".
  if ("errstr" in error) details.reason = String(error.errstr);
  const place = error.stack
    ?.replace(error.message, "")
    .split("\n")
    .find((frame) => /^\s+at .*:\d+/.test(frame));
  if (place) details.at = place.trim().slice(3);
  return details;
}
