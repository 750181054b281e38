import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { getBuiltFile } from "./built-site.ts";

/** Parts of names that the common lists of blockers look for (EasyList, EasyPrivacy, Fanboy). */
const blocked =
  "ads advert affiliate analytics banner beacon captcha consent cookie gdpr metrics newsletter pixel popup promo social sponsor stats telemetry tracker tracking".split(
    " ",
  );

test("no script or style sheet has a name that blockers look for", () => {
  const files = readdirSync(getBuiltFile("/assets"), { recursive: true, encoding: "utf8" });
  const names = files.filter((file) => /\.(?:js|css)$/.test(file));
  expect(names.length).toBeGreaterThan(0);
  const getWords = (name: string) =>
    name
      .replace(/-[\w-]{8}\.\w+$/, "")
      .replace(/[A-Z]/g, (letter) => ` ${letter}`)
      .toLowerCase();
  expect(
    names.filter((name) =>
      blocked.some((word) =>
        getWords(name)
          .split(/[^a-z]+/)
          .includes(word),
      ),
    ),
  ).toEqual([]);
});
