import { described } from "content-model/field-metadata";
import { group, list, oneOf, text } from "content-model/fields";
import { time } from "content-model/formatted-text";
import { contentFile } from "content-model/source";
import { weekdays } from "./days.ts";
import { hours, money, named, quantity } from "./plant-fields.ts";

export const plantContracts = contentFile(
  "plant/contracts.yaml",
  group({
    contracts: list(
      group({
        id: text(),
        contractor: text(),
        billing: oneOf(["T&M", "Unit Rate"], "a billing model"),
        perDiem: described("a day worked, far from home", money()),
        rates: described(
          "per hour, by class; a contract that is paid by measured unit has its rates in plant/catalog.yaml",
          named(money()),
        ),
        equipment: described("per hour of use, by name", named(money())),
      }),
    ),
    rules: described(
      "the same in all five contracts of this sample",
      group({
        windowStart: time(),
        windowEnd: time(),
        night: described(
          "the window of the night shift; its break and its hours are those of the day shift",
          group({ windowStart: time(), windowEnd: time() }),
        ),
        break: described(
          "hours, unpaid, once the time in the window reaches `breakFrom`",
          quantity(),
        ),
        breakFrom: hours(),
        minimumCall: described("hours that are paid at least", quantity()),
        overtimeFrom: described("hours of the workweek, standby included", quantity()),
        workweekFrom: described(
          "the day on which the workweek begins",
          oneOf(weekdays, "a day of the week"),
        ),
        overtimeFactor: described("times the rate, such as 1.5", quantity()),
        standbyFactor: described("times the rate, such as 0.8", quantity()),
        premium: described(
          "for hours between these times",
          group({ perHour: money(), from: time(), to: time() }),
        ),
      }),
    ),
    crafts: described("by class", named(text())),
  }),
  "The contracts of the sample plant: what an hour, a day and a machine are paid, by which rules, and what each class is called. Sample data. Amounts are in dollars, hours in decimal hours.",
);
