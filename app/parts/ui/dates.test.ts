import { afterEach, expect, test, vi } from "vitest";
import { getDocumentLocale } from "./dates.ts";

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ["en", "en"],
  ["de-DE", "de-DE"],
  ["zh-Hans-CN", "zh-Hans-CN"],
  ["en_US", "en-US"],
  [" pt_br ", "pt-BR"],
  ["", undefined],
  ["x", undefined],
  ["auto-translated", undefined],
  ["de,en", undefined],
])("a document in the language %j is sorted and dated as in %j", (lang, locale) => {
  vi.stubGlobal("document", { documentElement: { lang } });
  expect(getDocumentLocale()).toBe(locale);
  expect(() => new Intl.DateTimeFormat(getDocumentLocale())).not.toThrow();
});
