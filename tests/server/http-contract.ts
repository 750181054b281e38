import { functionPath } from "./submissions.ts";

/** One request of the contract, in the order of the list. */
export interface ContractCall {
  says: string;
  init: RequestInit;
}

const json = { "content-type": "application/json", apikey: "public" };
/** Stands for the site's own origin, which is granted. */
const origin = "ORIGIN";

const valid = {
  submissionId: "7f0c6a52-6f0e-4b7a-9d53-0a4f5f3c9b11",
  name: "Thảo O'Neill 李",
  email: "thao@example.com",
  interests: ["Demo"],
  message: "One\r\ntwo \u202e\u0000 \ud83d\ude00",
  consent: true,
  sourcePage: "/contact/",
};

const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: "POST",
  body: typeof body === "string" ? body : JSON.stringify(body),
  headers: { ...json, ...headers },
});

const form = (fields: Record<string, string>): RequestInit => ({
  method: "POST",
  body: new URLSearchParams(fields),
  redirect: "manual",
});

const { email, name } = valid;

/** What the function must answer alike wherever it runs. */
export const contractCalls: readonly ContractCall[] = [
  { says: "a submission", init: post(valid, { origin }) },
  { says: "the same again", init: post(valid) },
  { says: "the same by the bearer token", init: post(valid, { apikey: "public" }) },
  { says: "another body under the id", init: post({ ...valid, name: "Else" }, { origin }) },
  { says: "a suspect", init: post({ ...valid, submissionId: crypto.randomUUID(), homepage: "x" }) },
  { says: "faulty fields", init: post({ ...valid, email: "x", consent: false }, { origin }) },
  { says: "fields that are too long", init: post({ ...valid, company: "x".repeat(201) }) },
  { says: "prototype keys", init: post(`{"__proto__": {"name": "x"}, "constructor": 1}`) },
  { says: "no JSON", init: post("{") },
  { says: "no object", init: post("[]") },
  { says: "no body", init: { method: "POST", headers: json } },
  { says: "no UTF-8", init: { ...post(""), body: new Uint8Array([0x22, 0xc3, 0x28, 0x22]) } },
  { says: "too large a body", init: post("x".repeat(40_000)) },
  { says: "no key", init: post(valid, { apikey: "", origin }) },
  { says: "a wrong key", init: post(valid, { apikey: "other" }) },
  { says: "plain text", init: { method: "POST", body: "text" } },
  { says: "a packed body", init: post("x", { "content-encoding": "gzip" }) },
  { says: "GET", init: { method: "GET" } },
  { says: "DELETE", init: { method: "DELETE" } },
  { says: "a preflight", init: { method: "OPTIONS", headers: { origin } } },
  {
    says: "a stranger's preflight",
    init: { method: "OPTIONS", headers: { origin: "https://evil.example" } },
  },
  { says: "a form", init: form({ name, email, consent: "yes", interests: "Planning" }) },
  { says: "a faulty form", init: form({ name: `<b>"'`, email: "x", message: "</textarea>" }) },
  { says: "too large a form", init: form({ name: "x".repeat(40_000) }) },
  {
    says: "a broken form",
    init: {
      method: "POST",
      body: "--y",
      headers: { "content-type": "multipart/form-data; boundary=x" },
    },
  },
];

/** Headers that the function answers for; the others are the host's. */
const ownHeaders = [
  "content-type",
  "location",
  "allow",
  "cache-control",
  "vary",
  "access-control-allow-origin",
  "access-control-allow-methods",
  "access-control-allow-headers",
  "access-control-max-age",
];

/**
 * Makes the calls one after the other; gives the answers as text, with ids made
 * alike. `siteOrigin` is granted, and stands as ORIGIN in the answers.
 */
export async function recordAnswers(
  address: string,
  siteOrigin: string,
): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const { init, says } of contractCalls) {
    const sent = new Headers(init.headers);
    if (sent.get("origin") === origin) sent.set("origin", siteOrigin);
    const response = await fetch(address + functionPath, { ...init, headers: sent });
    const headers = ownHeaders
      .filter((header) => response.headers.has(header))
      .map((header) => `${header}: ${response.headers.get(header)}`);
    const body = (await response.text()).replace(/"id":"\w{5}-\w{5}"/, '"id":"LEAD"');
    const text = [response.status, ...headers, "", body].join("\n");
    answers[says] = text.replaceAll(siteOrigin, origin);
  }
  return answers;
}
