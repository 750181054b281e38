import { lengthLimits } from "../../../functions/submit-contact/schema.ts";
import { AppLink } from "../ui/AppLink.tsx";
import { CheckboxField } from "../ui/CheckboxField.tsx";
import { TextArea } from "../ui/TextArea.tsx";
import { TextField } from "../ui/TextField.tsx";
import { type ContactFormCopy, getFaultText } from "./contact-copy.ts";
import { type ContactField, consentValue, type Faults } from "./form-values.ts";
import { InterestsField } from "./InterestsField.tsx";

interface ContactFieldsProps {
  copy: ContactFormCopy;
  faults: Faults;
  /** While sending, the fields show what is sent and cannot be changed. */
  isSending: boolean;
}

/** The form's seven fields as cells of one grid; the gaps between them are its lines. */
export function ContactFields({ copy, faults, isSending }: ContactFieldsProps) {
  const { fields, consent } = copy;
  const getCommon = (name: ContactField) => ({
    id: `contact-${name}`,
    name,
    fault: getFaultText(name, faults[name], copy.faults),
  });
  const getText = (name: keyof typeof fields) => ({
    ...fields[name],
    ...getCommon(name),
    maxLength: lengthLimits[name],
    readOnly: isSending,
  });
  return (
    <div className="grid grid-cols-1 gap-px border-b border-graphite bg-graphite [counter-reset:field] sm:grid-cols-2">
      <TextField
        {...getText("name")}
        required
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="next"
      />
      <TextField
        {...getText("email")}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        enterKeyHint="next"
      />
      <TextField
        {...getText("company")}
        autoComplete="organization"
        spellCheck={false}
        enterKeyHint="next"
      />
      <TextField
        {...getText("role")}
        autoComplete="organization-title"
        spellCheck={false}
        enterKeyHint="next"
      />
      <TextArea {...getText("message")} spellCheck className="sm:col-span-2" />
      <InterestsField {...copy.interests} {...getCommon("interests")} className="sm:col-span-2" />
      <CheckboxField
        {...getCommon("consent")}
        value={consentValue}
        required
        className="sm:col-span-2"
      >
        {consent.before}
        <AppLink
          href={consent.link.href}
          className="font-medium text-ink underline decoration-1 underline-offset-3 hover:decoration-2"
        >
          {consent.link.label}
        </AppLink>
        {consent.after}
      </CheckboxField>
    </div>
  );
}
