import type { CheerioAPI } from "cheerio";
import { escapeHtml } from "../clean-text.ts";
import {
  type ContactPage,
  type ContactPages,
  fillPattern,
  findContactPage,
} from "../contact-page.ts";
import { addedFields, getField } from "../fields.ts";
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

/** Milliseconds after which a page is read again: a new build shows soon, a flood parses it once. */
const pageTtl = 60_000;

interface ReadyPage {
  render: PageTemplate;
  /** The whole answer that sending failed, with nothing typed. */
  failure: string;
}

export type AnswerPages = ReturnType<typeof createAnswerPages>;

/**
 * Answers to ordinary form posts, made from the built contact page that they come from
 * (`createPageTemplate`). Rejects when the page cannot be read or is not as expected.
 */
export function createAnswerPages(
  readContactPage: (path: string) => Promise<string>,
  contactPages: ContactPages,
) {
  const ready = new Map<string, { page: Promise<ReadyPage>; until: number }>();

  async function prepare({ messages, path }: ContactPage): Promise<ReadyPage> {
    const render = await createPageTemplate(await readContactPage(path));
    const failure = render({ values: {}, faults: new Map(), alert: messages.failed });
    return { render, failure };
  }

  function getReady(contactPage: ContactPage): Promise<ReadyPage> {
    const { path } = contactPage;
    const kept = ready.get(path);
    if (kept && performance.now() < kept.until) return kept.page;
    const page = prepare(contactPage);
    ready.set(path, { page, until: performance.now() + pageTtl });
    page.catch(() => ready.delete(path));
    return page;
  }

  const find = (values?: FormValues) => findContactPage(contactPages, values?.sourcePage?.[0]);

  return {
    async renderFaults(values: FormValues, faults: readonly Fault[]): Promise<string> {
      const page = find(values);
      const { render } = await getReady(page);
      const texts = faults.map((fault): [string, string] => [fault.field, getText(fault, page)]);
      return render({ values, faults: new Map(texts), alert: page.messages.summary });
    },
    /** The contact page with what was typed, if that is known, and a note that sending failed. */
    async renderFailure(values?: FormValues): Promise<string> {
      const page = find(values);
      const { failure, render } = await getReady(page);
      if (!values) return failure;
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
    for (const element of $(`[${name}^="/"]`).not("[data-contact-form]").toArray()) {
      $(element).attr(name, (_, path) => siteOrigin + path);
    }
  }
  for (const name of ["srcset", "imagesrcset"]) {
    for (const element of $(`[${name}]`).toArray()) {
      $(element).attr(name, (_, list) => list.replace(/(^|,)\s*\//g, `$1 ${siteOrigin}/`).trim());
    }
  }
  return $.html();
}
