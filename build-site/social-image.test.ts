import { expect, test } from "vitest";
import { fitTitle, readSocialFonts, SocialImageError } from "./social-image.ts";

test("a longer title is set smaller", async () => {
  const fonts = await readSocialFonts();
  const short = await fitTitle("Careers", fonts);
  const long = await fitTitle(
    "Contractor Trends, Part Two: What the Vendor Management System Has Missed",
    fonts,
  );
  expect(long).toBeLessThan(short);
});

test.each([
  ["a title with too many lines", "Contractor hours, scope and cost under control. ".repeat(5)],
  ["a word wider than its room", "Turnaroundmaintenancecontractormanagement"],
])("%s is refused, and named", async (_name, title) => {
  const refused = fitTitle(title, await readSocialFonts());
  await expect(refused).rejects.toThrow(SocialImageError);
  await expect(refused).rejects.toThrow(title);
});
