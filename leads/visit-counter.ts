import { getErrorDetails } from "startup/log";
import { createMemoryCounter, getAddressBlocks } from "./spam/hourly-counter.ts";
import type { LeadsContext } from "./store/lead-store.ts";
import {
  type NewVisits,
  nameLabel,
  otherLabel,
  type VisitCount,
  visitKinds,
} from "./store/report.ts";
import { readWallClock, runNowAndEvery } from "./time/clock.ts";

/** How a visit began, as its first request says it. It is counted, and not kept. */
export interface Visit {
  page: string;
  /** Campaign labels of its address, and the host name of the site that linked here. */
  utmSource?: string | undefined;
  utmCampaign?: string | undefined;
  referrerHost?: string | undefined;
}

/** Milliseconds after which counts go to the store. */
const flushInterval = 60_000;

/** Names that wait for the store at once, beside those of pages; more would fill the memory. */
const maxWaiting = 1000;

/** Visits of a day that are counted of one network. */
const maxOfNetwork = 100;

/** Networks that bring a label on a day before it is a name: one person alone may have it in a link. */
const networksOfName = 3;

/**
 * Counts visits in memory, as sums of a day, and adds them to the store every minute and at the end.
 * It keeps nothing about anybody, so no consent is asked for (docs/decisions/0030). Which networks
 * brought a label is in memory alone, as a keyed hash, until the day ends.
 */
export function startVisitCounter(
  { clock, log, store, timeZone }: LeadsContext,
  seen = createMemoryCounter(),
) {
  const counts = new Map<string, NewVisits>();
  const getDay = () => readWallClock(clock.now(), timeZone).day;

  /** How many networks brought a label on a day, this one included. */
  async function countNetworks(label: string, network: string, time: Date): Promise<number> {
    const isNew = (await seen.addCount(`${label} ${network}`, time)) === 1;
    return isNew ? seen.addCount(label, time) : seen.getCount(label, time);
  }

  function addCount(day: string, kind: VisitCount["kind"], given: string, isRare: boolean): void {
    const isFull = kind !== "page" && counts.size >= maxWaiting;
    const name = isFull && !counts.has(`${day} ${kind} ${given} ${isRare}`) ? otherLabel : given;
    const key = `${day} ${kind} ${name} ${isRare}`;
    counts.set(key, { day, kind, name, count: (counts.get(key)?.count ?? 0) + 1, isRare });
  }

  async function flush(): Promise<void> {
    // Also where nobody comes: hashes end with their day.
    await seen.forgetEarlier(new Date(`${getDay()}T00:00Z`));
    const flushed = [...counts.values()];
    counts.clear();
    if (flushed.length > 0) await store.addVisits(flushed).catch(logFault);
  }

  const logFault = (error: unknown) => log.error("visits not counted", getErrorDetails(error));
  const begun = store.beginVisits(getDay()).catch(logFault);
  const stopFlushing = runNowAndEvery(flushInterval, flush);
  return {
    async countVisit(visit: Visit, address: string): Promise<void> {
      const { page, referrerHost, utmCampaign, utmSource } = visit;
      const day = getDay();
      const network = getAddressBlocks(address).at(-1)?.key ?? "";
      // The hour that stands for the whole day.
      const time = new Date(`${day}T00:00Z`);
      if ((await seen.addCount(network, time)) > maxOfNetwork) return;
      const names = {
        page,
        source: nameLabel(utmSource || referrerHost),
        campaign: nameLabel(utmCampaign),
      };
      for (const kind of visitKinds) {
        const networks = await countNetworks(`${kind} ${names[kind]}`, network, time);
        addCount(day, kind, names[kind], networks < networksOfName);
      }
    },
    async stop() {
      await begun;
      await stopFlushing();
      await flush();
    },
  };
}
