import fc from "fast-check";
import { expect, it } from "vitest";
import { hashByWebCrypto } from "../functions/submit-contact/fingerprint.ts";
import { hashText } from "./hash-text.ts";

it("is the hash that other hosts make, so that a submission is known wherever it comes again", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "binary" }), async (text) => {
      expect(hashText(text)).toBe(await hashByWebCrypto(text));
    }),
  );
});
