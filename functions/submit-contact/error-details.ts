import type { LogDetails } from "./ports.ts";

/**
 * What may be logged of an error: its name, code and the place it came from.
 * The message stays out, because it can quote what a visitor typed.
 */
export function getErrorDetails(error: unknown): LogDetails {
  if (!(error instanceof Error)) return { error: typeof error };
  const details: LogDetails = { error: error.name };
  const code: unknown = "code" in error ? error.code : undefined;
  if (typeof code === "string" || typeof code === "number") details.code = code;
  const place = error.stack
    ?.replace(error.message, "")
    .split("\n")
    .find((frame) => /^\s+at .*:\d+/.test(frame));
  if (place) details.at = place.trim().slice(3);
  return details;
}
