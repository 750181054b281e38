import { escapeHtml } from "../clean-text.ts";
import {
  type ContactPage,
  type ContactPages,
  fillPattern,
  findContactPage,
} from "../contact-page.ts";
import { addedFields, type FieldName, getField } from "../fields.ts";
import type { Fault } from "../schema.ts";
import type { FormValues } from "./read-body.ts";

interface PageAnswer {
  values: FormValues;
  faults: ReadonlyMap<string, string>;
  alert: string;
}

type PageTemplate = (answer: PageAnswer) => string;

/**
 * Makes a template of the built contact page: parsed once, so that an answer is a matter of joining
 * texts. Its markup contract: one `form[data-contact-form]` with controls by `name`, per field an
 * empty hidden `[data-error-for="<field>"]`, one empty hidden `[data-form-alert]`; controls may be in
 * a `details`. Rejects when there is no such form.
 */
async function createPageTemplate(html: string): Promise<PageTemplate> {
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

  const mark = `slot-${crypto.randomUUID()}-`;
  const renders: PageTemplate[] = [];
  /** A name for an attribute, or a text, that `render` takes the place of. */
  const makeSlot = (render: PageTemplate) => `${mark}${renders.push(render) - 1}`;
  const listControls = (place: typeof form) =>
    place
      .find("[name]")
      .toArray()
      .map((element) => ({ control: $(element), name: element.attribs.name as FieldName }));

  const controls = listControls(form);
  for (const { control, name } of controls) {
    const getTyped = ({ values }: PageAnswer) => escapeHtml(values[name]?.[0] ?? "");
    let renderValue: PageTemplate = (answer) => ` value="${getTyped(answer)}"`;
    if (control.is("textarea")) {
      control.text(makeSlot(getTyped));
      renderValue = () => "";
    } else if (control.is("[type=checkbox]")) {
      const value = control.attr("value") ?? "on";
      control.removeAttr("checked");
      renderValue = ({ values }) => (values[name]?.includes(value) ? ' checked=""' : "");
    } else control.removeAttr("value");
    const slot = makeSlot((answer) => {
      const { faults } = answer;
      if (!faults.has(name)) return renderValue(answer);
      // Without scripts nothing but the focus can bring the visitor to what is wrong.
      const first = controls.find((each) => faults.has(each.name));
      const focus = first?.control === control ? ' autofocus=""' : "";
      return `${renderValue(answer)} aria-invalid="true"${focus}`;
    });
    control.attr(slot, "");
  }

  // What the page added, beyond its own controls: the answer's address does not tell it again.
  const hidden = addedFields.filter((field) => controls.every(({ name }) => name !== field));
  const renderHidden: PageTemplate = ({ values }) =>
    hidden
      .filter((field) => values[field]?.[0])
      .map((field) => {
        const value = escapeHtml(values[field]?.[0] ?? "");
        return `<input type="hidden" name="${field}" value="${value}">`;
      })
      .join("");
  form.prepend(makeSlot(renderHidden));

  // Opens what has a value or a fault in it: without scripts, nothing else does.
  for (const element of form.find("details:not([open])").toArray()) {
    const inside = listControls($(element));
    const slot = makeSlot(({ values, faults }) =>
      inside.some(({ name }) => faults.has(name) || values[name]?.some(Boolean)) ? ' open=""' : "",
    );
    $(element).attr(slot, "");
  }
  for (const element of form.find("[data-error-for]").toArray()) {
    const place = $(element).removeAttr("hidden");
    const name = place.attr("data-error-for") ?? "";
    place.attr(
      makeSlot(({ faults }) => (faults.has(name) ? "" : ' hidden=""')),
      "",
    );
    place.text(makeSlot(({ faults }) => escapeHtml(faults.get(name) ?? "")));
  }
  // What is wrong with the whole. It has the focus if no field has.
  const focus = makeSlot(({ faults }) => (faults.size > 0 ? "" : ' tabindex="-1" autofocus=""'));
  const alert = form.find("[data-form-alert]").removeAttr("hidden").attr(focus, "");
  alert.text(makeSlot((answer) => escapeHtml(answer.alert)));

  // Texts at even places, numbers of slots between them.
  const parts = $.html().split(new RegExp(` ?${mark}(\\d+)(?:="")?`));
  return (answer) =>
    parts
      .map((part, index) => (index % 2 === 0 ? part : (renders[Number(part)]?.(answer) ?? "")))
      .join("");
}

/** Milliseconds after which a page is read again: a new build shows soon, a flood parses it once. */
const pageTtl = 60_000;

export type AnswerPages = ReturnType<typeof createAnswerPages>;

/**
 * Answers to ordinary form posts, made from the built contact page that they come from
 * (`createPageTemplate`). Rejects when the page cannot be read or is not as expected.
 */
export function createAnswerPages(
  readContactPage: (path: string) => Promise<string>,
  contactPages: ContactPages,
) {
  const ready = new Map<string, { template: Promise<PageTemplate>; until: number }>();

  function getTemplate({ path }: ContactPage): Promise<PageTemplate> {
    const kept = ready.get(path);
    if (kept && performance.now() < kept.until) return kept.template;
    const template = readContactPage(path).then(createPageTemplate);
    ready.set(path, { template, until: performance.now() + pageTtl });
    template.catch(() => ready.delete(path));
    return template;
  }

  const find = ({ sourcePage }: FormValues) => findContactPage(contactPages, sourcePage?.[0]);

  return {
    async renderFaults(values: FormValues, faults: readonly Fault[]): Promise<string> {
      const page = find(values);
      const render = await getTemplate(page);
      const texts = faults.map((fault): [string, string] => [fault.field, getText(fault, page)]);
      return render({ values, faults: new Map(texts), alert: page.messages.summary });
    },
    /** The contact page with what was typed, if that is known, and a note that sending failed. */
    async renderFailure(values: FormValues = {}): Promise<string> {
      const page = find(values);
      const render = await getTemplate(page);
      return render({ values, faults: new Map(), alert: page.messages.failed });
    },
  };
}

function getText({ field, code }: Fault, { language, messages }: ContactPage): string {
  if (code === "too_long") {
    const limit = getField(field).limit?.toLocaleString(language) ?? "";
    return fillPattern(messages.tooLong, { limit });
  }
  return messages[code][field] ?? messages.summary;
}

/**
 * A page of the site as the function answers with it under another origin: its addresses lead to the
 * site, and its style sheets, which the site gives to its own pages alone (Cross-Origin-Resource-
 * Policy), are part of it. The contact form still posts to where it did.
 *
 * @param readFile reads what the site has at a path
 */
export async function movePage(
  html: string,
  siteOrigin: string,
  readFile: (path: string) => Promise<string>,
): Promise<string> {
  const { load } = await import("cheerio"); // as in createPageTemplate
  const $ = load(html);
  for (const element of $('link[rel="stylesheet"][href^="/"]').toArray()) {
    const link = $(element);
    // Without it, the page still says what is wrong.
    const css = await readFile(link.attr("href") ?? "").catch(() => "");
    const style = $("<style></style>").text(css);
    const media = link.attr("media");
    link.replaceWith(media ? style.attr("media", media) : style);
  }
  $("style").text((_, css) => css.replace(/url\((["']?)\//g, `url($1${siteOrigin}/`));
  for (const name of ["href", "src", "poster", "action"]) {
    const own = $(`[${name}^="/"]`).not("[data-contact-form]");
    own.attr(name, (_, path) => siteOrigin + path);
  }
  for (const name of ["srcset", "imagesrcset"]) {
    const move = (list: string) => list.replace(/(^|,)\s*\//g, `$1 ${siteOrigin}/`).trim();
    $(`[${name}]`).attr(name, (_, list) => move(list));
  }
  return $.html();
}
