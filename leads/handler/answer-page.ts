import {
  type ContactPage,
  type ContactPages,
  fillPattern,
  findContactPage,
} from "../contact-page.ts";
import { getField } from "../fields.ts";
import type { Fault } from "../schema.ts";
import type { AnswerPages, FormValues } from "./dependencies.ts";
import { createPageTemplate, type PageTemplate } from "./page-template.ts";

/** Milliseconds after which a page is read again: a new build shows soon, a flood parses it once. */
const pageTtl = 60_000;

/** A contact page, ready to answer with. */
interface ReadyPage {
  render: PageTemplate;
  /** The whole answer that sending failed, with nothing typed. */
  failure: string;
}

/**
 * Answers to ordinary form posts, made from the built contact page that they come from
 * (`createPageTemplate`). Rejects when the page cannot be read or is not as expected.
 */
export function createAnswerPages(
  readContactPage: (path: string) => Promise<string>,
  contactPages: ContactPages,
): AnswerPages {
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
    async renderFaults(values, faults) {
      const page = find(values);
      const { render } = await getReady(page);
      const texts = faults.map((fault): [string, string] => [fault.field, getText(fault, page)]);
      return render({ values, faults: new Map(texts), alert: page.messages.summary });
    },
    async renderFailure(values) {
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
