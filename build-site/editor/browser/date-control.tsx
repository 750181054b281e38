import type { CustomFieldControlProps } from "@sveltia/cms";
import { isDay, suggestDay } from "content-model/calendar-day";
import type { MouseEvent } from "react";
import { boxed } from "./boxed.ts";
import { TextBox } from "./text-box.tsx";

/** The day here, where somebody types, as 2027-01-15. */
const getToday = () => new Date().toLocaleDateString("sv-SE");

/** Opens the browser's calendar, next to the button. Its own field would be empty of what is no date. */
function openCalendar({ currentTarget }: MouseEvent<HTMLElement>): void {
  (currentTarget.nextElementSibling as HTMLInputElement).showPicker();
}

/** A date, as it is written: what is none stays, and the field's pattern refuses it. */
export function DateControl({ field, forID, onChange, value }: CustomFieldControlProps) {
  const text = String(value ?? "");
  const label = field.get("label") as string;
  const meant = isDay(text) ? "" : suggestDay(text.trim()).replace("; d", "D");
  return (
    <>
      <div style={{ display: "flex", flexWrap: "wrap", gap: 8 }}>
        <div style={{ flex: "1 1 8em" }}>
          <TextBox
            id={forID}
            placeholder="YYYY-MM-DD"
            label={label}
            text={text}
            onText={(written) => onChange(written.trim())}
          />
        </div>
        <div style={{ position: "relative" }}>
          <button type="button" onClick={openCalendar} style={boxed}>
            Calendar…
          </button>
          <input
            type="date"
            value={isDay(text) ? text : ""}
            onChange={(event) => onChange(event.target.value)}
            aria-hidden
            tabIndex={-1}
            style={{ position: "absolute", inset: 0, zIndex: -1, opacity: 0 }}
          />
        </div>
        <button type="button" onClick={() => onChange(getToday())} style={boxed}>
          Today
        </button>
      </div>
      <p role="status" style={{ margin: 0, fontSize: "var(--sui-font-size-small)" }}>
        {meant}
      </p>
    </>
  );
}
