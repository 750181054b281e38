import type { Page } from "@playwright/test";
import { contactPage as contactPageSource } from "../../app/parts/contact-form/form-schema.ts";
import { readWords } from "../sample/words.ts";
import { messages } from "./chrome-parts.ts";
import { test } from "./fixtures.ts";

export const words = readWords(contactPageSource);
export const { toasts } = messages;

/** Address of the function, for routes. */
export const functionUrl = "**/functions/v1/submit-contact";

/** An address of the running test alone: the site's leads are shared by the tests of a worker. */
export const getEmail = () => `${test.info().testId}-${test.info().repeatEachIndex}@plant.example`;

/** The leads of the running test alone, oldest first. */
export const readLeads = (site: { readLeads(): Record<string, unknown>[] }) =>
  site.readLeads().filter(({ email }) => email === getEmail());

/** The contact form as a visitor sees it, by labels and roles. */
export function getContactForm(page: Page) {
  const { fields, optional, send, sending, consent, interests } = words.form;
  const field = (name: keyof typeof fields) =>
    page.getByRole("textbox", { name: fields[name].label });
  const interestGroup = page.getByRole("group", { name: interests.legend });
  return {
    name: field("name"),
    email: field("email"),
    company: field("company"),
    role: field("role"),
    message: field("message"),
    interests: interestGroup.getByRole("checkbox"),
    interest: (name: string) => interestGroup.getByRole("checkbox", { name, exact: true }),
    consent: page.getByRole("checkbox", { name: consent.link.label }),
    send: page.getByRole("button", { name: send }),
    sending: page.getByRole("button", { name: sending }),
    alert: page.getByRole("alert"),
    /** What opens the fields that nobody has to fill in. */
    optional: page.getByText(optional, { exact: true }),
    thanks: page.getByRole("heading", { name: words.thanks.title }),
    toast: page
      .getByRole("region", { name: messages.accessibleNames.toasts.split(" (")[0] })
      .getByRole("listitem"),

    /** Fills what is required; the address tells this test's lead from the others. */
    async fill(email: string): Promise<void> {
      await field("name").fill("Jana Hoffmann");
      await field("email").fill(email);
      await page.getByRole("checkbox", { name: consent.link.label }).check();
    },

    /**
     * Presses the button as it is, by key: a click would wait for `aria-disabled` to go, and a
     * forced one lands beside the button while the page still grows.
     */
    async press(): Promise<void> {
      await page.getByRole("button", { name: send }).press("Enter");
    },
  };
}
