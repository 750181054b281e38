import { described } from "content-model/field-metadata";
import { alike, group, pattern, text } from "content-model/fields";
import { type Content, contentFile } from "content-model/source";
import * as v from "valibot";

const toast = group({ title: text({ max: 60 }), description: v.optional(text({ max: 120 })) });

export const messages = contentFile(
  "messages.yaml",
  group({
    toasts: described(
      "how sending the contact form went; the specification fixes these four",
      group({
        missingFields: toast,
        missingConsent: toast,
        failed: toast,
        sent: toast,
      }),
    ),
    confirmations: described(
      "small confirmations, shown by the second toaster",
      group(alike(text({ max: 80 }), "linkCopied", "linkNotCopied", "downloadStarted")),
    ),
    accessibleNames: described(
      "for screen readers only",
      group({
        close: text(),
        toast: described("before each toast in the first toaster", text()),
        toasts: pattern("hotkey"),
        confirmations: text(),
      }),
    ),
  }),
  "Short messages at the edge of the screen.",
);
export type Messages = Content<typeof messages>;
