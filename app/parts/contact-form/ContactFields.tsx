import { type FormField, getField, textFields } from "leads/fields";
import { AppLink } from "../ui/AppLink.tsx";
import { CheckboxField, TextArea, TextField } from "../ui/fields.tsx";
import { getFaultText } from "./fault-text.ts";
import type { FormWords } from "./form-schema.ts";
import { consentValue, type Faults } from "./form-values.ts";
import { InterestsField } from "./InterestsField.tsx";

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
