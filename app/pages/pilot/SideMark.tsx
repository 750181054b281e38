import { classNames } from "../../parts/ui/class-names.ts";
import type { Side } from "./schema.ts";
import { sideMarks } from "./side-marks.ts";

/** The color of a side, as in the histogram. */
export function SideMark({ side }: { side: Side }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "inline-block size-2.5 flex-none [print-color-adjust:exact]",
        sideMarks[side].background,
      )}
    />
  );
}
