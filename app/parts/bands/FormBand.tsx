import { usePage } from "../../engine/page-context.ts";
import { getCanonicalPath } from "../../routes.ts";
import { contactPage } from "../contact-form/form-schema.ts";
import { NextSteps } from "../contact-form/outcome.tsx";
import { PlacedForm } from "../contact-form/PlacedForm.tsx";
import { Section } from "../sections/Section.tsx";
import { messages } from "../toasts/schema.ts";
import { classNames } from "../ui/class-names.ts";
import { type BandProps, defineBand } from "./band.ts";
import { formFragment } from "./schema.ts";

const needs = { contact: contactPage, messages };

/** The contact form on another page. */
function FormBand({ band, place, content }: BandProps<"form", typeof needs>) {
  const { contact, messages, site } = content;
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

export const bands = [defineBand({ name: "form", needs, draw: FormBand })];
