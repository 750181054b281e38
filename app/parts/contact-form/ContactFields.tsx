import { fillPattern } from "content-model/fill-pattern";
import {
  type FormField,
  getField,
  interestOptions,
  type TextField as TextFieldName,
  textFields,
} from "leads/fields";
import type { FaultCode } from "leads/schema";
import { Button } from "../ui/Button.tsx";
import {
  CheckboxField,
  FieldError,
  FieldLabel,
  type FieldProps,
  getDescribedBy,
  TextField,
} from "../ui/fields.tsx";
import { AppLink } from "../ui/links.tsx";
import { type ContactState, stopSending } from "./contact-store.ts";
import type { FormWords } from "./form-schema.ts";
import { consentValue } from "./form-values.ts";

export function getFaultText(
  field: FormField,
  code: FaultCode | undefined,
  words: FormWords["faults"],
): string | undefined {
  if (!code) return;
  if (code === "too_long") {
    return fillPattern(words.tooLong, { limit: String(getField(field).limit) });
  }
  const texts: Partial<Record<FormField, string>> = words[code];
  return texts[field] ?? words.summary;
}

/** What is asked of everybody, and the message; the other fields are folded. */
const openFields = textFields.filter(
  (name) => getField(name).required || getField(name).kind === "text",
);
const foldedFields = textFields.filter((name) => !openFields.includes(name));

/** Two cells side by side where there is space; one that is alone in its row takes all of it. */
const gridStyle = "flex flex-wrap gap-px bg-graphite *:min-w-0 *:grow *:basis-full md:*:basis-2/5";
const wideStyle = "md:basis-full!";

/** The form's fields as cells of one grid; the gaps between them are its lines. `interests` are ticked from the start. */
export function ContactFields(props: {
  words: FormWords;
  interests: readonly string[] | undefined;
  state: ContactState;
}) {
  const { words, interests, state } = props;
  const { consent } = words;
  const getCommon = (name: FormField) => ({
    id: `contact-${name}`,
    name,
    fault: getFaultText(name, state.faults[name], words.faults),
  });

  function drawTextField(name: TextFieldName) {
    const { autocomplete, kind, limit, required } = getField(name);
    const readOnly = state.phase === "sending";
    const common = {
      ...words.fields[name],
      ...getCommon(name),
      required,
      maxLength: limit,
      readOnly,
    };
    if (kind === "text")
      return <TextField key={name} isLong {...common} spellCheck className={wideStyle} />;
    return (
      <TextField
        key={name}
        {...common}
        {...(kind === "email" && { type: "email", inputMode: "email" })}
        autoComplete={autocomplete}
        autoCapitalize={autocomplete === "name" ? "words" : undefined}
        spellCheck={false}
        enterKeyHint="next"
      />
    );
  }

  return (
    <div className={`border-b border-graphite [counter-reset:field] ${gridStyle}`}>
      {openFields.map(drawTextField)}
      {/* What nobody has to fill in, folded on a phone. */}
      <details
        open={interests !== undefined}
        // A visitor may have opened it while the island slept.
        suppressHydrationWarning
        className={`fold-on-phones bg-sheet ${wideStyle}`}
      >
        <summary className="flex min-h-14 items-center justify-between gap-4 px-5 text-small font-medium transition-colors hover:bg-white focus-visible:-outline-offset-3 md:px-6">
          {words.optional}
          <span aria-hidden="true" className="group-mark flex-none text-signal-deep" />
        </summary>
        <div className={`max-md:border-t max-md:border-graphite ${gridStyle}`}>
          {foldedFields.map(drawTextField)}
          <Interests {...words.interests} {...getCommon("interests")} ticked={interests} />
        </div>
      </details>
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

function Interests(
  props: Omit<FieldProps, "label"> & { legend: string; ticked: readonly string[] | undefined },
) {
  const { id, name, legend, hint, fault, ticked } = props;
  return (
    <fieldset aria-describedby={getDescribedBy(id, hint)} className={`field-cell ${wideStyle}`}>
      <legend className="float-left w-full px-5 pt-4 md:px-6 md:pt-5">
        <FieldLabel text={legend} />
      </legend>
      <div className="clear-both px-5 pt-0.5 pb-4 md:px-6">
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
              className="tick-box"
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

interface SendRowProps {
  words: FormWords;
  promise: string;
  state: ContactState;
  /** Whether the consent box is checked. */
  canSend: boolean;
}

const hintId = "contact-send-hint";

/**
 * The button, why it cannot send yet, and what delays it. It is never `disabled`: it keeps focus,
 * explains itself, and posts the form where scripts are late or fail. A browser without scripts has a
 * button of its own, since nothing would tell the first that the box is checked.
 */
export function SendRow({ words, promise, state, canSend }: SendRowProps) {
  const isSending = state.phase === "sending";
  return (
    <div className="flex flex-col gap-x-5 gap-y-4 px-5 py-5 sm:flex-row sm:flex-wrap sm:items-center sm:justify-between md:px-6 md:py-6">
      <div className="text-small text-graphite">
        <p id={hintId} className="in-[form:has([name=consent]:checked)]:hidden">
          {words.sendHint}
        </p>
        {!state.delay && (
          <p className="in-[form:has([name=consent]:not(:checked))]:hidden">{promise}</p>
        )}
        <p role="status" className="max-w-note text-text empty:hidden">
          {state.delay && words.notes[state.delay]}
        </p>
        {state.delay && (
          <Button tone="quiet" size="sm" onClick={stopSending}>
            {words.notes.stopWaiting}
          </Button>
        )}
      </div>
      <Button
        type="submit"
        tone="signal"
        aria-disabled={isSending || !canSend || undefined}
        aria-describedby={canSend ? undefined : hintId}
        className={`noscript:hidden in-[[data-phase=editing]_form:has([name=consent]:checked)]:bg-signal! in-[[data-phase=editing]_form:has([name=consent]:checked)]:text-signal-ink! ${size}`}
      >
        {isSending ? words.sending : words.send}
      </Button>
      <noscript>
        <Button type="submit" tone="signal" className={size}>
          {words.send}
        </Button>
      </noscript>
    </div>
  );
}

const size = "min-h-14 w-full max-w-full sm:w-56";
