import { type FormField, getField, interestOptions, textFields } from "leads/fields";
import { AppLink } from "../ui/AppLink.tsx";
import { classNames } from "../ui/class-names.ts";
import { fieldCellStyle, fieldInsetStyle, tickBoxStyle } from "../ui/field-style.ts";
import {
  CheckboxField,
  FieldError,
  FieldLabel,
  type FieldProps,
  getDescribedBy,
  TextArea,
  TextField,
} from "../ui/fields.tsx";
import { getFaultText } from "./fault-text.ts";
import type { FormWords } from "./form-schema.ts";
import { consentValue, type Faults } from "./form-values.ts";

interface ContactFieldsProps {
  words: FormWords;
  /** Ticked from the start. */
  interests: readonly string[] | undefined;
  faults: Faults;
  /** Read-only, while sending. */
  isSending: boolean;
}

const oneLineFields = textFields.filter((name) => getField(name).kind !== "text");
// Two in a row; with an odd number, the last takes a whole row.
const lonelyField = oneLineFields.length % 2 === 1 ? oneLineFields.at(-1) : undefined;

/** The form's fields as cells of one grid; the gaps between them are its lines. */
export function ContactFields({ words, interests, faults, isSending }: ContactFieldsProps) {
  const { consent } = words;
  const getCommon = (name: FormField) => ({
    id: `contact-${name}`,
    name,
    fault: getFaultText(name, faults[name], words.faults),
  });
  return (
    <div className="grid grid-cols-1 gap-px border-b border-graphite bg-graphite [counter-reset:field] sm:grid-cols-2">
      {textFields.map((name) => {
        const { autocomplete, kind, limit, required } = getField(name);
        const common = {
          ...words.fields[name],
          ...getCommon(name),
          required,
          maxLength: limit,
          readOnly: isSending,
        };
        return kind === "text" ? (
          <TextArea key={name} {...common} spellCheck className="sm:col-span-2" />
        ) : (
          <TextField
            key={name}
            {...common}
            {...(kind === "email" && { type: "email", inputMode: "email" })}
            autoComplete={autocomplete}
            autoCapitalize={autocomplete === "name" ? "words" : undefined}
            spellCheck={false}
            enterKeyHint="next"
            className={name === lonelyField ? "sm:col-span-2" : undefined}
          />
        );
      })}
      <InterestsField
        {...words.interests}
        {...getCommon("interests")}
        ticked={interests}
        className="sm:col-span-2"
      />
      <CheckboxField
        {...getCommon("consent")}
        value={consentValue}
        required
        className="sm:col-span-2"
      >
        {consent.before}{" "}
        <AppLink
          {...consent.link}
          className="font-medium text-ink underline decoration-1 underline-offset-3 hover:decoration-2"
        />
        {consent.after}
      </CheckboxField>
    </div>
  );
}

interface InterestsFieldProps extends Omit<FieldProps, "label"> {
  legend: string;
  /** Those that are ticked from the start. */
  ticked: readonly string[] | undefined;
}

/** The thirteen interests as checkboxes on their own grid. */
function InterestsField(props: InterestsFieldProps) {
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
