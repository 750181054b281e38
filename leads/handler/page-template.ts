import type { CheerioAPI } from "cheerio";
import { escapeHtml } from "../clean-text.ts";
import { addedFields } from "../fields.ts";
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
  form.find("[type=submit]").removeAttr("aria-disabled");
  const title = $("head > title");
  title.text(`Error: ${title.text()}`);

  const slots = createSlots();
  const controls = form
    .find("[name]")
    .toArray()
    .map((element) => $(element));
  const names = controls.map((control) => control.attr("name") ?? "");
  for (const [index, control] of controls.entries()) {
    // Without scripts nothing but the focus can bring the visitor to what is wrong.
    const isFirstFaulty = ({ faults }: PageAnswer) =>
      names.findIndex((name) => faults.has(name)) === index;
    addControlSlot(control, isFirstFaulty, slots);
  }
  addHiddenFields(form, names, slots);
  form.find("details:not([open])").each((_, element) => addFoldSlot($(element), slots));
  form.find("[data-error-for]").each((_, element) => addFaultSlots($(element), slots));
  addAlertSlots(form.find("[data-form-alert]"), slots);
  return slots.makeTemplate($.html());
}

/** Places in a page that each answer fills with a text of its own. */
function createSlots() {
  const mark = `slot-${crypto.randomUUID()}-`;
  const renders: PageTemplate[] = [];
  return {
    /** A name for an attribute, or a text, that `render` takes the place of. */
    makeSlot: (render: PageTemplate) => `${mark}${renders.push(render) - 1}`,

    makeTemplate(html: string): PageTemplate {
      // Texts at even places, numbers of slots between them.
      const parts = html.split(new RegExp(` ?${mark}(\\d+)(?:="")?`));
      return (answer) =>
        parts
          .map((part, index) => (index % 2 === 0 ? part : (renders[Number(part)]?.(answer) ?? "")))
          .join("");
    },
  };
}

type Slots = ReturnType<typeof createSlots>;
type Selection = ReturnType<CheerioAPI>;

/** What was typed into a control, whether it is faulty, and the focus if it is the first that is. */
function addControlSlot(
  control: Selection,
  isFirstFaulty: (answer: PageAnswer) => boolean,
  slots: Slots,
): void {
  const name = control.attr("name") ?? "";
  const getTyped = ({ values }: PageAnswer) => values[name as keyof FormValues] ?? [];
  const renderFault = (answer: PageAnswer) => {
    if (!answer.faults.has(name)) return "";
    return ` aria-invalid="true"${isFirstFaulty(answer) ? ' autofocus=""' : ""}`;
  };
  let renderValue: PageTemplate = (answer) => ` value="${escapeHtml(getTyped(answer)[0] ?? "")}"`;
  if (control.is("textarea")) {
    control.text(slots.makeSlot((answer) => escapeHtml(getTyped(answer)[0] ?? "")));
    renderValue = () => "";
  } else if (control.is("[type=checkbox]")) {
    const value = control.attr("value") ?? "on";
    control.removeAttr("checked");
    renderValue = (answer) => (getTyped(answer).includes(value) ? ' checked=""' : "");
  } else {
    control.removeAttr("value");
  }
  const slot = slots.makeSlot((answer) => renderValue(answer) + renderFault(answer));
  control.attr(slot, "");
}

/** What the page added, beyond its own controls: the answer's address does not tell it again. */
function addHiddenFields(form: Selection, names: readonly string[], { makeSlot }: Slots): void {
  const hidden = addedFields.filter((field) => !names.includes(field));
  const renderFields: PageTemplate = ({ values }) =>
    hidden
      .flatMap((field) => {
        const [value] = values[field] ?? [];
        return value ? `<input type="hidden" name="${field}" value="${escapeHtml(value)}">` : [];
      })
      .join("");
  form.prepend(makeSlot(renderFields));
}

/** Opens what has a value or a fault in it: without scripts, nothing else does. */
function addFoldSlot(fold: Selection, slots: Slots): void {
  const controls = fold.find("[name]").get();
  const names = controls.map(({ attribs }) => attribs.name as keyof FormValues);
  const slot = slots.makeSlot(({ values, faults }) =>
    names.some((name) => faults.has(name) || values[name]?.some(Boolean)) ? ' open=""' : "",
  );
  fold.attr(slot, "");
}

/** What is wrong with a field, where that is said. */
function addFaultSlots(place: Selection, { makeSlot }: Slots): void {
  const name = place.attr("data-error-for") ?? "";
  place.removeAttr("hidden");
  const hidden = makeSlot(({ faults }) => (faults.has(name) ? "" : ' hidden=""'));
  place.attr(hidden, "");
  place.text(makeSlot(({ faults }) => escapeHtml(faults.get(name) ?? "")));
}

/** What is wrong with the whole. It has the focus if no field has. */
function addAlertSlots(place: Selection, { makeSlot }: Slots): void {
  place.removeAttr("hidden");
  const focus = makeSlot(({ faults }) => (faults.size > 0 ? "" : ' tabindex="-1" autofocus=""'));
  place.attr(focus, "");
  place.text(makeSlot((answer) => escapeHtml(answer.alert)));
}
