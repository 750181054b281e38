import { described } from "content-model/field-metadata";
import { alike, group, listOf, oneOf, yesOrNo } from "content-model/fields";
import { type Content, contentFile } from "content-model/source";
import * as v from "valibot";
import { frame, note, plantAmount, word, words } from "./figure-fields.ts";

export const taskBoard = contentFile(
  "figures/task-board.yaml",
  group({
    ...frame,
    labels: group({
      ...alike(word(), "remaining", "float", "handoff", "overdue"),
      /** of the field that changes a task's state */
      state: word(),
      /** on a task that is paused or waits without one */
      reasonNeeded: word(),
    }),
    columns: listOf(3, 3, {
      state: oneOf(["active", "paused", "waiting"], "a state"),
      name: word(),
      tasks: listOf(1, 4, {
        order: word(),
        tag: word(),
        text: words(),
        crew: word(),
        remaining: described("hours", plantAmount()),
        float: described(
          "hours that are left at the handoff; below 0, the task is late",
          plantAmount(),
        ),
        percent: described("physical progress", plantAmount()),
        handoff: v.optional(word()),
        reason: v.optional(words()),
        overdue: v.optional(yesOrNo()),
        note,
      }),
    }),
  }),
  "The product picture of Project Management. Sample data of the plant: crews and tags, no names.",
);
export type TaskBoardData = Content<typeof taskBoard>;
