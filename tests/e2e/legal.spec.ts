import { load } from "cheerio";
import { legalLabels } from "../../app/pages/legal/schema.ts";
import { legalTexts } from "../../app/parts/texts/schema.ts";
import { formatArticleDay } from "../../app/parts/ui/dates.ts";
import { paths } from "../../app/routes.ts";
import { readWords } from "../sample/words.ts";
import { decideBefore, getParts } from "./chrome-parts.ts";
import { expect, test } from "./fixtures.ts";

const labels = readWords(legalLabels);

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
