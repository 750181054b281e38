import type { ComponentProps } from "react";
import type { Site } from "../head/site-schema.ts";
import { FormPlace } from "../preview/PreviewBar.tsx";
import type { Messages } from "../toasts/schema.ts";
import ContactForm from "./ContactForm.island.tsx";
import { type ContactPage, nameCompany } from "./form-schema.ts";

type PlacedFormProps = Pick<ComponentProps<typeof ContactForm>, "sourcePage" | "interests"> & {
  contact: ContactPage;
  messages: Messages;
  site: Site;
};

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
