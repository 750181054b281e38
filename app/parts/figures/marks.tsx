import { classNames } from "../ui/class-names.ts";

/**
 * A module's tag, such as "TM-01", as an instrument bubble: letters above, loop number below, and the bar that on a
 * P&ID means "mounted in the control room" (ISA-5.1). Decorative: the tag is beside it in words
 * where it matters.
 */
export function ModuleBubble({ tag, className }: { tag: string; className?: string }) {
  const [letters, number] = tag.split("-");
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden="true"
      fontSize="13"
      fontWeight="550"
      textAnchor="middle"
      className={classNames(
        "size-12 flex-none fill-none font-mono *:[text]:fill-current",
        className,
      )}
    >
      <path
        d="M24 1.25a22.75 22.75 0 1 0 .01 0M1.5 24h45"
        strokeWidth="1.5"
        className="stroke-current"
      />
      <text x="24" y="19">
        {letters}
      </text>
      <text x="24" y="37">
        {number}
      </text>
    </svg>
  );
}
