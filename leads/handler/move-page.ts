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
