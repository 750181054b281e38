import { aboutPage as aboutPageSource } from "../../app/pages/about/schema.ts";
import { careersPage as careersPageSource } from "../../app/pages/careers/schema.ts";
import { legalLabels as legalLabelsSource } from "../../app/pages/legal/schema.ts";
import { legalTexts } from "../../app/parts/documents/schema.ts";
import { jobs } from "../../app/parts/jobs/schema.ts";
import { formatArticleDay, formatDay } from "../../app/parts/ui/dates.ts";
import { getJobPath } from "../../app/routes.ts";
import { readWords } from "../sample/words.ts";
import { decideBefore, getParts, site } from "./chrome-parts.ts";
import { expect, test } from "./fixtures.ts";

const about = readWords(aboutPageSource);
const careers = readWords(careersPageSource);
const labels = readWords(legalLabelsSource);

test.describe("about", () => {
  test("leads from its head to the modules and the journey", async ({ openToRead }) => {
    const page = await openToRead("/about");
    const head = page.getByRole("main").locator("section").first();
    await expect(head.getByRole("link")).toHaveCount(2);
    await expect(head.getByRole("link").first()).toHaveAttribute("href", "/modules");
    await expect(head.getByRole("link").last()).toHaveAttribute("href", "/journey");
  });

  test("stands on the three pillars and shows the agreed figures", async ({ openToRead }) => {
    const page = await openToRead("/about");
    for (const pillar of ["Proven", "Modular", "Field-Aligned"]) {
      await expect(page.getByRole("heading", { name: pillar, exact: true })).toBeVisible();
    }
    const figures = page.getByRole("region", { name: about.metrics.title });
    for (const value of ["30+", "50+", "500+", "5,000+", "10K+"]) {
      await expect(figures.getByText(value, { exact: true })).toBeVisible();
    }
  });

  test("draws its team by discipline, and says when it was last updated", async ({
    openToRead,
  }) => {
    const page = await openToRead("/about");
    const team = page.getByRole("region", { name: about.team.title });
    await expect(team.getByRole("listitem")).toHaveCount(about.team.disciplines.length);
    const day = formatDay(site.lastUpdated.structuredData, "en");
    await expect(page.getByText(about.lastUpdated.replace("{date}", day))).toBeVisible();
  });
});

test.describe("careers", () => {
  test("leads to each open role, and says where to write all the same", async ({ openToRead }) => {
    const page = await openToRead("/careers");
    const roles = page.getByRole("region", { name: careers.openRoles.title });
    for (const { slug, title } of readWords(jobs).filter(({ draft }) => !draft)) {
      await expect(roles.getByRole("link", { name: title })).toHaveAttribute(
        "href",
        getJobPath(slug),
      );
    }
    await expect(roles.locator('[href^="mailto:"]')).toHaveAttribute(
      "href",
      `mailto:${site.mailboxes.careers}`,
    );
  });

  test("leads to the open roles from its end", async ({ page }) => {
    await decideBefore(page);
    await page.goto("/careers");
    await page.getByRole("link", { name: careers.closing.primary.label }).last().click();
    await expect(page).toHaveURL(/\/careers\/?#open-roles$/);
    await expect(page.getByRole("heading", { name: "Open Roles" })).toBeInViewport();
  });
});

test("each legal text names the day from which it holds and leads to the others", async ({
  openToRead,
}) => {
  for (const { name, label } of labels.documents) {
    const text = readWords(legalTexts)[name];
    const page = await openToRead(`/${name}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(text.title);
    const day = formatArticleDay(text.effective, "en-US");
    await expect(page.getByText(labels.effective.replace("{date}", day))).toBeVisible();
    const bar = page.getByRole("navigation", { name: labels.navigation });
    await expect(bar.getByRole("link")).toHaveCount(labels.documents.length);
    await expect(bar.locator("[aria-current]")).toContainText(label);
  }
});

test("privacy and cookies hold from the agreed days", async ({ openToRead }) => {
  const privacy = await openToRead("/privacy");
  await expect(privacy.getByText("Effective October 4, 2022")).toBeVisible();
  const cookies = await openToRead("/cookies");
  await expect(cookies.getByText("Effective October 18, 2022")).toBeVisible();
});

test("the cookie policy opens the banner again", async ({ page }) => {
  await decideBefore(page);
  await page.goto("/cookies");
  await expect(getParts(page).consentBanner).toBeHidden();
  await page.getByRole("main").getByRole("button", { name: labels.cookieSettings }).click();
  await expect(getParts(page).consentBanner).toBeFocused();
});
