import { load } from "cheerio";
import { careersPage } from "../../app/pages/careers/schema.ts";
import { legalLabels } from "../../app/pages/legal/schema.ts";
import { jobs } from "../../app/parts/jobs/schema.ts";
import { legalTexts } from "../../app/parts/texts/schema.ts";
import { formatArticleDay } from "../../app/parts/ui/dates.ts";
import { getJobPath, paths } from "../../app/routes.ts";
import { readWords } from "../sample/words.ts";
import { decideBefore, getParts, site } from "./chrome-parts.ts";
import { expect, test } from "./fixtures.ts";

const { bands } = readWords(careersPage);
const getBand = <const Name extends (typeof bands)[number]["band"]>(name: Name) => {
  const band = bands.find((each) => each.band === name);
  if (!band) throw new Error(`the sample of Careers has no band "${name}"`);
  return band as Extract<(typeof bands)[number], { band: Name }>;
};
const labels = readWords(legalLabels);

test("careers leads from its end to each open role, and to where to write all the same", async ({
  page,
}) => {
  await decideBefore(page);
  await page.goto(paths.careers);
  await page
    .getByRole("link", { name: getBand("closing").primary.label })
    .last()
    .click();
  await expect(page).toHaveURL(/\/careers\/?#open-roles$/);
  const roles = page.getByRole("region", { name: getBand("roles").title });
  await expect(roles.getByRole("heading", { name: getBand("roles").title })).toBeInViewport();
  for (const { slug, title } of readWords(jobs).filter(({ draft }) => !draft)) {
    const role = roles.getByRole("link", { name: title });
    await expect(role).toHaveAttribute("href", getJobPath(slug));
  }
  const mail = roles.locator('[href^="mailto:"]');
  await expect(mail).toHaveAttribute("href", `mailto:${site.mailboxes.careers}`);
});

test("each legal text names the day from which it holds and leads to the others", async ({
  request,
}) => {
  for (const { name, label } of labels.documents) {
    const text = readWords(legalTexts)[name];
    const $ = load(await (await request.get(`/${name}`)).text());
    expect($("h1").text()).toBe(text.title);
    const day = formatArticleDay(text.effective, "en-US");
    expect($("main").text()).toContain(labels.effective.replace("{date}", day));
    const bar = $(`nav[aria-label="${labels.navigation}"]`);
    expect(bar.find("a")).toHaveLength(labels.documents.length);
    expect(bar.find("[aria-current=page]").text()).toContain(label);
  }
});

test("the cookie policy opens the banner again", async ({ page }) => {
  await decideBefore(page);
  await page.goto(paths.cookies);
  await expect(getParts(page).consentBanner).toBeHidden();
  await page.getByRole("main").getByRole("button", { name: labels.cookieSettings }).click();
  await expect(getParts(page).consentBanner).toBeFocused();
});
