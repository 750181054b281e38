/**
 * Runs `work` for at most this many milliseconds, or until `signal` aborts: then this rejects, even
 * when `work` ignores the signal.
 */
export async function runInTime<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  milliseconds: number,
  signal: AbortSignal,
): Promise<Result> {
  const clock = new AbortController();
  const either = AbortSignal.any([signal, clock.signal]);
  const cut = new Promise<never>((_, reject) => {
    const end = () => reject(either.reason);
    if (either.aborted) end();
    either.addEventListener("abort", end, { once: true });
  });
  const timer = setTimeout(
    () => clock.abort(new DOMException("It took too long", "TimeoutError")),
    milliseconds,
  );
  try {
    return await Promise.race([cut, work(either)]);
  } finally {
    clearTimeout(timer);
  }
}
