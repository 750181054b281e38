import { expect, test } from "./fixtures.ts";

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
