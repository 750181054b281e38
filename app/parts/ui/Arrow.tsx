import { classNames } from "./class-names.ts";

/** An arrow that moves a little when the `group/card` around it is hovered. */
export function Arrow({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames("transition-transform group-hover/card:translate-x-1", className)}
    >
      →
    </span>
  );
}
