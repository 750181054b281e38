import type { CustomFieldControlProps } from "@sveltia/cms";
import { isDay, suggestDay } from "content-model/calendar-day";
import { explainTwofold, readNumber } from "content-model/plain-number";
import type { InputHTMLAttributes, MouseEvent } from "react";

/** As the editor's own controls look. */
const boxed = {
  font: "inherit",
  padding: "6px 8px",
  color: "inherit",
  background: "none",
  border: "1px solid var(--sui-control-border-color)",
  borderRadius: "var(--sui-control-medium-border-radius)",
};

type Props = InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  text: string;
  onText: (text: string) => void;
};

/**
 * A line to write. The editor has a React of its own: no hooks. The text in the box is its own while
 * somebody writes, so that the cursor stays; elsewhere the form's, which may be restored.
 */
function TextBox({ label, text, onText, ...rest }: Props) {
  const follow = (input: HTMLInputElement | null) => {
    if (input && input !== document.activeElement && input.value !== text) input.value = text;
  };
  return (
    <input
      {...rest}
      ref={follow}
      defaultValue={text}
      onChange={(event) => onText(event.target.value)}
      aria-label={label}
      style={{ ...boxed, width: "100%", boxSizing: "border-box" }}
    />
  );
}

/** The day here, where somebody types, as 2027-01-15. */
const getToday = () => new Date().toLocaleDateString("sv-SE");

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

const listId = "site-addresses";

/** Offers the site's pages and the places on them, from /edit/addresses.json, in every link field. */
async function loadAddresses(): Promise<void> {
  if (document.getElementById(listId)) return;
  const list = document.createElement("datalist");
  list.id = listId;
  document.body.append(list);
  const response = await fetch("/edit/addresses.json");
  // A site with a fault cannot be drawn; asked again once it may be right.
  if (response.status !== 200) return list.remove();
  const addresses: [address: string, name: string][] = await response.json();
  list.append(...addresses.map(([value, name]) => new Option(name, value)));
}

export function LinkControl({ field, forID, onChange, value = "" }: CustomFieldControlProps) {
  return (
    <TextBox
      id={forID}
      list={listId}
      onFocus={loadAddresses}
      label={field.get("label") as string}
      text={value}
      onText={onChange}
    />
  );
}

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

/** A choice of scenes, and a button to drop in one's own picture. The editor has a React of its own: no hooks. */
export function PictureControl({
  field,
  forID,
  onChange,
  pickFile,
  value = "",
}: CustomFieldControlProps) {
  const scenes = [...(field.get("scenes") as Iterable<string>)];
  const isDropped = value.startsWith("blob:");
  const pick = async () => {
    const accept = field.get("accept") as string;
    const picked = await pickFile({ kind: "image", accept, allowURL: false });
    if (picked && !Array.isArray(picked)) onChange(picked.value);
  };
  return (
    <div style={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 12 }}>
      {isDropped && <img src={value} alt="" style={{ height: 80 }} />}
      <select
        id={forID}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-label={field.get("label") as string}
        style={boxed}
      >
        <option value="">None yet</option>
        {value !== "" && !scenes.includes(value) && (
          <option value={value}>{isDropped ? "Your own picture" : value}</option>
        )}
        {scenes.map((scene) => (
          <option key={scene}>{scene}</option>
        ))}
      </select>
      <button type="button" onClick={pick} style={boxed}>
        Use your own picture…
      </button>
    </div>
  );
}
