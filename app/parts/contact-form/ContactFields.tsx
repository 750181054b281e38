import {
  type FormField,
  getField,
  type TextField as TextFieldName,
  textFields,
} from "leads/fields";
import type { ReactNode } from "react";
import { AppLink } from "../ui/AppLink.tsx";
import { fieldInsetStyle } from "../ui/field-style.ts";
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

/** What is asked of everybody, and the message; the other fields are folded. */
const openFields = textFields.filter(
  (name) => getField(name).required || getField(name).kind === "text",
);
const foldedFields = textFields.filter((name) => !openFields.includes(name));

/** Two cells side by side where there is space; one that is alone in its row takes all of it. */
const gridStyle = "flex flex-wrap gap-px bg-graphite *:min-w-0 *:grow *:basis-full md:*:basis-2/5";
const wideStyle = "md:basis-full!";

/** The form's fields as cells of one grid; the gaps between them are its lines. */
export function ContactFields({ words, interests, faults, isSending }: ContactFieldsProps) {
  const { consent } = words;
  const getCommon = (name: FormField) => ({
    id: `contact-${name}`,
    name,
    fault: getFaultText(name, faults[name], words.faults),
  });
  const drawField = (name: TextFieldName) => (
    <TypedField
      key={name}
      words={words.fields[name]}
      {...getCommon(name)}
      name={name}
      readOnly={isSending}
    />
  );
  return (
    <div className={`border-b border-graphite [counter-reset:field] ${gridStyle}`}>
      {openFields.map(drawField)}
      <OptionalFold label={words.optional} isOpen={interests !== undefined}>
        {foldedFields.map(drawField)}
        <InterestsField
          {...words.interests}
          {...getCommon("interests")}
          ticked={interests}
          className={wideStyle}
        />
      </OptionalFold>
      <CheckboxField {...getCommon("consent")} value={consentValue} required className={wideStyle}>
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

interface TypedFieldProps {
  id: string;
  name: TextFieldName;
  words: FormWords["fields"][TextFieldName];
  fault: string | undefined;
  readOnly: boolean;
}

/** A field that is typed into, as its kind asks. */
function TypedField({ words, ...control }: TypedFieldProps) {
  const { autocomplete, kind, limit, required } = getField(control.name);
  const common = { ...words, ...control, required, maxLength: limit };
  if (kind === "text") return <TextArea {...common} spellCheck className={wideStyle} />;
  return (
    <TextField
      {...common}
      {...(kind === "email" && { type: "email", inputMode: "email" })}
      autoComplete={autocomplete}
      autoCapitalize={autocomplete === "name" ? "words" : undefined}
      spellCheck={false}
      enterKeyHint="next"
    />
  );
}

interface OptionalFoldProps {
  label: string;
  /** Whether the page itself fills in something of it. */
  isOpen: boolean;
  children: ReactNode;
}

/**
 * What nobody has to fill in, folded on a phone. It opens by itself if something in it is filled in or faulty
 * (open-folds.ts).
 */
function OptionalFold({ label, isOpen, children }: OptionalFoldProps) {
  return (
    <details
      open={isOpen}
      // A visitor may have opened it while the island slept.
      suppressHydrationWarning
      className={`fold-on-phones bg-sheet ${wideStyle}`}
    >
      <summary
        className={`flex min-h-14 items-center justify-between gap-4 text-small font-medium transition-colors hover:bg-white focus-visible:-outline-offset-3 ${fieldInsetStyle}`}
      >
        {label}
        <span aria-hidden="true" className="group-mark flex-none text-signal-deep" />
      </summary>
      <div className={`max-md:border-t max-md:border-graphite ${gridStyle}`}>{children}</div>
    </details>
  );
}
