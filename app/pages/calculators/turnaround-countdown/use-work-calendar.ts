import { useEffect, useState } from "react";
import {
  buildWorkCalendar,
  type CountryHolidays,
  plainCalendar,
} from "../../../../calculators/work-days.ts";
import type { CountdownValues } from "./values.ts";

/** The holidays of each country, loaded when it is chosen. */
const files = import.meta.glob<CountryHolidays>("../../../../calculators/holidays/*.json", {
  import: "default",
});
const getFile = (code: string) => files[`../../../../calculators/holidays/${code}.json`];

/** Codes of the countries on offer, ISO 3166-1. */
export const countryCodes = Object.keys(files).map((path) => path.slice(-7, -5));

/** Splits the value of the field `off`: names of holidays. */
export const readOff = (off: string) => off.split("|").filter(Boolean);

/** Working days of the chosen country and state: of Monday to Friday until they are loaded. */
export function useWorkCalendar({ country: code, state, off }: CountdownValues) {
  const [loaded, setLoaded] = useState<{ code: string; holidays?: CountryHolidays }>();
  useEffect(() => {
    let isCurrent = true;
    const settle = (holidays?: CountryHolidays) => {
      if (isCurrent) setLoaded({ code, holidays });
    };
    getFile(code)?.().then(settle, () => settle());
    return () => {
      isCurrent = false;
    };
  }, [code]);
  const isLoaded = loaded?.code === code;
  const country = isLoaded ? loaded.holidays : undefined;
  const chosen = country?.states.some(({ id }) => id === state) ? state : "";
  const calendar = country && buildWorkCalendar(country, chosen, readOff(off));
  return {
    calendar: calendar ?? plainCalendar,
    offered: calendar?.offered ?? [],
    states: country?.states ?? [],
    hasFailed: isLoaded && !country,
  };
}
