import type { Page } from "@playwright/test";
import { modulesPage } from "../../app/pages/modules/schema.ts";
import { moduleLabels } from "../../app/parts/modules/schema.ts";
import { paths } from "../../app/routes.ts";
import { readWords } from "../sample/words.ts";
import { modules, personas } from "./chrome-parts.ts";
import { choose, expect, test } from "./fixtures.ts";

const labels = readWords(moduleLabels);
const words = readWords(modulesPage);

/** The names of a tier's cards, in the order in which a visitor sees them. */
const readTier = (page: Page, name: string) =>
  page
    .getByRole("region", { name })
    .getByRole("heading", { level: 3 })
    .evaluateAll((cards) =>
      cards
        .map((card) => ({ text: card.textContent, box: card.getBoundingClientRect() }))
        .sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x)
        .map(({ text }) => text),
    );

test("the switch puts a persona's modules first in each tier and names the stack", async ({
  page,
}) => {
  const getRadio = (label = "") => page.getByRole("radio", { name: label });
  const inAddress = personas.at(-1);
  await page.goto(`${paths.modules}?persona=${inAddress?.id}`);
  await expect(getRadio(inAddress?.label)).toBeChecked();
  for (const { id, label, stack } of personas.toReversed()) {
    await choose(getRadio(label));
    const recommended = modules.filter(({ recommendedFor }) => recommendedFor.includes(id));
    for (const tier of labels.tiers) {
      const inTier = modules.filter((module) => module.tier === Number(tier.number));
      const own = inTier.filter((module) => recommended.includes(module));
      // The tiers follow the press a few frames later.
      await expect
        .poll(async () => {
          const names = await readTier(page, tier.name);
          return { first: names.slice(0, own.length).sort(), count: names.length };
        })
        .toEqual({ first: own.map(({ name }) => name).sort(), count: inTier.length });
    }
    const line = page.getByText(words.switch.stack).filter({ visible: true }).locator("..");
    const names = stack.map((each) => modules.find((module) => module.id === each)?.name);
    await expect(line).toHaveText(new RegExp(names.join(String.raw`\s*\+\s*`)));
  }
});
