import { expect, test } from "./fixtures.ts";

test("no capital pulls the word after it closer in a heading", async ({ openToRead }) => {
  const page = await openToRead("/about");
  const pulled = await page.locator("h1").evaluate(async (heading) => {
    await document.fonts.ready;
    const line = document.createElement("span");
    line.style.whiteSpace = "pre";
    heading.replaceChildren(line);
    /** Width of a text, px, with the font's kerning or without. */
    const measure = (text: string, kerning: "normal" | "none") => {
      line.style.fontKerning = kerning;
      line.textContent = text;
      return line.getBoundingClientRect().width;
    };
    return [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].filter(
      (letter) =>
        Math.abs(measure(`${letter} a`, "normal") - measure(`${letter} a`, "none")) > 0.01,
    );
  });
  expect(pulled).toEqual([]);
});

for (const path of ["/modules", "/how-it-works"]) {
  test(`no letters with a halo are spaced, which WebKit draws over one another: ${path}`, async ({
    openToRead,
  }) => {
    const page = await openToRead(path);
    const spacings = await page.evaluate(() =>
      [...document.querySelectorAll("svg text, svg tspan")]
        .map((text) => getComputedStyle(text))
        .filter(({ paintOrder, stroke }) => paintOrder.startsWith("stroke") && stroke !== "none")
        .map(({ letterSpacing }) => letterSpacing),
    );
    expect(spacings.length).toBeGreaterThan(0);
    expect(spacings.filter((spacing) => !/^(normal|0px)$/.test(spacing))).toEqual([]);
  });
}
