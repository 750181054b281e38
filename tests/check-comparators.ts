/*
 * Engines hand a comparator its two values in different orders: one that says "before" of a pair and not
 * "after" of the pair turned round sorts differently in each. Here every comparator has to answer both.
 */

type Compare = (one: unknown, other: unknown) => number;

const isChecked = Symbol.for("comparators are checked");

const check =
  (compare: Compare): Compare =>
  (one, other) => {
    const answer = compare(one, other);
    const turned = compare(other, one);
    if (!(Math.sign(answer) === -Math.sign(turned))) {
      const both = JSON.stringify([one, other]);
      const fault = `a comparator says ${answer} of ${both} and ${turned} of it turned round`;
      const error = new Error(fault);
      // A package's own lists are its own affair.
      if (!/(?:sort|toSorted|value)\b.*\n.*node_modules/.test(error.stack ?? "")) throw error;
    }
    return answer;
  };

// The test files of one worker share what this changes, and it runs before each of them.
if (!(isChecked in Array.prototype)) {
  Object.defineProperty(Array.prototype, isChecked, { value: true });
  for (const name of ["sort", "toSorted"] as const) {
    const own = Array.prototype[name] as (this: unknown[], compare?: Compare) => unknown[];
    Object.defineProperty(Array.prototype, name, {
      configurable: true,
      writable: true,
      value(this: unknown[], compare?: Compare) {
        return own.call(this, compare && check(compare));
      },
    });
  }
}
