import type { Plant } from "../../../../plant/schema.ts";
import type { CountdownValues } from "./rows.ts";
import type { TurnaroundCountdownPage } from "./schema.ts";

const files = import.meta.glob("../../../../calculators/holidays/*.json");

/** What the sheet begins with, and the countries whose holidays it knows, by their codes (ISO 3166-1). */
export function buildProps(words: TurnaroundCountdownPage, _: Plant, locale: string) {
  const names = new Intl.DisplayNames(locale, { type: "region" });
  const unset = { feedOut: "", country: "", state: "", off: "", separator: ",", plan: "" };
  const given = Object.entries(words.example).map(([name, value]) => [name, String(value)]);
  return {
    example: { ...Object.fromEntries(given), ...unset } as CountdownValues,
    countries: Object.keys(files)
      .map((path) => path.slice(-7, -5))
      .map((code) => [code, names.of(code) ?? code] as const)
      .sort(([, a], [, b]) => a.localeCompare(b, locale)),
  };
}
