import type { ComponentProps } from "react";
import { usePage } from "../../engine/page-context.ts";
import { getCanonicalPath } from "../../routes.ts";
import ContactForm from "../contact-form/ContactForm.island.tsx";
import { type ContactPage, contactPage, nameCompany } from "../contact-form/form-schema.ts";
import { NextSteps } from "../contact-form/outcome.tsx";
import type { Site } from "../head/site-schema.ts";
import { FormPlace } from "../preview/PreviewBar.tsx";
import { Section } from "../sections/Section.tsx";
import { type Messages, messages } from "../toasts/schema.ts";
import { defineBand } from "./band.ts";
import { formFragment } from "./schema.ts";

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

const form = defineBand({
  name: "form",
  needs: { contact: contactPage, messages },
  draw: function FormBand({ band, place, content: { contact, messages, site } }) {
    const { address } = usePage();
    return (
      <Section
        {...band}
        {...place}
        anchor={formFragment.slice(1)}
        className={`sheet-grid scroll-mt-(--header-height) ${place.className}`}
      >
        <div className="mt-8 grid grid-cols-1 gap-x-8 gap-y-14 md:mt-12 lg:grid-cols-12">
          <div className="max-md:-mx-gutter lg:col-span-7">
            <PlacedForm
              {...{ contact, messages, site }}
              interests={band.interests}
              sourcePage={"path" in address ? getCanonicalPath(address.path) : ""}
            />
          </div>
          <div className="lg:sticky lg:top-24 lg:col-span-4 lg:col-start-9 lg:self-start">
            <NextSteps {...contact.nextSteps} />
          </div>
        </div>
      </Section>
    );
  },
});

export const bands = [form];
