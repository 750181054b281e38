/**
 * Calls `work`, which must not reject, every `interval` milliseconds, and not again before it has
 * ended; returns how to stop, which waits for the call in progress.
 */
export function runEvery(interval: number, work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= work().finally(() => {
      running = undefined;
    });
  }, interval);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** As `runEvery`, and calls `work` at once, too. */
export function runNowAndEvery(interval: number, work: () => Promise<void>): () => Promise<void> {
  const first = work();
  const stop = runEvery(interval, work);
  return async () => {
    await Promise.all([first, stop()]);
  };
}
