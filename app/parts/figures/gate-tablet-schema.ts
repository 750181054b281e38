import { group, list, text, yesOrNo } from "../../content/fields.ts";
import { type Content, contentFile } from "../../content/source.ts";
import { deviceFrame, word, words } from "./figure-fields.ts";

/** content/figures/gate-tablet.yaml */
export const gateTablet = contentFile(
  "figures/gate-tablet.yaml",
  group({
    ...deviceFrame,
    /** gate, lane, time */
    bar: list(word(), { min: 2, max: 3 }),
    worker: word(),
    facts: words(),
    verdict: text({ max: 12 }),
    reason: words(),
    checks: list(group({ name: word(), value: word(), passed: yesOrNo() }), { min: 2, max: 5 }),
    /** the first is what the guard is asked to do */
    actions: list(word(), 2),
    told: text({ max: 90 }),
    line: list(group({ label: word(), worker: word(), value: word() }), { min: 1, max: 3 }),
  }),
);
export type GateTabletData = Content<typeof gateTablet>;
