import type { Log, LogDetails } from "../functions/submit-contact/ports.ts";

/**
 * A log of one line per event, `time event key=value …`: events on standard
 * output, errors on standard error.
 */
export function createLog(): Log {
  return {
    info: (event, details) => console.log(buildLine(event, details)),
    error: (event, details) => console.error(buildLine(event, details)),
  };
}

function buildLine(event: string, details: LogDetails = {}): string {
  const pairs = Object.entries(details).map(([key, value]) => `${key}=${value}`);
  return [new Date().toISOString(), event, ...pairs].join(" ");
}
