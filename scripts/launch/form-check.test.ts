import { expect, test } from "vitest";
import { checkForm } from "./form-check.ts";

const contact = {
  path: "/contact/",
  status: 200,
  headers: new Headers(),
  body: '<form data-contact-form action="/functions/v1/submit-contact"></form>',
};

async function check(status: number, body: string) {
  const visit = async (_: string, { body: call = "{}" }: { body?: string } = {}) => {
    const isFaulty = JSON.parse(call).email === "x";
    const answer = isFaulty ? { status: 400, body: '{"email"}' } : { status, body };
    return { ...answer, headers: new Headers() };
  };
  const site = { contactPages: [contact] } as never;
  const origin = "https://www.example.com";
  return (await checkForm({ visit, origin, site, pages: [contact] }, "public")).finding;
}

test.each([
  [401, "VITE_BACKEND_KEY"],
  [404, "VITE_BACKEND_URL"],
])("of an answer %d, it says what was expected and what to do", async (status, advice) => {
  const { messages } = await check(status, '{"error":{"code":"no"}}');
  expect(messages.join()).toMatch(new RegExp(`answers ${status}, expected 200.*${advice}`));
});
