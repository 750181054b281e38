interface DayToggleProps {
  legend: string;
  without: string;
  withLabel: string;
}

/** Without or with: two radio buttons as one switch. `group/day` around it reads which is checked. */
export function DayToggle({ legend, without, withLabel }: DayToggleProps) {
  const options = [
    { id: "day-without", label: without, isDefault: true },
    { id: "day-with", label: withLabel, isDefault: false },
  ];
  return (
    <fieldset className="w-full sm:w-auto">
      <legend className="sr-only">{legend}</legend>
      <div className="grid grid-cols-2 border border-room-mute p-1">
        {options.map(({ id, label, isDefault }) => (
          <label
            key={id}
            className="relative flex min-h-11 cursor-pointer items-center justify-center px-3 sm:min-w-28 sm:px-6 font-medium text-room-text transition-colors hover:text-white has-checked:bg-signal has-checked:text-signal-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-white"
          >
            <input
              type="radio"
              name="day"
              id={id}
              value={id}
              defaultChecked={isDefault}
              className="absolute inset-0 size-full cursor-pointer appearance-none focus-visible:outline-none forced-colors:static forced-colors:mr-2 forced-colors:size-4 forced-colors:appearance-auto"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
