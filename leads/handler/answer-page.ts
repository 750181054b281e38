import type { CheerioAPI } from "cheerio";
import { type ContactPage, type ContactPages, findContactPage } from "../contact-page.ts";
import { getField } from "../fields.ts";
import type { Fault } from "../schema.ts";
import type { AnswerPages, FormValues } from "./dependencies.ts";

type Elements = ReturnType<CheerioAPI>;

/**
 * Answers to ordinary form posts, made from the built contact page that they
 * come from. Its markup
 * contract: one `form[data-contact-form]` with controls by `name`, per field an
 * empty hidden `[data-error-for="<field>"]`, one empty hidden `[data-form-alert]`.
 * Rejects when the page cannot be read or has no such form.
 */
export function createAnswerPages(
  readContactPage: (path: string) => Promise<string>,
  contactPages: ContactPages,
): AnswerPages {
  return {
    async renderFaults(values, faults) {
      const page = findContactPage(contactPages, values.sourcePage?.[0]);
      const { $, form } = await openPage(await readContactPage(page.path), values);
      for (const fault of faults) markFault(form, fault, getText(fault, page));
      showAlert(form, page.messages.summary);
      // Without scripts nothing else can bring the visitor to what is wrong.
      form.find("[aria-invalid=true]").first().attr("autofocus", "");
      return closePage($);
    },
    async renderFailure(values) {
      const { path, messages } = findContactPage(contactPages, values.sourcePage?.[0]);
      const { $, form } = await openPage(await readContactPage(path), values);
      showAlert(form, messages.failed).attr({ tabindex: "-1", autofocus: "" });
      return closePage($);
    },
  };
}

async function openPage(
  html: string,
  values: FormValues,
): Promise<{ $: CheerioAPI; form: Elements }> {
  // Loaded when first needed: it would double the time that the server takes to start.
  const { load } = await import("cheerio");
  const $ = load(html);
  const form = $("form[data-contact-form]");
  if (form.length !== 1) throw new Error("The contact page has no form to answer with");
  fillForm($, form, values);
  return { $, form };
}

function showAlert(form: Elements, text: string): Elements {
  return form.find("[data-form-alert]").text(text).removeAttr("hidden");
}

function closePage($: CheerioAPI): string {
  // The app would draw the empty form over this answer.
  $("script, link[rel=modulepreload]").remove();
  const title = $("head > title");
  title.text(`Error: ${title.text()}`);
  return $.html();
}

function fillForm($: CheerioAPI, form: Elements, values: FormValues): void {
  form.find("[name]").each((_, element) => {
    const control = $(element);
    const typed = values[control.attr("name") as keyof FormValues] ?? [];
    if (control.is("textarea")) control.text(typed[0] ?? "");
    else if (!control.is("[type=checkbox]")) control.attr("value", typed[0] ?? "");
    else if (typed.includes(control.attr("value") ?? "on")) control.attr("checked", "");
    else control.removeAttr("checked");
  });
}

function markFault(form: Elements, { field }: Fault, text: string): void {
  form.find(`[data-error-for="${field}"]`).text(text).removeAttr("hidden");
  form.find(`[name="${field}"]`).attr("aria-invalid", "true");
}

function getText({ field, code }: Fault, { language, messages }: ContactPage): string {
  if (code === "too_long") {
    const limit = getField(field).limit?.toLocaleString(language) ?? "";
    return messages.tooLong.replace("{limit}", limit);
  }
  return messages[code][field] ?? messages.summary;
}
