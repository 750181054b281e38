/** How many steps of a plan are done at the end of each of its rows. */
export function countSteps(rows: readonly { steps: readonly string[] }[]): number[] {
  let done = 0;
  return rows.map(({ steps }) => {
    done += steps.length;
    return done;
  });
}
