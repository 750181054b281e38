import type { ComponentProps } from "react";
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

/** Lines on a sheet of 24, as lucide has them. */
const drawIcon = (lines: string, className: string) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    className={`fill-none stroke-current ${className}`}
    strokeWidth="1.75"
    strokeLinecap="round"
  >
    <path d={lines} />
  </svg>
);

interface CloseButtonProps extends ComponentProps<"button"> {
  name: string;
}

/** A cross that closes something. Its name is beside it once it is pointed at or has the focus (consent-banner.css). */
export function CloseButton({ name, ...rest }: CloseButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      className="close-button relative grid size-11 flex-none place-items-center self-start text-graphite hover:text-ink focus-visible:-outline-offset-4"
      {...rest}
    >
      {drawIcon("M18 6 6 18M6 6l12 12", "size-4.5")}
      <span
        aria-hidden="true"
        className="rounded-sm bg-ink px-2 py-1.5 text-small leading-tight whitespace-nowrap text-white"
      >
        {name}
      </span>
    </button>
  );
}

export const SearchIcon = ({ className }: { className: string }) =>
  drawIcon("M11 3a8 8 0 1 0 .1 0m5.9 14 4 4", className);

export const DownloadIcon = () =>
  drawIcon(
    "M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5M12 15V3",
    "size-4.5 text-signal-deep",
  );
