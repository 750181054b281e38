/** Runs each job on its own: one that throws is reported on the console and stops none after it. */
export function runEach(jobs: Iterable<() => void>): void {
  for (const job of jobs) {
    try {
      job();
    } catch (error) {
      console.error(error);
    }
  }
}
