import { expect } from "vitest";
import { contactPage as contactPageSource } from "../../app/parts/contact-form/form-schema.ts";
import { readWords } from "../sample/words.ts";
import { phone } from "../sweep/windows.ts";
import type { Flow } from "./flow.ts";
import type { Visitor } from "./visitor.ts";

const words = readWords(contactPageSource);

const readLeads = ({ site }: Visitor, address: string) =>
  site.readLeads().filter(({ email }) => email === address);

const contact: Flow = {
  title: "the form says what is missing, and a message becomes one lead with all that was said",
  async run(visitor) {
    const email = "desk@engines.example";
    await visitor.goTo("/contact/?interest=Demo");
    const isTicked = (value: string) =>
      document.querySelector<HTMLInputElement>(`[name=interests][value="${value}"]`)?.checked;
    await visitor.waitFor("the interest of the address is ticked", isTicked, "Demo");
    await visitor.click("main form button[type=submit]");
    await visitor.expectShown("[data-error-for=name]", words.form.faults.required.name);
    await visitor.waitFor("the first faulty field has the focus", () =>
      document.activeElement?.matches("#contact-name"),
    );
    await visitor.type("Jana Müller");
    await visitor.fill("#contact-email", email);
    await visitor.fill("#contact-message", "Three sites");
    await visitor.driver.press("Enter");
    await visitor.type("Where would you start?");
    await visitor.click("label:has(> [name=interests][value=Scaffolding])");
    await visitor.click("#contact-consent");
    await visitor.click("main form button[type=submit]");
    await visitor.expectShown("main h3", words.thanks.title);
    expect(readLeads(visitor, email)).toHaveLength(1);
    const [lead] = readLeads(visitor, email);
    expect(lead).toMatchObject({
      name: "Jana Müller",
      message: "Three sites\nWhere would you start?",
      interests: JSON.stringify(["Scaffolding", "Demo"]),
    });
  },
};

const kept: Flow = {
  title: "on a phone, what was typed survives another page and a reload, and is sent",
  window: phone,
  async run(visitor) {
    const email = "phone@engines.example";
    await visitor.goTo("/contact/");
    await visitor.fill("#contact-name", "Jana");
    await visitor.fill("#contact-email", email);
    const holds = (id: string, text: string) =>
      document.querySelector<HTMLInputElement>(id)?.value === text;
    await visitor.click("#page > footer a[href='/imprint']");
    await visitor.expectPath("/imprint");
    await visitor.goBack();
    await visitor.waitFor("it is kept", holds, "#contact-email", email);
    await visitor.reload();
    await visitor.waitFor("it is kept through a reload", holds, "#contact-email", email);
    await visitor.click("#contact-consent");
    await visitor.click("main form button[type=submit]");
    await visitor.expectShown("main h3", words.thanks.title);
    expect(readLeads(visitor, email)).toHaveLength(1);
  },
};

export const contactFlows: readonly Flow[] = [contact, kept];
