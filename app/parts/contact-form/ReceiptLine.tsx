import { fillPattern } from "content-model/fill-pattern";
import { getDocumentLocale } from "../ui/document-locale.ts";
import type { Receipt } from "./contact-state.ts";
import { FurtherLinks } from "./FurtherLinks.tsx";
import type { FormWords, ThanksWords } from "./form-schema.ts";

interface ReceiptLineProps {
  receipt: Receipt;
  words: FormWords["receipt"];
  thanks: ThanksWords;
}

/**
 * What remains after the thank-you panel: when the message was received, its number, what happens
 * next.
 */
export function ReceiptLine({ receipt: { at, reference }, words, thanks }: ReceiptLineProps) {
  const time = new Date(at).toLocaleTimeString(getDocumentLocale(), {
    hour: "numeric",
    minute: "2-digit",
  });
  return (
    <div
      data-uncovered
      className="border-b border-hairline bg-petrol-wash px-5 py-4 text-small text-text md:px-6"
    >
      <p>
        <strong className="text-ink">{fillPattern(words.received, { time })}</strong>{" "}
        {reference && `${fillPattern(words.reference, { number: reference })} `}
        {words.next}
      </p>
      <FurtherLinks links={thanks.further} className="in-data-[phase=sent]:hidden" />
    </div>
  );
}
