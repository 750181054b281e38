import type { InterestOption } from "leads/fields";
import type { Site } from "../head/site-schema.ts";
import { FormPlace } from "../preview/PreviewBar.tsx";
import type { Messages } from "../toasts/schema.ts";
import ContactForm from "./ContactForm.island.tsx";
import { type ContactPage, nameCompany } from "./form-schema.ts";

interface PlacedFormProps {
  contact: ContactPage;
  messages: Messages;
  site: Site;
  /** Path of the page that it is on. */
  sourcePage: string;
  /** Checked from the start. */
  interests?: readonly InterestOption[];
}

/** The contact form with the words of the contact page, whichever page it is on. */
export function PlacedForm({ contact, messages, site, ...place }: PlacedFormProps) {
  return (
    <FormPlace>
      <ContactForm
        words={{ ...contact.form, consent: nameCompany(contact.form, site.company) }}
        thanks={contact.thanks}
        outcomes={messages.toasts}
        mailbox={site.mailboxes.general}
        promise={contact.reply}
        {...place}
      />
    </FormPlace>
  );
}
