import { expect, test } from "vitest";
import { checkForm } from "./form-check.ts";

const contact = {
  path: "/contact/",
  status: 200,
  headers: new Headers(),
  body: '<form data-contact-form action="/functions/v1/submit-contact"></form>',
};

/** Checks a form whose server answers a valid submission so; gives what it was sent, too. */
async function check(status: number, body: string, origin = "https://www.example.com") {
  const sent: { email: string }[] = [];
  const visit = async (_: string, { body: call = "{}" }: { body?: string } = {}) => {
    const submission = JSON.parse(call);
    const isFaulty = submission.email === "x";
    if (!isFaulty) sent.push(submission);
    const answer = isFaulty ? { status: 400, body: '{"email"}' } : { status, body };
    return { ...answer, headers: new Headers() };
  };
  const site = { contactPages: [contact] } as never;
  const { finding } = await checkForm({ visit, origin, site, pages: [contact] }, "public");
  return { sent, finding };
}

test.each([
  [401, "VITE_BACKEND_KEY"],
  [404, "VITE_BACKEND_URL"],
])("of an answer %d, it says what was expected and what to do", async (status, advice) => {
  const { finding } = await check(status, '{"error":{"code":"no"}}');
  expect(finding.messages.join()).toMatch(new RegExp(`answers ${status}, expected 200.*${advice}`));
});
