import { describe, expect, test } from "vitest";
import { articleCategories } from "../../app/parts/articles/schema.ts";
import { project } from "../../tests/content-copy.ts";
import { checkAllContent } from "./all-content.ts";

describe("the words of this site", () => {
  /** Empty talk, and promises that no plant believes. */
  const banned =
    /seamless|end-to-end|single source of truth|360-degree|real-time visibility|unlock|empower|game-changer|best-in-class|cutting-edge|streamline|robust|holistic|next-generation|actionable insights|digital transformation|eliminate disputes|dishonest|AI-powered|boots on the ground/i;

  function collectTexts(value: unknown): string[] {
    if (typeof value === "string") return [value];
    return value && typeof value === "object" ? Object.values(value).flatMap(collectTexts) : [];
  }

  test("hold no banned word", async () => {
    // The name of a category is given by the specification.
    const texts = collectTexts(await checkAllContent(project)).filter(
      (text) => !articleCategories.some((category) => category === text),
    );
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.filter((text) => banned.test(text))).toEqual([]);
  });
});
