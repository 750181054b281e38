import { interestOptions } from "leads/fields";
import { classNames } from "../ui/class-names.ts";
import { fieldCellStyle, fieldInsetStyle, tickBoxStyle } from "../ui/field-style.ts";
import { FieldError, FieldLabel, type FieldProps, getDescribedBy } from "../ui/fields.tsx";

interface InterestsFieldProps extends Omit<FieldProps, "label"> {
  legend: string;
  /** Those that are ticked from the start. */
  ticked: readonly string[] | undefined;
}

/** The interests as checkboxes on their own grid. */
export function InterestsField(props: InterestsFieldProps) {
  const { id, name, legend, hint, fault, className, ticked } = props;
  return (
    <fieldset
      aria-describedby={getDescribedBy(id, hint)}
      className={classNames(fieldCellStyle, "hover:bg-sheet", className)}
    >
      <legend className={classNames("float-left w-full pt-4 md:pt-5", fieldInsetStyle)}>
        <FieldLabel text={legend} />
      </legend>
      <div className={classNames("clear-both pt-0.5 pb-4", fieldInsetStyle)}>
        {hint && (
          <p id={`${id}-hint`} className="text-small text-graphite">
            {hint}
          </p>
        )}
        <FieldError id={id} name={name} text={fault} />
      </div>
      <div className="grid grid-cols-1 gap-px border-t border-hairline bg-hairline min-[20rem]:grid-cols-2 md:grid-cols-3">
        {interestOptions.map((option) => (
          <label
            key={option}
            className="flex min-h-13 cursor-pointer items-center gap-2 bg-sheet py-2.5 pr-1 pl-5 text-[0.96875rem] leading-tight transition-colors hover:bg-white has-checked:bg-petrol-wash has-focus-visible:z-1 has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-ink md:gap-2.5 md:pl-6"
          >
            <input
              type="checkbox"
              name={name}
              value={option}
              defaultChecked={ticked?.includes(option)}
              aria-invalid={fault ? true : undefined}
              className={tickBoxStyle}
            />
            {option}
          </label>
        ))}
        {/* Void cells are struck through on a drawing. */}
        <div
          aria-hidden="true"
          className="hidden bg-sheet bg-linear-to-tr from-transparent from-[calc(50%-1px)] via-hairline via-50% to-transparent to-[calc(50%+1px)] min-[20rem]:block md:col-span-2"
        />
      </div>
    </fieldset>
  );
}
