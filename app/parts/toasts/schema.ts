import * as v from "valibot";
import { group, pattern, text } from "../../content/fields.ts";
import { type Content, contentFile } from "../../content/source.ts";

const toast = group({ title: text({ max: 60 }), description: v.optional(text({ max: 120 })) });

/** content/messages.yaml: what the two toasters say. */
export const messages = contentFile(
  "messages.yaml",
  group({
    /** the outcomes of the contact form */
    toasts: group({
      missingFields: toast,
      missingConsent: toast,
      failed: toast,
      sent: toast,
    }),
    /** small confirmations, shown by the second toaster */
    confirmations: group({
      linkCopied: text({ max: 80 }),
      linkNotCopied: text({ max: 80 }),
      downloadStarted: text({ max: 80 }),
    }),
    accessibleNames: group({
      close: text(),
      /** before each toast in the first toaster */
      toast: text(),
      toasts: pattern("hotkey"),
      confirmations: text(),
    }),
  }),
);
export type Messages = Content<typeof messages>;
