import { functionPath } from "./submissions.ts";

/** One request of the contract, in the order of the list. */
export interface ContractCall {
  description: string;
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
  { description: "a submission", init: post(valid, { origin }) },
  { description: "the same again", init: post(valid) },
  { description: "the same by the bearer token", init: post(valid, { apikey: "public" }) },
  { description: "another body under the id", init: post({ ...valid, name: "Else" }, { origin }) },
  {
    description: "a suspect",
    init: post({ ...valid, submissionId: crypto.randomUUID(), homepage: "x" }),
  },
  {
    description: "faulty fields",
    init: post({ ...valid, email: "x", consent: false }, { origin }),
  },
  { description: "fields that are too long", init: post({ ...valid, company: "x".repeat(201) }) },
  { description: "prototype keys", init: post(`{"__proto__": {"name": "x"}, "constructor": 1}`) },
  { description: "no JSON", init: post("{") },
  { description: "no object", init: post("[]") },
  { description: "no body", init: { method: "POST", headers: json } },
  {
    description: "no UTF-8",
    init: { ...post(""), body: new Uint8Array([0x22, 0xc3, 0x28, 0x22]) },
  },
  { description: "too large a body", init: post("x".repeat(40_000)) },
  { description: "no key", init: post(valid, { apikey: "", origin }) },
  { description: "a wrong key", init: post(valid, { apikey: "other" }) },
  { description: "plain text", init: { method: "POST", body: "text" } },
  { description: "a packed body", init: post("x", { "content-encoding": "gzip" }) },
  { description: "GET", init: { method: "GET" } },
  { description: "DELETE", init: { method: "DELETE" } },
  { description: "a preflight", init: { method: "OPTIONS", headers: { origin } } },
  {
    description: "a stranger's preflight",
    init: { method: "OPTIONS", headers: { origin: "https://evil.example" } },
  },
  { description: "a form", init: form({ name, email, consent: "yes", interests: "Planning" }) },
  {
    description: "a faulty form",
    init: form({ name: `<b>"'`, email: "x", message: "</textarea>" }),
  },
  { description: "too large a form", init: form({ name: "x".repeat(40_000) }) },
  {
    description: "a broken form",
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
  for (const { description, init } of contractCalls) {
    const sent = new Headers(init.headers);
    if (sent.get("origin") === origin) sent.set("origin", siteOrigin);
    const response = await fetch(address + functionPath, { ...init, headers: sent });
    const headers = ownHeaders
      .filter((header) => response.headers.has(header))
      .map((header) => `${header}: ${response.headers.get(header)}`);
    const body = (await response.text()).replace(/"id":"\w{5}-\w{5}"/, '"id":"LEAD"');
    const text = [response.status, ...headers, "", body].join("\n");
    answers[description] = text.replaceAll(siteOrigin, origin);
  }
  return answers;
}
