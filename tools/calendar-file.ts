/**
 * A calendar that Outlook, Google and Apple import (iCalendar, RFC 5545).
 */

export interface CalendarEntry {
  /** Unique in the world; a second import with the same id replaces the first. */
  id: string;
  /** The whole day it is on, ISO 8601. */
  day: string;
  title: string;
  text: string;
}

/** @param madeAt when the file is made; entries need it (DTSTAMP) */
export function writeCalendar(
  name: string,
  entries: readonly CalendarEntry[],
  madeAt: Date,
): string {
  const stamp = madeAt.toISOString().replace(/[-:]|\.\d+/g, "");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//AES/32//Turnaround countdown//EN",
    `X-WR-CALNAME:${escapeText(name)}`,
    ...entries.flatMap(({ id, day, title, text }) => [
      "BEGIN:VEVENT",
      `UID:${escapeText(id)}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`,
      `SUMMARY:${escapeText(title)}`,
      `DESCRIPTION:${escapeText(text)}`,
      // Nobody is busy all day because something is due.
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** 3.3.11: backslashes, semicolons and commas are escaped, line breaks are written as \n. */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n");
}

/** 3.1: a line has at most 75 octets; what follows begins with a space. No character is cut. */
function fold(line: string): string {
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
