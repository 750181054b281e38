import { text } from "content-model/fields";
import { type Content, contentFile } from "content-model/source";
import * as v from "valibot";
import { isPublicPath } from "../../routes.ts";

/** content/breadcrumbs.yaml: names of the steps of a path (spec section 2, "Legal pages"). */
export const breadcrumbs = contentFile(
  "breadcrumbs.yaml",
  v.pipe(
    v.record(v.string(), text({ max: 40 })),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const path of Object.keys(dataset.value).filter((key) => !isPublicPath(key))) {
        addIssue({ message: `"${path}" is not a path on this site` });
      }
    }),
  ),
  "What search engines call the steps of a page’s path: the specification’s table, in which most modules go by their alternate product names. A page that is missing here goes by its own title.",
);
export type Breadcrumbs = Content<typeof breadcrumbs>;
