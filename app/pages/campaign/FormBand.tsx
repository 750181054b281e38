import type { ContactPage } from "../../parts/contact-form/contact-page-schema.ts";
import { NextSteps } from "../../parts/contact-form/NextSteps.tsx";
import { PlacedForm } from "../../parts/contact-form/PlacedForm.tsx";
import type { Site } from "../../parts/head/site-schema.ts";
import { Section } from "../../parts/sections/Section.tsx";
import type { Messages } from "../../parts/toasts/schema.ts";
import { getCanonicalPath } from "../../routes.ts";
import { formFragment } from "./band-schema.ts";
import type { BandOf } from "./schema.ts";

interface FormBandProps {
  id: string;
  band: BandOf<"form">;
  path: string;
  /** Of the contact page, whose form it is. */
  contact: ContactPage;
  messages: Messages;
  site: Site;
}

/** The contact form on the campaign's own page. */
export function FormBand({ id, band, path, contact, messages, site }: FormBandProps) {
  const { eyebrow, title, text, interests } = band;
  return (
    <Section
      id={id}
      anchor={formFragment.slice(1)}
      className="sheet-grid scroll-mt-(--header-height) border-t border-hairline py-band"
      {...{ eyebrow, title, text }}
    >
      <div className="mt-8 grid grid-cols-1 gap-x-8 gap-y-14 md:mt-12 lg:grid-cols-12">
        <div className="max-md:-mx-gutter lg:col-span-7">
          <PlacedForm
            {...{ contact, messages, site, interests }}
            sourcePage={getCanonicalPath(path)}
          />
        </div>
        <div className="lg:sticky lg:top-24 lg:col-span-4 lg:col-start-9 lg:self-start">
          <NextSteps {...contact.nextSteps} />
        </div>
      </div>
    </Section>
  );
}
