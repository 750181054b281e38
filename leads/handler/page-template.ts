import { escapeHtml } from "../escape-html.ts";
import type { FormValues } from "./dependencies.ts";

/** What an answer shows in the form. */
export interface PageAnswer {
  values: FormValues;
  /** What is wrong with a field, in words, by its name. */
  faults: ReadonlyMap<string, string>;
  alert: string;
}

/** Renders an answer into the page that it was made from. */
export type PageTemplate = (answer: PageAnswer) => string;

/**
 * Makes a template of the built contact page: parsed once, so that an answer is a matter of joining
 * texts. Its markup contract: one `form[data-contact-form]` with controls by `name`, per field an
 * empty hidden `[data-error-for="<field>"]`, one empty hidden `[data-form-alert]`; controls may be in
 * a `details`. Rejects when there is no such form.
 */
export async function createPageTemplate(html: string): Promise<PageTemplate> {
  // Loaded when first needed: it would double the time that the server takes to start.
  const { load } = await import("cheerio");
  const $ = load(html);
  const form = $("form[data-contact-form]");
  if (form.length !== 1) throw new Error("The contact page has no form to answer with");
  // The app would draw the empty form over this answer.
  $("script, link[rel=modulepreload]").remove();
  const title = $("head > title");
  title.text(`Error: ${title.text()}`);

  const mark = `slot-${crypto.randomUUID()}-`;
  const slots: PageTemplate[] = [];
  /** A name for an attribute, or a text, that `render` takes the place of. */
  const makeSlot = (render: PageTemplate) => `${mark}${slots.push(render) - 1}`;

  const names: string[] = [];
  form.find("[name]").each((index, element) => {
    const control = $(element);
    const name = control.attr("name") ?? "";
    names.push(name);
    const getTyped = ({ values }: PageAnswer) => values[name as keyof FormValues] ?? [];
    // Without scripts nothing but the focus can bring the visitor to what is wrong.
    const renderFault = ({ faults }: PageAnswer) => {
      if (!faults.has(name)) return "";
      const isFirst = names.findIndex((other) => faults.has(other)) === index;
      return ` aria-invalid="true"${isFirst ? ' autofocus=""' : ""}`;
    };
    let renderValue: PageTemplate = (answer) => ` value="${escapeHtml(getTyped(answer)[0] ?? "")}"`;
    if (control.is("textarea")) {
      control.text(makeSlot((answer) => escapeHtml(getTyped(answer)[0] ?? "")));
      renderValue = () => "";
    } else if (control.is("[type=checkbox]")) {
      const value = control.attr("value") ?? "on";
      control.removeAttr("checked");
      renderValue = (answer) => (getTyped(answer).includes(value) ? ' checked=""' : "");
    } else {
      control.removeAttr("value");
    }
    control.attr(
      makeSlot((answer) => renderValue(answer) + renderFault(answer)),
      "",
    );
  });

  // Without scripts, nothing else opens what has a value or a fault in it.
  form.find("details:not([open])").each((_, element) => {
    const inside = $(element).find("[name]").get();
    const folded = inside.map(({ attribs }) => attribs.name as keyof FormValues);
    $(element).attr(
      makeSlot(({ values, faults }) =>
        folded.some((name) => faults.has(name) || values[name]?.some(Boolean)) ? ' open=""' : "",
      ),
      "",
    );
  });

  form.find("[data-error-for]").each((_, element) => {
    const place = $(element);
    const name = place.attr("data-error-for") ?? "";
    place.removeAttr("hidden");
    place.attr(
      makeSlot(({ faults }) => (faults.has(name) ? "" : ' hidden=""')),
      "",
    );
    place.text(makeSlot(({ faults }) => escapeHtml(faults.get(name) ?? "")));
  });

  const alert = form.find("[data-form-alert]").removeAttr("hidden");
  alert.attr(
    makeSlot(({ faults }) => (faults.size > 0 ? "" : ' tabindex="-1" autofocus=""')),
    "",
  );
  alert.text(makeSlot((answer) => escapeHtml(answer.alert)));

  // Texts at even places, numbers of slots between them.
  const parts = $.html().split(new RegExp(` ?${mark}(\\d+)(?:="")?`));
  return (answer) =>
    parts
      .map((part, index) => (index % 2 === 0 ? part : (slots[Number(part)]?.(answer) ?? "")))
      .join("");
}
