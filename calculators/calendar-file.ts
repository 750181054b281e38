import { addDays } from "../plant/days.ts";

/**
 * A calendar that Outlook, Google and Apple import (iCalendar, RFC 5545; its name, RFC 7986).
 */

export interface CalendarEntry {
  /** Unique in the world, and the same for the entry on another day: a later file replaces it. */
  id: string;
  /** The whole day it is on, ISO 8601. */
  day: string;
  title: string;
  text: string;
}

/**
 * @param madeAt when the file is made (DTSTAMP). Of two files with an entry, the later one applies: its
 *   minute is the entry's revision (SEQUENCE).
 */
export function writeCalendar(
  name: string,
  entries: readonly CalendarEntry[],
  madeAt: Date,
): string {
  const stamp = madeAt.toISOString().replace(/[-:]|\.\d+/g, "");
  const revision = Math.floor(madeAt.getTime() / 60_000);
  const toDate = (day: string) => day.replaceAll("-", "");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//AES/32//Turnaround countdown//EN",
    "METHOD:PUBLISH",
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    ...entries.flatMap(({ id, day, title, text }) => [
      "BEGIN:VEVENT",
      `UID:${escapeText(id)}`,
      `DTSTAMP:${stamp}`,
      `LAST-MODIFIED:${stamp}`,
      `SEQUENCE:${revision}`,
      `DTSTART;VALUE=DATE:${toDate(day)}`,
      // The first day that is not part of it (3.6.1).
      `DTEND;VALUE=DATE:${toDate(addDays(day, 1))}`,
      `SUMMARY:${escapeText(title)}`,
      `DESCRIPTION:${escapeText(text)}`,
      // Nobody is busy all day because something is due.
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

/** 3.3.11: backslashes, semicolons and commas are escaped, line breaks are \n; control characters go. */
function escapeText(text: string): string {
  return text
    .replace(/(?![\t\r\n])\p{Cc}/gu, "")
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n|\r|\n/g, "\\n");
}

/** 3.1: a line has at most 75 octets; what follows begins with a space. No character is cut. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = "";
  let length = 0;
  for (const character of line) {
    const octets = encoder.encode(character).length;
    if (length + octets > 75) {
      folded += "\r\n ";
      length = 1;
    }
    folded += character;
    length += octets;
  }
  return folded;
}
