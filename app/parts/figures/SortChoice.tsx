interface SortChoiceProps {
  legend: string;
  /** What the rows can be sorted by, the first of which they are: `key` is their `data-` attribute. */
  options: readonly { key: string; label: string }[];
}

/** Sorts the rows of the screen that it is on (live-screens.ts). Without scripts it is not there. */
export function SortChoice({ legend, options }: SortChoiceProps) {
  return (
    <fieldset className="no-print [@media(scripting:none)]:hidden">
      <legend className="float-left mr-3 tag leading-11.5 text-room-mute">{legend}</legend>
      <div className="flex w-fit border border-room-edge">
        {options.map(({ key, label }, index) => (
          <label
            key={key}
            className="screen-choice relative flex min-h-11 cursor-pointer items-center px-3 text-label"
          >
            <input
              type="radio"
              name="sort"
              value={key}
              defaultChecked={index === 0}
              data-sort
              className="absolute inset-0 size-full cursor-pointer appearance-none forced-colors:static forced-colors:mr-2 forced-colors:size-4 forced-colors:appearance-auto"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
