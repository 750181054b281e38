import { classNames } from "../ui/class-names.ts";

/** The circled number with which a drawing refers to its list of items. */
export function ItemBalloon({ item, className }: { item: number; className?: string }) {
  return (
    <span
      className={classNames(
        "inline-grid size-5 flex-none place-items-center rounded-full border-[1.5px] border-signal bg-room-panel font-mono text-label leading-none font-semibold text-signal",
        className,
      )}
    >
      {item}
    </span>
  );
}
