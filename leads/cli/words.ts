import { StartError } from "startup/start-error";
import { channels, stages } from "../lead.ts";

export const usage = `Usage: npm run leads -- <command>

  list                       show all leads, newest first, including suspects
       [--open]              only those that are new or in progress
       [--quarantine]        only suspects
       [--late]              only open ones that nobody has answered within a business day
       [--due]               only those whose reminder has come
       [--owner ADDRESS]     only those of one owner
       [--search WORDS]      only those with these words in anything that the desk shows
  show ID                    show everything about one lead
  set ID [--stage STAGE]     ${stages.join(", ")}
         [--owner ADDRESS]   the person who takes care of it, or none
         [--answered]        mark as answered, which stops the answer clock
         [--remind DAY]      mail the owner on this day, such as 2026-11-20, or none
         [--value DOLLARS]   what it is worth, in whole dollars, or none
         [--reason TEXT]     why it was won or lost, or none
  add --channel CHANNEL      enter a lead by hand: ${channels.join(", ")}
      --name TEXT --email ADDRESS [--company TEXT] [--role TEXT] [--message TEXT]
      --agreed-to WORDS      the words that the person agreed to,
      --no-consent TEXT      or why no consent is needed
      [--owner ADDRESS]      the person who takes care of it
      [--campaign LABEL]     the utm_campaign that the report counts it with
      [--came-on DAY]        when they came if not today: from then on it is kept
  note ID TEXT               add a note
  export --format FORMAT     write all leads as csv, json or xlsx (Excel)
         [--from DATE]       only those received on or after this day, such as 2026-11-20
         [--to DATE]         only those received on or before this day
         [--out FILE]        write to a file instead of the screen; required for xlsx
         [--delimiter NAME]  for csv: comma (default), semicolon or tab
  report                     what came of the last four weeks: campaigns, pages, times to answer
         [--month MONTH]     of a month such as 2026-11
         [--format FORMAT]   csv, or html (one page with charts, to print) in place of text
         [--out FILE]        write to a file instead of the screen
  erase --email ADDRESS      erase every lead from an address for good, with its mails
        --id ID              or one lead alone; at a terminal, it asks before
  person --email ADDRESS     one person's data and what was sent where, as JSON
         [--out FILE]        write to a file instead of the screen
  agreement HASH             the words that the leads with this agreementHash agreed to
  record                     show who saw what in the last 12 months
  retry                      retry the deliveries that were permanently rejected
  release ID                 release a suspect from quarantine and deliver it
  backup --out FILE          write everything to one file
  restore --from FILE        add the leads from a backup that are missing here
  move                       copy all leads from DATA_DIR to the database at DATABASE_URL
  test-message               send a test to MAIL_TO and WEBHOOK_URL, without storing anything

All of these work while the server is running, except move: stop the server first.`;

export const noLeads = "No leads yet. Anyone who sends the contact form will be listed here.";
export const soon = "within a minute, or when the server starts";

export function buildUnknownFault(id: string): StartError {
  return new StartError(`There is no lead ${id}.`);
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
