import { described } from "content-model/field-metadata";
import { alike, count, group, list, oneOf, text } from "content-model/fields";
import { isoDate, time } from "content-model/formatted-text";
import { contentFile } from "content-model/source";
import * as v from "valibot";
import { hours, money, quantity } from "./plant-fields.ts";

/** Hours of a worker on a work order. */
const worker = { worker: text(), class: text(), crew: text(), order: text() };

export const plantShift = contentFile(
  "plant/shift.yaml",
  group({
    date: isoDate(),
    shift: oneOf(["day", "night"], "a shift"),
    gate: text(),
    lane: text(),
    rosterAt: described("the time that the roster shows", time()),
    handoff: described("when the shift hands off", time()),
    board: described(
      "what the task board shows at the handoff: tasks with less total float than this; when the schedule was last calculated",
      group({ floatBelow: hours(), scheduledAt: time() }),
    ),
    phone: described(
      "the phone of the foreman of Crew 7: without a network since, and when the crew's hours are confirmed",
      group({ offlineFrom: time(), confirmedAt: time() }),
    ),
    event: described(
      "first and last day of the turnaround with two shifts a day; the hours that the crew of `waiting` and its crane have waited so far; the class whose rate each one of the night shift has, for each hour that the event ends later; and the crews of this shift whose hours differ for a cause that doesn't come back, such as a failed machine",
      group({
        from: isoDate(),
        to: isoDate(),
        ...alike(hours(), "waited", "craneWaited"),
        lateClass: text(),
        oneOffs: list(text()),
      }),
    ),
    gap: described(
      "what the sheet Hours gap begins with, beside the shift: the worker whose shift it works through, how many people on site, and, for comparing a line, minutes, cost of an hour and hours to set it up. All but the worker are made up.",
      group({
        worker: text(),
        people: described("on site in a shift", count()),
        minutes: described("to compare one line of a timesheet by hand", quantity()),
        hourlyCost: described("dollars for an hour of whoever compares", money()),
        setup: described("hours to set the comparison up, once", quantity()),
      }),
    ),
    pilot: described(
      "the pilot in a turnaround: people, and hours of your own before feed-out and after the last day. It takes the cost of an hour from `gap`.",
      group({
        people: described("on site in the turnaround", count()),
        before: described("hours before feed-out", quantity()),
        after: described("hours after the last day", quantity()),
      }),
    ),
    waiting: described(
      "a crew and its crane that are paid while their work order can't start; who is in the crew, by class. If nobody looks, they are released at `until`, and the order starts at `startsAt`.",
      group({
        order: text(),
        crew: text(),
        workers: list(group({ class: text(), count: count() })),
        equipment: text(),
        ...alike(time(), "from", "until", "startsAt"),
      }),
    ),
    planned: described(
      "on the roster; who has badged in by then is worked out from crews and timesheets",
      count(),
    ),
    night: described("who comes at the handoff", group({ planned: count(), badged: count() })),
    certificates: described(
      "A certificate is valid through the day it expires. Anyone who is not listed here has everything that the work order asks for.",
      list(group({ worker: text(), name: text(), expires: isoDate() })),
    ),
    stopped: described(
      "who is stopped at the gate: nobody goes in without a certificate that the work order asks for",
      list(group({ ...worker, at: time() })),
    ),
    workers: list(
      group({
        ...worker,
        in: time(),
        out: time(),
        claimed: hours(),
        standby: described("hours of the payable ones", v.optional(quantity(), 0)),
        standbyReason: described("what the worker waited for", v.optional(text())),
        equipment: v.optional(text()),
        equipmentHours: v.optional(hours(), 0),
      }),
    ),
    decisions: described(
      "what each decision of “Settle one shift” leads to; all other arithmetic is the same as on the screens",
      group({
        certificate: described(
          "the worker who is stopped, who could come instead and from which work order, and when the gate opens for either",
          group({
            ...alike(text(), "worker", "replacement", "replacedFrom"),
            ...alike(time(), "out", "renewedAt", "replacedAt"),
          }),
        ),
        hours: described("the crew whose hours differ", group({ crew: text() })),
        scaffold: described(
          "the idle scaffold whose material the waiting crew's scaffold lacks: until when it is there, when the crew can start with its material, and when the crew is given other work",
          group({
            tag: text(),
            ...alike(isoDate(), "leftUntil", "dismantledOn"),
            ...alike(time(), "readyAt", "movedAt"),
          }),
        ),
        line: described(
          "the line that the contractor invoices: Time & Material on this order",
          group({ order: text() }),
        ),
      }),
    ),
  }),
  "The day shift of October 20 in Unit 3: 38 of the 184 people of that shift, by number. Hours and amounts are worked out from gate times and contract rules (docs/plant.md). Times are those of the site.",
);
