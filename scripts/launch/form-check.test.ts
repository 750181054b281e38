import { expect, test } from "vitest";
import { renderFinding, type Visit } from "./finding.ts";
import { checkForm } from "./form-check.ts";

const contact = {
  path: "/contact/",
  status: 200,
  headers: new Headers(),
  body: '<form data-contact-form action="/functions/v1/submit-contact"></form>',
};

/** Checks a form whose server answers a valid submission otherwise; gives what it was sent, too. */
async function check(status: number, body: string, origin = "https://www.example.com") {
  const sent: { email: string }[] = [];
  const visit = async (
    _: string,
    { body: call = "{}" }: { body?: string } = {},
  ): Promise<Visit> => {
    const submission = JSON.parse(call);
    const isFaulty = submission.email === "x";
    if (!isFaulty) sent.push(submission);
    const answer = isFaulty ? { status: 400, body: '{"email"}' } : { status, body };
    return { ...answer, headers: new Headers() };
  };
  const site = { contactPages: [contact] } as never;
  const { finding } = await checkForm({ visit, origin, site, pages: [contact] }, "public");
  return { sent, text: renderFinding(finding) };
}

test.each([
  [400, "the server refuses the test lead"],
  [401, "VITE_BACKEND_KEY"],
  [404, "VITE_BACKEND_URL"],
  [429, "in an hour"],
  [503, "log"],
])("of an answer %d, it says what was expected and what to do", async (status, advice) => {
  const { text } = await check(status, '{"error":{"code":"no"}}');
  expect(text).toContain(`answers ${status}, expected 200 and the number of the stored lead`);
  expect(text).toContain(advice);
  expect(text).toContain('{"error":{"code":"no"}}');
});

test("a server on one's own machine, whose name no mail address can have, takes the test lead", async () => {
  for (const origin of ["http://localhost:3000", "http://127.0.0.1:3000", "http://[::1]:3000"]) {
    const { sent, text } = await check(200, '{"id":"LEAD-1"}', origin);
    expect(sent[0]?.email).toMatch(/^launch-check-\w+@launch-check\.example$/);
    expect(text).toMatch(/^ok /);
  }
  const { sent } = await check(200, '{"id":"LEAD-1"}');
  expect(sent[0]?.email).toMatch(/@www\.example\.com$/);
});
