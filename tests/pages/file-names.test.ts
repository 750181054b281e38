import { expect, test } from "vitest";
import { listBuiltAssets, readBuiltFile, readBuiltPages, readBuiltScripts } from "./built-site.ts";

/** Parts of names that the common lists of blockers look for (EasyList, EasyPrivacy, Fanboy). */
const blocked =
  /(?<![a-z])(?:ads|advert|affiliate|analytics|banner|beacon|captcha|consent|cookie|gdpr|metrics|newsletter|pixel|popup|promo|social|sponsor|stats|telemetry|tracker|tracking)(?![a-z])/;

test("no script or style sheet has a name that blockers look for", () => {
  const names = listBuiltAssets(/\.(?:js|css)$/).map((name) =>
    name.replace(/-[\w-]{8}\.\w+$/, "").replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  );
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => blocked.test(name))).toEqual([]);
});

test("without a setting, no page names a service that counts visits, and no policy lets one be reached", () => {
  const named = readBuiltPages().filter(({ $ }) => $("meta[name=plausible]").length > 0);
  expect(named.map(({ path }) => path)).toEqual([]);
  expect(readBuiltFile("../site-manifest.json")).not.toContain("plausible");
});

test("what counts pages is a script of its own, which no page loads by itself", () => {
  const counting = readBuiltScripts().filter(({ text }) => text.includes("Web Vitals"));
  expect(counting).toHaveLength(1);
  const loading = readBuiltPages().filter(({ html }) => html.includes(counting[0]?.name ?? ""));
  expect(loading.map(({ path }) => path)).toEqual([]);
});
