import { getErrorDetails, type Log } from "startup/log";
import type { Clock } from "./clock.ts";
import { nameLabel, otherLabel } from "./report/name-label.ts";
import { namesOfDay, type VisitCount, type VisitStore, visitKinds } from "./store/visits.ts";
import { readWallClock } from "./wall-clock.ts";

/** How a visit began, as its first request says it. It is counted, and not kept. */
export interface Visit {
  /** Path of the page; one of the site's. */
  page: string;
  /** Campaign labels of its address, and the host name of the site that linked here. */
  utmSource?: string | undefined;
  utmCampaign?: string | undefined;
  referrerHost?: string | undefined;
}

interface CounterOptions {
  store: VisitStore;
  clock: Clock;
  log: Log;
  /** Where days begin. */
  timeZone: string;
}

/** Milliseconds after which counts go to the store. */
const flushInterval = 60_000;

/**
 * Counts visits in memory, as sums of a day, and adds them to the store every minute and at the end.
 * It learns no address and keeps nothing about anybody, so no consent is asked for (docs/decisions/0030).
 * What strangers make up takes no more than {@link namesOfDay} names of a kind.
 */
export function startVisitCounter({ clock, log, store, timeZone }: CounterOptions) {
  let counts = new Map<string, VisitCount>();

  function addCount(day: string, kind: VisitCount["kind"], given: string): void {
    const ofKind = [...counts.values()].filter((each) => each.kind === kind);
    const isFull = kind !== "page" && ofKind.length >= namesOfDay;
    const name = isFull && !counts.has(`${day} ${kind} ${given}`) ? otherLabel : given;
    const key = `${day} ${kind} ${name}`;
    counts.set(key, { day, kind, name, count: (counts.get(key)?.count ?? 0) + 1 });
  }

  async function flush(): Promise<void> {
    const flushed = counts;
    counts = new Map();
    if (flushed.size === 0) return;
    try {
      await store.addVisits([...flushed.values()]);
    } catch (error) {
      log.error("visits not counted", getErrorDetails(error));
    }
  }

  const timer = setInterval(flush, flushInterval);
  return {
    countVisit({ page, referrerHost, utmCampaign, utmSource }: Visit): void {
      const { day } = readWallClock(clock.now(), timeZone);
      const names = {
        page,
        source: nameLabel(utmSource || referrerHost),
        campaign: nameLabel(utmCampaign),
      };
      for (const kind of visitKinds) addCount(day, kind, names[kind]);
    },
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}
