import { getLateTime } from "../answer-clock.ts";
import type { Clock } from "../clock.ts";
import type { LeadsEnv } from "../env.ts";
import { getErrorDetails, type Log } from "../log.ts";
import type { DigestStore } from "../store/lead-store.ts";
import { readWallClock } from "../wall-clock.ts";
import { getOldTime } from "./backlog-watch.ts";
import { buildDigest } from "./build-digest.ts";
import { noticeTime, sendNotice } from "./send-notice.ts";

export interface DigestOptions
  extends Pick<LeadsEnv, "dataDir" | "desk" | "hasDigest" | "mail" | "siteOrigin" | "timeZone"> {
  store: DigestStore;
  clock: Clock;
  log: Log;
}

/**
 * Mails the team the day's digest, if it is time, nobody has done so and there is something to
 * tell. Never rejects: what was not accepted is logged, and to be tried again.
 */
export async function sendDueDigest(options: DigestOptions, signal: AbortSignal): Promise<void> {
  const { clock, hasDigest, log, store, timeZone } = options;
  const now = clock.now();
  const { day, clock: time } = readWallClock(now, timeZone);
  if (!hasDigest || time < noticeTime) return;
  try {
    await store.sendDaily(day, async () => {
      const lists = await store.getDigest(getLateTime(now, timeZone), getOldTime(now));
      const digest = buildDigest(lists, day, now, options);
      if (digest) await sendNotice(digest, options, signal);
    });
  } catch (error) {
    if (!signal.aborted) log.error("digest not mailed", getErrorDetails(error));
  }
}
