import { type AddedField, addedFields, type FieldName, fieldNames, getField } from "../fields.ts";
import type { SpamSign } from "../lead.ts";
import { cleanAdded } from "../schema.ts";
import { readSenderSigns } from "../spam/judge-submission.ts";

/** What an ordinary form post carried, as typed; only known fields. */
export type FormValues = Partial<Record<FieldName, readonly string[]>>;

/** Largest request body in bytes; the longest valid submission has about half. */
export const bodyLimit = 32 * 1024;

/**
 * The request's body, or `undefined` as soon as it is known to exceed {@link bodyLimit}: by its
 * declared length, else by counting. Rejects when the sender aborts.
 */
export async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get("content-length")) > bodyLimit) return;
  if (!request.body) return new Uint8Array();
  const reader = request.body.getReader();
  const buffer = new Uint8Array(bodyLimit);
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return buffer.slice(0, length);
    if (length + value.byteLength > bodyLimit) {
      // Not awaited: a sender that never ends must not delay the answer.
      reader.cancel().catch(() => {});
      return;
    }
    buffer.set(value, length);
    length += value.byteLength;
  }
}

/** How a body is to be read, by its Content-Type; `undefined` if it cannot be. */
export function getBodyKind(headers: Headers): "json" | "form" | undefined {
  const encoding = headers.get("content-encoding") ?? "identity";
  if (encoding !== "identity") return;
  const type = headers.get("content-type")?.split(";", 1)[0]?.trim();
  switch (type?.toLowerCase()) {
    case "application/json":
      return "json";
    case "application/x-www-form-urlencoded":
    case "multipart/form-data":
      return "form";
  }
}

/** Names and values that a form may have; the contact form has some thirty. */
const maxPairs = 200;

/**
 * The known fields of a form body, as typed, and what it reveals about its sender. Files and
 * unknown names are dropped. Rejects on a malformed multipart body, and on more fields than any form
 * of ours has.
 */
export async function readFormPost(
  body: Uint8Array<ArrayBuffer>,
  contentType: string,
  sender: { isForeign: boolean; isCrossSite: boolean },
): Promise<{ values: FormValues; signs: readonly SpamSign[] }> {
  const form = await parseForm(body, contentType);
  const values: FormValues = {};
  for (const field of fieldNames) {
    const texts = form.getAll(field).filter((text) => typeof text === "string");
    if (texts.some((text) => text !== "")) values[field] = texts;
  }
  return { values, signs: readSenderSigns((field) => form.get(field), sender) };
}

/** 32 KB can hold 16,000 names, which take long to look through. */
async function parseForm(body: Uint8Array<ArrayBuffer>, contentType: string) {
  if (!/^multipart\//i.test(contentType.trim())) {
    const text = new TextDecoder().decode(body);
    if (text.split("&", maxPairs + 1).length > maxPairs) throw new Error("Too many fields");
    return new URLSearchParams(text);
  }
  return new Response(body, { headers: { "content-type": contentType } }).formData();
}

interface FormPage {
  referrer: string | null;
  /** Another site's Referer tells nothing. */
  siteOrigin: string;
}

/**
 * A form's values with what its page adds to them, as a lead has it: an answer gives that back in
 * the form. With scripts off nothing fills the hidden fields: source page, persona and campaign are
 * then read from the address of the page that held the form. Nothing is read from it that needs a
 * consent, which only scripts could know.
 */
export function addPageValues(values: FormValues, page: FormPage): FormValues {
  const from = parseReferrer(page);
  const added = addedFields.map((field) => {
    const value = cleanAdded(field, values[field]?.[0] ?? readAddress(from, field));
    return [field, value === "" ? undefined : [value]];
  });
  return { ...values, ...Object.fromEntries(added) };
}

function readAddress(page: URL | undefined, field: AddedField): string | null | undefined {
  if (field === "sourcePage") return page?.pathname;
  const { consent, parameter } = getField(field);
  return parameter && !consent ? page?.searchParams.get(parameter) : undefined;
}

export function buildFormInput(values: FormValues): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const field of fieldNames) {
    const texts = values[field] ?? [];
    const { kind } = getField(field);
    if (kind === "options") input[field] = texts.filter((text) => text !== "");
    else if (kind === "consent") input[field] = ["yes", "on", "true"].includes(texts[0] ?? "");
    else input[field] = texts[0];
  }
  return input;
}

function parseReferrer({ referrer, siteOrigin }: FormPage): URL | undefined {
  if (!referrer || !URL.canParse(referrer)) return;
  const url = new URL(referrer);
  // Sent again from the answer page: that address is the function's own, and tells nothing.
  const isPage = url.origin === siteOrigin && !url.pathname.startsWith("/functions/");
  return isPage ? url : undefined;
}
