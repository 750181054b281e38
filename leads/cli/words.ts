import { stages } from "../lead.ts";
import { StartError } from "../start-error.ts";

export const usage = `Usage: npm run leads -- <command>

  list                       show all leads, newest first, suspects included
       [--open]              only those that are new or in progress
       [--quarantine]        only suspects
       [--owner ADDRESS]     only those of a person
       [--search WORDS]      only those with these words in what the visitor typed
  show ID                    show everything about one lead
  set ID [--stage STAGE]     ${stages.join(", ")}
         [--owner ADDRESS]   who takes care of it, or none
         [--answered]        the visitor was answered: stops the answer clock
  note ID TEXT               add a note
  export --format FORMAT     write all leads as csv, json or xlsx (Excel)
         [--since DATE]      only those received on or after a day (UTC), such as 2026-11-20
         [--out FILE]        into a file instead of onto the screen; xlsx needs one
         [--delimiter NAME]  of csv: comma (default), semicolon or tab
  erase --email ADDRESS      remove every lead of an address for good, with its mails
  retry                      try again what was refused for good
  release ID                 deliver a suspect from quarantine
  backup --out FILE          write everything into one file
  restore --from FILE        store the leads of a backup that are missing
  move                       copy all leads from DATA_DIR to the database of DATABASE_URL
  test-message               send a test to MAIL_TO and WEBHOOK_URL; stores nothing

Works while the server runs; only move needs it stopped.`;

export const noLeads = "No leads yet. Whoever sends the contact form will be listed here.";
export const soon = "within a minute, or when the server starts";

export function buildUnknownFault(id: string): StartError {
  return new StartError(`There is no lead ${id}.`);
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
