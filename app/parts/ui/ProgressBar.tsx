import { classNames } from "./class-names.ts";

interface ProgressBarProps {
  /** 0 to 100. */
  percent: number;
  /** What it measures; the value is spoken by the element itself. */
  label: string;
  className?: string;
}

/** A share as the square bar of a schedule: the native element, which also prints. */
export function ProgressBar({ percent, label, className }: ProgressBarProps) {
  return (
    <progress
      value={percent}
      max="100"
      aria-label={label}
      className={classNames(
        "block h-3.5 w-full appearance-none border-0 bg-grid text-petrol",
        "[&::-moz-progress-bar]:bg-petrol [&::-webkit-progress-bar]:bg-grid [&::-webkit-progress-value]:bg-petrol",
        // Its colors are the value: without them there is only an empty box.
        "forced-color-adjust-none [print-color-adjust:exact]",
        className,
      )}
    />
  );
}
