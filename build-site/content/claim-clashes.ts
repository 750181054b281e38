import type { Claim, Claims } from "../../app/parts/claims/schema.ts";
import { parseNumber } from "./references.ts";

/** Two claims that contradict each other, and what each of them counts. */
export type Clash = { message: string; claims: Claim[] };

const listPrinted = ({ value, values = [] }: Claim) =>
  value === undefined ? values.map((each) => each.value) : [value];

const getTotal = (claim: Claim) =>
  listPrinted(claim).reduce((sum, value) => sum + parseNumber(value), 0);

const print = (claim: Claim) => {
  const values = listPrinted(claim);
  const total = values.length > 1 ? `, together ${getTotal(claim).toLocaleString("en-US")}` : "";
  return `${claim.name} (${values.join(", ")}${total})`;
};

/**
 * The claims that contradict each other: a part that is more than its whole, the same thing with two
 * values, an average that is not one. An average may be rounded down by up to 5%.
 */
export function findClashes(claims: Claims): Clash[] {
  const get = (id: string | undefined) => claims.find((each) => each.id === id);
  return claims.flatMap((claim): Clash[] => {
    const whole = get(claim.partOf);
    const same = get(claim.sameAs);
    const clashes: Clash[] = [];
    if (whole && getTotal(claim) > getTotal(whole)) {
      const message = `${print(claim)} is more than ${print(whole)}, of which it is a part`;
      clashes.push({ message, claims: [claim, whole] });
    }
    if (same && listPrinted(same).join() !== listPrinted(claim).join()) {
      const message = `${print(claim)} and ${print(same)} say the same with two values`;
      clashes.push({ message, claims: [claim, same] });
    }
    for (const { id, value } of (claim.average && claim.values) || []) {
      const averaged = get(id);
      if (!averaged) continue;
      const average = getTotal(averaged) / listPrinted(averaged).length;
      const printed = parseNumber(value);
      if (printed <= average && printed >= average * 0.95) continue;
      const message = `${claim.name} says ${value}, but the average of ${print(averaged)} is ${average}`;
      clashes.push({ message, claims: [claim, averaged] });
    }
    return clashes;
  });
}
