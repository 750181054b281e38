import type { CustomFieldControlProps } from "@sveltia/cms";
import { explainTwofold, readNumber } from "content-model/plain-number";
import { TextBox } from "./text-box.tsx";

/** A number, as it is written: what is not plainly one stays a text, which the field's pattern refuses. */
export function NumberControl({ field, forID, onChange, value }: CustomFieldControlProps) {
  const text = String(value ?? "");
  return (
    <>
      <TextBox
        id={forID}
        inputMode="decimal"
        label={field.get("label") as string}
        text={text}
        onText={(written) => onChange(readNumber(written))}
      />
      <p role="status" style={{ margin: 0, fontSize: "var(--sui-font-size-small)" }}>
        {explainTwofold(text.trim())}
      </p>
    </>
  );
}
