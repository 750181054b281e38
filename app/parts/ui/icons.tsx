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

/** The cross on a close button. */
export function CloseIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-4.5 fill-none stroke-current"
      strokeWidth="1.75"
      strokeLinecap="round"
    >
      <path d="M18 6 6 18M6 6l12 12" />
    </svg>
  );
}

/** A magnifying glass. */
export function SearchIcon({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`fill-none stroke-current ${className}`}
      strokeWidth="1.75"
    >
      <path d="M11 3a8 8 0 1 0 .1 0m5.9 14 4 4" />
    </svg>
  );
}
