import type { ContactPage } from "leads/contact-page";
import { readContent } from "../app/content.ts";
import { paths } from "../app/routes.ts";

/** What the server needs to answer an ordinary form post: the page's path and its words. */
export function buildContactAnswers(root: string): ContactPage {
  const { faults, notes } = readContent(root, "pages/contact").form;
  const { mailboxes } = readContent(root, "site");
  return {
    path: paths.contact,
    // Stored with each lead: which wording was consented to.
    noticeVersion: readContent(root, "legal/privacy").revised,
    messages: {
      ...faults,
      failed: notes.failed.replace("{email}", mailboxes.general),
    },
  };
}
