import { group, list } from "../../content/fields.ts";
import { personaId } from "../../content/page-fields.ts";
import { type Content, contentFile } from "../../content/source.ts";
import { storyFields } from "../../parts/stories/story-schema.ts";

/** content/stories.yaml: customers' stories, any number for each persona. */
export const stories = contentFile(
  "stories.yaml",
  list(group({ persona: personaId, ...storyFields })),
  "Success Stories: any number for each persona. The home page shows those that belong to the reader, and none where there is none. Without any story this file is: []. Never put a quote beside a company that has not said it. Quote, role and company are samples until a customer has agreed to all three in writing.",
);
export type Stories = Content<typeof stories>;
