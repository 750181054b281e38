import type { Lead } from "../../lead.ts";
import type { RefusalRules } from "../deliver-by-http.ts";
import type { LeadPlaces } from "../describe-lead.ts";

/** What a service expects of a call, and how it refuses one. */
export interface WebhookFormat extends RefusalRules {
  /** The call's body, before it becomes JSON. */
  buildBody(lead: Lead, places: LeadPlaces): object;
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

/** An answer's JSON, if it is JSON. */
export function readJson(answer: string): unknown {
  try {
    return JSON.parse(answer);
  } catch {
    return;
  }
}
