import * as v from "valibot";
import { amount, group, list, text } from "../../content/fields.ts";
import { type Content, contentFile } from "../../content/source.ts";
import { deviceFrame, word, words } from "./figure-fields.ts";

/** content/figures/foreman-phone.yaml: totals are worked out. */
export const foremanPhone = contentFile(
  "figures/foreman-phone.yaml",
  group({
    ...deviceFrame,
    time: word(),
    signal: word(),
    offline: text({ max: 80 }),
    crew: word(),
    order: words(),
    columns: group({ worker: word(), rule: word(), claimed: word() }),
    /** hours by the contract's rule, and as the foreman enters them */
    rows: list(
      group({ worker: word(), remark: v.optional(word()), rule: amount(), claimed: amount() }),
      { min: 3, max: 7 },
    ),
    total: word(),
    action: word(),
  }),
);
export type ForemanPhoneData = Content<typeof foremanPhone>;
