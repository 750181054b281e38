import { usePage } from "../../engine/page-context.ts";
import { getCanonicalPath } from "../../routes.ts";
import { contactPage } from "../contact-form/form-schema.ts";
import { NextSteps } from "../contact-form/outcome.tsx";
import { PlacedForm } from "../contact-form/PlacedForm.tsx";
import { Section } from "../sections/Section.tsx";
import { messages } from "../toasts/schema.ts";
import { defineBand } from "./band.ts";
import { formFragment } from "./schema.ts";

/** The contact form on another page. */
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
