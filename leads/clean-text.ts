export function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
}

/**
 * One-line text, normalized: line breaks and tabs become one space,
 * control and bidirectional characters go, lone surrogates and noncharacters become U+FFFD, the
 * rest is composed (NFC) and trimmed. Pure; cleaning twice changes nothing.
 */
export function cleanLine(text: string): string {
  return removeUnsafe(text.replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, " "));
}

/**
 * Text of several lines: line breaks become `\n` (form posts send CRLF), tabs
 * and newlines stay, all else as in {@link cleanLine}.
 */
export function cleanText(text: string): string {
  return removeUnsafe(text.replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n"));
}

function removeUnsafe(text: string): string {
  return (
    text
      // SQLite and mail store UTF-8, which has no lone surrogates; XML, so every workbook, has no
      // noncharacters (XML 1.0, 2.2).
      .replace(/[\p{Cs}\p{Noncharacter_Code_Point}]/gu, "\uFFFD")
      // Controls can forge headers and terminal output; bidi controls (UAX #9)
      // make a line read differently from how it is stored.
      .replace(/(?![\n\t])\p{Cc}|\p{Bidi_Control}/gu, "")
      .normalize("NFC")
      .trim()
  );
}

/**
 * Text of at most `limit` UTF-16 code units once every character is escaped; what is cut ends with
 * an ellipsis.
 */
export function limitText(
  text: string,
  limit: number,
  escapeCharacter = (character: string) => character,
): string {
  let result = "";
  for (const character of text) {
    const next = result + escapeCharacter(character);
    if (next.length >= limit) return `${result}…`;
    result = next;
  }
  return result;
}
