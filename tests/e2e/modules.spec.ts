import type { Page } from "@playwright/test";
import { modulePages } from "../../app/pages/module/schema.ts";
import { contractorView } from "../../app/parts/figures/contractor-view-schema.ts";
import { foremanPhone } from "../../app/parts/figures/foreman-phone-schema.ts";
import { gateTablet } from "../../app/parts/figures/gate-tablet-schema.ts";
import { moduleLabels as moduleLabelsSource } from "../../app/parts/modules/module-labels-schema.ts";
import { modules as modulesSource } from "../../app/parts/modules/schema.ts";
import { personas as personasSource } from "../../app/parts/persona/schema.ts";
import { getModulePath, type ModuleId, moduleIds } from "../../app/routes.ts";
import { readWords } from "../sample/words.ts";
import { choose, expect, test } from "./fixtures.ts";

const { personas } = readWords(personasSource);
const modules = readWords(modulesSource);
const labels = readWords(moduleLabelsSource);
const modulePageWords = readWords(modulePages);

function getModulePage(id: ModuleId) {
  const page = modulePageWords[moduleIds.indexOf(id)];
  if (!page) throw new Error(`no page for ${id}`);
  return page;
}

/** The names of a tier's cards, in the order in which a visitor sees them. */
async function readTier(page: Page, name: string): Promise<string[]> {
  const cards = page.getByRole("region", { name }).getByRole("heading", { level: 3 });
  const seen = await Promise.all(
    (await cards.all()).map(async (card) => {
      const box = await card.boundingBox();
      return { text: (await card.textContent()) ?? "", at: (box?.y ?? 0) * 10_000 + (box?.x ?? 0) };
    }),
  );
  return seen.sort((a, b) => a.at - b.at).map(({ text }) => text);
}

test.describe("the hub", () => {
  test("shows every module in full, in their three tiers", async ({ openToRead }) => {
    const page = await openToRead("/modules");
    for (const { id, name, alternateName, summary, audience } of modules) {
      const card = page.getByRole("listitem").filter({
        has: page.getByRole("heading", { level: 3, name, exact: true }),
      });
      for (const text of [alternateName, summary, ...audience]) {
        await expect(card).toContainText(text);
      }
      await expect(card.getByRole("link", { name: `Learn more about ${name}` })).toHaveAttribute(
        "href",
        getModulePath(id),
      );
    }
    for (const { number, name } of labels.tiers) {
      const own = modules.filter(({ tier }) => tier === Number(number));
      expect(await readTier(page, name)).toHaveLength(own.length);
    }
  });

  test("?persona= puts its modules first and badges them", async ({ page }) => {
    for (const { id, label } of personas) {
      await page.goto(`/modules?persona=${id}`);
      await expect(page.getByRole("radio", { name: label })).toBeChecked();
      const recommended = modules.filter(({ recommendedFor }) => recommendedFor.includes(id));
      await expect(
        page.getByText(labels.recommendedFor.replace("{persona}", label)).filter({ visible: true }),
      ).toHaveCount(recommended.length);
      for (const tier of labels.tiers) {
        const own = recommended.filter((module) => module.tier === Number(tier.number));
        const names = await readTier(page, tier.name);
        expect(names.slice(0, own.length).sort()).toEqual(own.map(({ name }) => name).sort());
      }
    }
  });

  test("the switch reorders the cards and names the stack", async ({ page }) => {
    await page.goto("/modules");
    await choose(page.getByRole("radio", { name: "Operations" }));
    expect((await readTier(page, "Coordination & Planning"))[0]).toBe("Project Management");
    const stack = page.getByText("Recommended stack").filter({ visible: true }).locator("..");
    await expect(stack).toHaveText(/Project Management\s*\+\s*Analytics/);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("the switch still puts the persona's modules first", async ({ page }) => {
      await page.goto("/modules");
      await page.getByRole("radio", { name: "Operations" }).check({ force: true });
      expect((await readTier(page, "Coordination & Planning"))[0]).toBe("Project Management");
    });
  });
});

/** What the specification says of modules' pages, to the letter. */
const pages: Partial<
  Record<ModuleId, { name: string; worksWith: string[]; claims: string[]; unitRate: boolean }>
> = {
  timemanagement: {
    name: "Time Management",
    worksWith: ["Planning", "Invoicing", "Project Management", "Analytics"],
    claims: ["17%", "labor overage reduction"],
    unitRate: true,
  },
  planning: {
    name: "Planning",
    worksWith: ["Time Management", "Invoicing", "Sourcing", "Analytics"],
    claims: ["50%", "less rework"],
    unitRate: true,
  },
  invoicing: {
    name: "Invoicing",
    worksWith: ["Time Management", "Planning", "Sourcing", "Analytics"],
    claims: ["86%", "less processing time", "2 weeks to 2 days"],
    unitRate: true,
  },
  sourcing: {
    name: "Sourcing",
    worksWith: ["Time Management", "Planning", "Invoicing", "Analytics"],
    claims: ["12", "RFQs managed"],
    unitRate: true,
  },
  projectmanagement: {
    name: "Project Management",
    worksWith: ["Planning", "Time Management", "Invoicing", "Analytics"],
    claims: ["30%", "less delay-related rework", "12 work packages"],
    unitRate: false,
  },
  scaffolding: {
    name: "Scaffolding",
    worksWith: ["Time Management", "Planning", "Invoicing", "Analytics"],
    claims: ["40+", "idle scaffolds removed in one week"],
    unitRate: true,
  },
  analytics: {
    name: "Analytics",
    worksWith: ["Time Management", "Planning", "Invoicing", "Sourcing"],
    claims: ["2 weeks", "issues were found 2 weeks earlier"],
    unitRate: false,
  },
};

for (const id of moduleIds) {
  const specified = pages[id];
  if (!specified) continue;
  const { name, worksWith, claims, unitRate } = specified;
  test(`${name} has its title, claim, siblings, roles and ways on`, async ({ openToRead }) => {
    const page = await openToRead(getModulePath(id));
    await expect(page).toHaveTitle(`${name} - AES/32 Module`);

    const story = page.getByRole("region", {
      name: getModulePage(id).story.text,
    });
    for (const claim of claims) await expect(story).toContainText(claim, { ignoreCase: true });

    const siblings = page.getByRole("region", { name: "Works Best With" }).getByRole("link");
    await expect(siblings).toHaveText(worksWith.map((other) => `Learn more about ${other}→`));

    const benefits = page.getByRole("region", { name: "Key Benefits" });
    await expect(benefits.getByRole("heading", { level: 3 })).toHaveCount(6);

    const roles = page.getByRole("region", { name: "Who it is for" }).getByRole("term");
    await expect(roles).toHaveText(modules.find((module) => module.id === id)?.audience ?? []);

    const main = page.getByRole("main");
    const unitRateLink = main.getByRole("link", { name: "Learn More About Unit Rate" });
    await expect(unitRateLink).toHaveCount(unitRate ? 1 : 0);
    if (unitRate) await expect(unitRateLink).toHaveAttribute("href", "/resources/unit-rate");

    await expect(main.getByRole("link", { name: "Learn More All modules" })).toHaveAttribute(
      "href",
      "/modules",
    );
    await expect(main.getByRole("link", { name: "Talk to an Advisor" }).last()).toHaveAttribute(
      "href",
      /^\/contact\//,
    );
  });
}

test("Time Management names its gap, the gate and the audit trail, and supports unit rates", async ({
  openToRead,
}) => {
  const page = await openToRead("/modules/timemanagement");
  await expect(page.getByRole("heading", { name: "Labor Visibility Gap" })).toBeVisible();
  const benefits = page.getByRole("region", { name: "Key Benefits" });
  await expect(benefits).toContainText(
    "Unqualified or expired workers are flagged before the gate",
  );
  await expect(benefits).toContainText("audit trail down to the individual worker");
  await expect(page.getByRole("heading", { name: "Unit Rate Billing Support" })).toBeVisible();
});

test("the picture of Time Management shows the expired worker stopped before the gate", async ({
  openToRead,
}) => {
  const page = await openToRead("/modules/timemanagement");
  const worker = page.getByRole("row", { name: /W-1187/ });
  await expect(worker.getByText("expired 14 Nov")).toBeVisible();
});

test("an advisor is asked about the module at hand", async ({ page }) => {
  await page.goto("/modules/sourcing");
  await page.getByRole("main").getByRole("link", { name: "Talk to an Advisor" }).last().click();
  await expect(page.getByRole("checkbox", { name: "Sourcing" })).toBeChecked();
});

test("Project Management explains the three states of a task", async ({ openToRead }) => {
  const page = await openToRead("/modules/projectmanagement");
  const states = page
    .getByRole("region", {
      name: getModulePage("projectmanagement").taskStates?.title ?? "",
    })
    .getByRole("heading", { level: 3 });
  await expect(states).toHaveText(["Active", "Paused", "Waiting for resources"]);
});

test("Analytics says where its figures come from", async ({ openToRead }) => {
  const page = await openToRead("/modules/analytics");
  const table = page.getByRole("table");
  for (const source of ["Time Management", "Invoicing", "Sourcing", "ERP", "CMMS"]) {
    await expect(table.getByText(source, { exact: true }).first()).toBeVisible();
  }
});

test("screens that others hold are pictures with a name in words", async ({ openToRead }) => {
  const held = [
    { id: "timemanagement", source: gateTablet },
    { id: "projectmanagement", source: foremanPhone },
    { id: "invoicing", source: contractorView },
  ] as const;
  for (const { id, source } of held) {
    const page = await openToRead(getModulePath(id));
    await expect(page.getByRole("img", { name: readWords(source).alt })).toBeVisible();
  }
});

test("a phone folds what most readers pass over, a wider page has it open", async ({ page }) => {
  await page.goto("/modules/timemanagement");
  const rules = page.getByRole("region", {
    name: getModulePage("timemanagement").contractRules?.title ?? "",
  });
  const table = rules.getByRole("table");
  await expect(table).toBeVisible();
  await expect(rules.locator("summary").first()).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(table).toBeHidden();
  await rules.locator("summary").first().click();
  await expect(table).toBeVisible();
});

test("the pictures fit a window of 360 px, with type of at least 11 px", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const id of moduleIds) {
    await page.goto(getModulePath(id));
    const measured = await page.evaluate(() => {
      const texts = [...document.querySelectorAll("figure *:not(.sr-only)")].filter(
        (element) =>
          element.checkVisibility() &&
          [...element.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
          ),
      );
      return {
        overflow: document.documentElement.scrollWidth - window.innerWidth,
        smallest: Math.min(
          ...texts.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
        ),
        outside: texts.filter((element) => element.getBoundingClientRect().right > 360).length,
      };
    });
    expect(measured, id).toEqual({ overflow: 0, smallest: expect.any(Number), outside: 0 });
    expect(measured.smallest, id).toBeGreaterThanOrEqual(11);
  }
});
