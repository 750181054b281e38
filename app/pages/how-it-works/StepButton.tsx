interface StepButtonProps {
  label: string;
  title: string;
  period: string;
  /** from 0 */
  step: number;
  /** Read out when the step is shown. */
  announcement: string;
}

/**
 * A step as a sheet of a bar; the one that is shown has a signal edge. On narrow pages its title and
 * its period are in the panel below.
 */
export function StepButton({ label, title, period, step, announcement }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-current={step === 0 ? "step" : undefined}
      data-show-step={step}
      data-announcement={announcement}
      className="relative flex size-full flex-col items-start gap-1 bg-room px-3 py-3 text-left transition-colors before:absolute before:inset-x-0 before:top-0 before:h-1 before:transition-colors hover:bg-room-panel focus-visible:z-1 focus-visible:-outline-offset-3 aria-[current]:bg-room-panel aria-[current]:before:bg-signal forced-colors:aria-[current]:underline sm:px-6 sm:py-4 lg:before:inset-x-auto lg:before:inset-y-0 lg:before:left-0 lg:before:h-auto lg:before:w-1"
    >
      <span className="flex w-full justify-between gap-x-4 tag text-room-mute max-lg:text-white">
        <span>{label}</span>
        <span className="max-lg:sr-only">{period}</span>
      </span>
      <span className="font-head text-h4 text-white max-md:sr-only">{title}</span>
    </button>
  );
}
