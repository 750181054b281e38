import { functionPath, suspectSigns } from "./submissions.ts";

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

/** Every field of the specification, and none beyond; what is empty is left out. */
const specified = {
  name: "Jane O'Neill",
  email: "Jane@Müller.example",
  role: "Planner",
  interests: ["Planning"],
  message: "Two sites.",
  consent: true,
  sourcePage: "/contact/",
  utmSource: "letter",
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

/** What the function must answer alike wherever it runs: status, description, request, in this order. */
export const contractCalls: readonly [status: number, description: string, init: RequestInit][] = [
  [200, "a submission", post(valid, { origin })],
  [200, "the same again", post(valid)],
  [200, "the specification's fields alone", post(specified)],
  [200, "the same again without an id", post({ ...specified, company: "", utmTerm: null })],
  [409, "another body under the id", post({ ...valid, name: "Else" }, { origin })],
  [200, "a suspect", post({ ...valid, ...suspectSigns, submissionId: crypto.randomUUID() })],
  [400, "faulty fields", post({ ...valid, email: "x", consent: false }, { origin })],
  [400, "fields that are too long", post({ ...valid, company: "x".repeat(201) })],
  [400, "prototype keys", post(`{"__proto__": {"name": "x"}, "constructor": 1}`)],
  [400, "no JSON", post("{")],
  [400, "no body", { method: "POST", headers: json }],
  [400, "no UTF-8", { ...post(""), body: new Uint8Array([0x22, 0xc3, 0x28, 0x22]) }],
  [413, "too large a body", post("x".repeat(40_000))],
  [401, "no key", post(valid, { apikey: "", origin })],
  [415, "plain text", { method: "POST", body: "text" }],
  [415, "a packed body", post("x", { "content-encoding": "gzip" })],
  [405, "GET", { method: "GET" }],
  [204, "a preflight", { method: "OPTIONS", headers: { origin } }],
  [303, "a form", form({ name, email, consent: "yes", interests: "Planning" })],
  [400, "a faulty form", form({ name: `<b>"'`, email: "x", message: "</textarea>" })],
  [400, "a faulty form with labels", form({ name, utmSource: `<b>"'`, landingPage: "/" })],
  [413, "too large a form", form({ name: "x".repeat(40_000) })],
  [
    400,
    "a broken form",
    {
      method: "POST",
      body: "--y",
      headers: { "content-type": "multipart/form-data; boundary=x" },
    },
  ],
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
  for (const [, description, init] of contractCalls) {
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
