import { usePage } from "../../engine/page-context.ts";
import { getCanonicalPath } from "../../routes.ts";
import type { ContactPage } from "../contact-form/form-schema.ts";
import { NextSteps } from "../contact-form/outcome.tsx";
import { PlacedForm } from "../contact-form/PlacedForm.tsx";
import type { Site } from "../head/site-schema.ts";
import { type Place, Section } from "../sections/Section.tsx";
import type { Messages } from "../toasts/schema.ts";
import { classNames } from "../ui/class-names.ts";
import { type BandOf, formFragment } from "./schema.ts";

interface FormBandProps {
  band: BandOf<"form">;
  place: Place;
  /** Of the contact page, whose form it is. */
  contact: ContactPage;
  messages: Messages;
  site: Site;
}

/** The contact form on another page. */
export function FormBand({ band, place, contact, messages, site }: FormBandProps) {
  const { title, text, interests } = band;
  const { address } = usePage();
  return (
    <Section
      {...place}
      anchor={formFragment.slice(1)}
      className={classNames("sheet-grid scroll-mt-(--header-height)", place.className)}
      title={title}
      text={text}
    >
      <div className="mt-8 grid grid-cols-1 gap-x-8 gap-y-14 md:mt-12 lg:grid-cols-12">
        <div className="max-md:-mx-gutter lg:col-span-7">
          <PlacedForm
            {...{ contact, messages, site, interests }}
            sourcePage={"path" in address ? getCanonicalPath(address.path) : ""}
          />
        </div>
        <div className="lg:sticky lg:top-24 lg:col-span-4 lg:col-start-9 lg:self-start">
          <NextSteps {...contact.nextSteps} />
        </div>
      </div>
    </Section>
  );
}
