import { classNames } from "../../parts/ui/class-names.ts";

/** The look of the sort control, be it a button or a link. */
export function getSortStyle(isPressed: boolean): string {
  return classNames(
    "inline-flex min-h-11 items-center gap-2.5 rounded-md border border-ink px-4 text-small font-medium transition-colors md:min-h-10",
    isPressed ? "bg-ink text-white" : "text-ink hover:bg-sheet",
  );
}
