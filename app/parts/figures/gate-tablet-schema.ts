import { described } from "content-model/field-metadata";
import { group, list, text, yesOrNo } from "content-model/fields";
import { type Content, contentFile } from "content-model/source";
import { deviceFrame, word, words } from "./figure-fields.ts";

export const gateTablet = contentFile(
  "figures/gate-tablet.yaml",
  group({
    ...deviceFrame,
    bar: described("gate, lane, time", list(word(), { min: 2, max: 3 })),
    worker: word(),
    facts: words(),
    verdict: text({ max: 12 }),
    reason: words(),
    checks: list(group({ name: word(), value: word(), passed: yesOrNo() }), { min: 2, max: 5 }),
    actions: described("the first is what the guard is asked to do", list(word(), 2)),
    told: text({ max: 90 }),
    line: list(group({ label: word(), worker: word(), value: word() }), { min: 1, max: 3 }),
  }),
  "The screen of a guard at Gate 2 on the morning of figures/shift-roster.yaml, a minute after W-1043 went in. Sample data of the plant.",
);
export type GateTabletData = Content<typeof gateTablet>;
