import { classNames } from "./class-names.ts";

interface ProgressBarProps {
  /** 0 to 100. */
  percent: number;
  /** What it measures; screen readers get the value from the element itself. */
  label: string;
  className?: string;
}

/** A percentage as the square bar of a schedule: the native element, which also prints. */
export function ProgressBar({ percent, label, className }: ProgressBarProps) {
  return (
    <progress
      value={percent}
      max="100"
      aria-label={label}
      className={classNames(
        "block h-3.5 w-full appearance-none border-0 bg-grid text-petrol",
        "[&::-moz-progress-bar]:bg-petrol [&::-webkit-progress-bar]:bg-grid [&::-webkit-progress-value]:bg-petrol",
        // Its colors show the value: without them it is an empty box.
        "forced-color-adjust-none [print-color-adjust:exact]",
        className,
      )}
    />
  );
}
