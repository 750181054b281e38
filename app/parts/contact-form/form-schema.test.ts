import { expect, test } from "vitest";
import { ContentCopy } from "../../../tests/content-copy.ts";

const content = new ContentCopy();

test.each([
  ["name", "Your name", "a label with a star at its end"],
  ["company", "Company *", "a label without a star"],
])("the label of %s says whether it has to be filled in", async (name, label, message) => {
  const field = `form.fields.${name}.label`;
  content.change("pages/contact.yaml", field.split("."), label);
  expect(await content.findFaults()).toMatchObject([
    { file: "content/pages/contact.yaml", field, message: expect.stringContaining(message) },
  ]);
});
