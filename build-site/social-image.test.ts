import { expect, test } from "vitest";
import { fitTitle, readSocialFonts } from "./social-image.ts";

test("a title with a wide word is set smaller still, and never refused", async () => {
  const fonts = await readSocialFonts();
  const wide = await fitTitle("Instandhaltungsmanagementsoftware", fonts);
  expect(wide).toBeLessThan(await fitTitle("Software for Contractor Management", fonts));
  expect(await fitTitle("Contractor".repeat(6), fonts)).toBeLessThanOrEqual(wide);
});
