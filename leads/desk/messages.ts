import type { Message } from "./layout.ts";

/** What an action says on the page that follows it, by its name in that page's address. */
const messages = {
  saved: "Saved.",
  unchanged: "Nothing to change: the lead is already up to date.",
  answered: "Marked as answered. The clock has stopped.",
  taken: "Answered, yours, and in progress.",
  reminded: "The reminder is done.",
  entered: "The lead is entered.",
  known: "This lead was entered before.",
  too: "What you typed is saved, too.",
  released: "Released. It will be delivered like any other lead.",
  erased: "Erased for good.",
  erased_but_read:
    "Erased, but another program is still reading the database. Close it, then run npm run leads -- erase for this address.",
};

export type MessageName = keyof typeof messages;

/** @param names one, or several with dots between them */
export function readMessage(names: string | undefined): Message | undefined {
  const known = names?.split(".").filter((name) => Object.hasOwn(messages, name)) ?? [];
  if (known.length === 0) return;
  return { tone: "done", text: known.map((name) => messages[name as MessageName]).join(" ") };
}
