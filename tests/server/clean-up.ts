/** Registers work for when a test, or a file of tests, is over; Vitest's `onTestFinished` is one. */
export type OnEnd = (work: () => void) => void;

/**
 * For what all tests of a file share: hand `onEnd` to whatever is started in `beforeAll`, and
 * return `cleanUp` from it.
 */
export function collectCleanUp(): { onEnd: OnEnd; cleanUp: () => void } {
  const works: (() => void)[] = [];
  return {
    onEnd: (work) => works.unshift(work),
    cleanUp: () => {
      for (const work of works) work();
    },
  };
}
