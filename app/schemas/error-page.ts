import type * as v from "valibot";
import { group, link, pageHead, pattern, text } from "./fields.ts";

/** content/pages/error.yaml: shown in place of a page that broke. */
export const errorPageSchema = group({
  ...pageHead,
  eyebrow: text({ max: 40 }),
  headline: text({ max: 60 }),
  text: text({ max: 240 }),
  reload: text({ max: 30 }),
  home: link(),
  mail: pattern("email"),
});
export type ErrorPage = v.InferOutput<typeof errorPageSchema>;
