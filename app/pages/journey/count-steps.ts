/** The number of steps done by the end of each row of a plan. */
export function countSteps(rows: readonly { steps: readonly string[] }[]): number[] {
  let done = 0;
  return rows.map(({ steps }) => {
    done += steps.length;
    return done;
  });
}
