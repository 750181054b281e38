import {
  type ContactPage,
  type ContactPages,
  fillPattern,
  findContactPage,
} from "../contact-page.ts";
import { addedFields, type FieldName, getField } from "../fields.ts";
import type { Fault } from "../schema.ts";
import type { FormValues } from "./read-body.ts";

/**
 * Takes the built contact page apart, so that an answer is its form alone, filled in, between texts. Its
 * markup contract: one `form[data-contact-form]` with controls by `name`, per field an empty hidden
 * `[data-error-for="<field>"]`, one empty hidden `[data-form-alert]`; controls may be in a `details`.
 * Rejects when there is no such form.
 */
async function splitPage(html: string) {
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
  const mark = crypto.randomUUID();
  form.replaceWith(mark);
  const [before = "", after = ""] = $.html().split(mark);
  return { $, form, before, after };
}

/** A form with what was typed and what is wrong with it, by field and as a whole. */
function fillForm(
  { $, form }: Awaited<ReturnType<typeof splitPage>>,
  values: FormValues,
  faults: ReadonlyMap<string, string>,
  alert: string,
): string {
  const filled = form.clone();
  const whole = filled.find("[data-form-alert]").removeAttr("hidden").text(alert);
  // What the page added, beyond its own controls, is hidden: the answer's address does not tell it again.
  const added = new Set<FieldName>(addedFields);
  for (const element of filled.find("[name]").toArray()) {
    const control = $(element);
    const name = element.attribs.name as FieldName;
    const typed = values[name] ?? [];
    added.delete(name);
    if (control.is("[type=checkbox]")) {
      control.prop("checked", typed.includes(control.attr("value") ?? "on"));
    } else control.val(typed[0] ?? "");
    if (faults.has(name)) control.attr("aria-invalid", "true");
    // Without scripts, nothing else opens what has a value or a fault in it.
    if (faults.has(name) || typed.some(Boolean)) control.parents("details").attr("open", "");
  }
  for (const name of added) {
    const [value] = values[name] ?? [];
    if (value) filled.prepend($('<input type="hidden">').attr({ name, value }));
  }
  for (const [name, text] of faults) {
    filled.find(`[data-error-for="${name}"]`).removeAttr("hidden").text(text);
  }
  // Without scripts nothing but the focus can bring the visitor to what is wrong.
  const first = filled.find("[aria-invalid]").first();
  if (first.length > 0) first.attr("autofocus", "");
  else whole.attr({ tabindex: "-1", autofocus: "" });
  return $.html(filled);
}

/** Milliseconds after which a page is read again: a new build shows soon, a flood parses it once. */
const pageTtl = 60_000;

export type AnswerPages = ReturnType<typeof createAnswerPages>;

/**
 * Answers to ordinary form posts, made from the built contact page that they come from
 * (`splitPage`). Rejects when the page cannot be read or is not as expected.
 */
export function createAnswerPages(
  readContactPage: (path: string) => Promise<string>,
  contactPages: ContactPages,
) {
  const ready = new Map<string, { parts: ReturnType<typeof splitPage>; until: number }>();

  function getParts({ path }: ContactPage) {
    const kept = ready.get(path);
    if (kept && performance.now() < kept.until) return kept.parts;
    const parts = readContactPage(path).then(splitPage);
    ready.set(path, { parts, until: performance.now() + pageTtl });
    parts.catch(() => ready.delete(path));
    return parts;
  }

  return {
    /** The page with what was typed, as far as it is known, and what is wrong with it; else that sending failed. */
    async render(values: FormValues = {}, faults?: readonly Fault[]): Promise<string> {
      const page = findContactPage(contactPages, values.sourcePage?.[0]);
      const { failed, summary } = page.messages;
      const texts = faults?.map((fault): [string, string] => [fault.field, getText(fault, page)]);
      const parts = await getParts(page);
      const form = fillForm(parts, values, new Map(texts), faults ? summary : failed);
      return parts.before + form + parts.after;
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
  const { load } = await import("cheerio"); // as in splitPage
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
