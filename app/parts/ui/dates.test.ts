import { afterEach, expect, test, vi } from "vitest";
import { getDocumentLocale } from "./dates.ts";

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ["en", "en"],
  ["de-DE", "de-DE"],
  ["en_US", "en-US"],
  [" pt_br ", "pt-BR"],
  ["", undefined],
  ["auto-translated", undefined],
])("a document in the language %j is sorted and dated as in %j", (lang, locale) => {
  vi.stubGlobal("document", { documentElement: { lang } });
  expect(getDocumentLocale()).toBe(locale);
  expect(() => new Intl.DateTimeFormat(getDocumentLocale())).not.toThrow();
});
