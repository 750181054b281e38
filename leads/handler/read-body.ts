import { type AddedField, addedFields, type FieldName, fieldNames, getField } from "../fields.ts";
import type { SpamSign } from "../lead.ts";
import { cleanAdded } from "../schema.ts";
import { readSenderSigns } from "../spam/judge-submission.ts";

/** What an ordinary form post carried, as typed; only known fields. */
export type FormValues = Partial<Record<FieldName, readonly string[]>>;

/** Largest request body in bytes; the longest valid submission has about half. */
export const bodyLimit = 32 * 1024;

/**
 * The request's body, or `undefined` as soon as it is known to exceed the limit: by its
 * declared length, else by counting. Rejects when the sender aborts.
 */
export async function readBody(
  request: Request,
  limit = bodyLimit,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get("content-length")) > limit) return;
  if (!request.body) return new Uint8Array();
  const reader = request.body.getReader();
  const buffer = new Uint8Array(limit);
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return buffer.slice(0, length);
    if (length + value.byteLength > limit) {
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
  let form: URLSearchParams | FormData;
  if (/^multipart\//i.test(contentType.trim())) {
    form = await new Response(body, { headers: { "content-type": contentType } }).formData();
  } else {
    const text = new TextDecoder().decode(body);
    // 32 KB can hold 16,000 names, which take long to look through.
    if (text.split("&", maxPairs + 1).length > maxPairs) throw new Error("Too many fields");
    form = new URLSearchParams(text);
  }
  const values: FormValues = {};
  for (const field of fieldNames) {
    const texts = form.getAll(field).filter((text) => typeof text === "string");
    if (texts.some((text) => text !== "")) values[field] = texts;
  }
  return { values, signs: readSenderSigns((field) => form.get(field), sender) };
}

/**
 * A form's values with what its page adds to them, as a lead has it: an answer gives that back in
 * the form. With scripts off nothing fills the hidden fields: source page, persona and campaign are
 * then read from the address of the page that held the form. Nothing is read from it that needs a
 * consent, which only scripts could know.
 */
export function addPageValues(
  values: FormValues,
  referrer: string | null,
  siteOrigin: string,
): FormValues {
  const page = referrer && URL.canParse(referrer) ? new URL(referrer) : undefined;
  // Another site's tells nothing. Sent again from the answer page, it is the function's own.
  const isOurs = page?.origin === siteOrigin && !page.pathname.startsWith("/functions/");
  const readAddress = (field: AddedField) => {
    if (!isOurs) return;
    if (field === "sourcePage") return page.pathname;
    const { consent, parameter } = getField(field);
    return parameter && !consent ? page.searchParams.get(parameter) : undefined;
  };
  const added = addedFields.map((field) => {
    const value = cleanAdded(field, values[field]?.[0] ?? readAddress(field));
    return [field, value === "" ? undefined : [value]];
  });
  return { ...values, ...Object.fromEntries(added) };
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
