import { type DigestOptions, sendDueDigest } from "./send-digest.ts";
import { type ReportMailOptions, sendDueReport } from "./send-report.ts";

/** How long a notice under way may still take when the server stops, in milliseconds. */
const stopGrace = 2_000;
/** Milliseconds between two looks at the clock; a notice that was not accepted is retried then. */
const checkInterval = 10 * 60_000;

export type NoticesOptions = DigestOptions & ReportMailOptions;

/** Sends each notice that is due, once. Never rejects. */
export async function sendDueNotices(options: NoticesOptions, signal: AbortSignal): Promise<void> {
  await sendDueDigest(options, signal);
  await sendDueReport(options, signal);
}

/** Sends each day's digest and each week's report until stopped. */
export function startNotices(options: NoticesOptions): { stop(): Promise<void> } {
  const cutOff = new AbortController();
  let running = Promise.resolve();
  const check = () => {
    running = sendDueNotices(options, cutOff.signal);
  };
  check();
  const checks = setInterval(check, checkInterval);
  return {
    async stop() {
      clearInterval(checks);
      const timer = setTimeout(() => cutOff.abort(), stopGrace);
      await running;
      clearTimeout(timer);
    },
  };
}
