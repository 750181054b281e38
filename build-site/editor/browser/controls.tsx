import type { CustomFieldControlProps } from "@sveltia/cms";
import { isDay, lastDayFields, suggestDay } from "content-model/calendar-day";
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
const wide = { ...boxed, width: "100%", boxSizing: "border-box" } as const;

type Props = InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  text: string;
  onText: (text: string) => void;
};

/** The text in a box is its own while somebody writes, so that the cursor stays; elsewhere the form's, which may be restored. */
const followForm = (text: string) => (box: HTMLInputElement | HTMLTextAreaElement | null) => {
  if (box && box !== document.activeElement && box.value !== text) box.value = text;
};

/** A line to write. The editor has a React of its own: no hooks. */
function TextBox({ label, text, onText, ...rest }: Props) {
  return (
    <input
      {...rest}
      ref={followForm(text)}
      defaultValue={text}
      onChange={(event) => onText(event.target.value)}
      aria-label={label}
      style={wide}
    />
  );
}

/** What is said of what is written. */
const Advice = ({ children = "" }: { children?: string | undefined }) => (
  <p role="status" style={{ margin: 0, fontSize: "var(--sui-font-size-small)" }}>
    {children}
  </p>
);

/** The day here, where somebody types, as 2027-01-15. */
const getToday = () => new Date().toLocaleDateString("sv-SE");

function openCalendar({ currentTarget }: MouseEvent<HTMLElement>): void {
  (currentTarget.nextElementSibling as HTMLInputElement).showPicker();
}

/** A date, as it is written: what is none stays, and the field's pattern refuses it. */
export function DateControl({ field, forID, onChange, value }: CustomFieldControlProps) {
  const text = String(value ?? "");
  const label = field.get("label") as string;
  const isLast = lastDayFields.includes(field.get("name") as string);
  const isOver = isLast && isDay(text) && text < getToday();
  const passed = isOver ? "This day has passed: saved, this is no longer online." : "";
  const meant = isDay(text) ? passed : suggestDay(text.trim()).replace("; d", "D");
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
      <Advice>{meant}</Advice>
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
      <Advice>{explainTwofold(text.trim())}</Advice>
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

/** What a button writes at the start of each line, or before and after the words. */
const marks: Readonly<Record<string, readonly [before: string, after?: string]>> = {
  Heading: ["## "],
  Subheading: ["### "],
  Bold: ["**", "**"],
  Italic: ["_", "_"],
  List: ["- "],
  "Numbered list": ["1. "],
  Link: ["[", "](/modules)"],
  Table: ["\n\n| Item | Hours |\n| --- | ---: |\n| ", " | 12 |\n\nTable: What it shows.\n\n"],
  Quote: ["> "],
  Source: ["[", "](source:ID)"],
  Picture: ["![", '](name.webp "Caption")'],
};

/** The start of a line that is written, with its mark, which another takes the place of. */
const lineStart = /^(?:#+ |> |- |\d+\. )?(?=.)/gm;

/** Writes in place of what is selected, in the one way that can be undone. */
function replaceText(box: HTMLTextAreaElement, from: number, to: number, text: string): void {
  box.focus();
  box.setSelectionRange(from, to);
  document.execCommand(text ? "insertText" : "delete", false, text);
}

/** Marks the lines of the selection, which stay selected; takes the mark away if all have it. */
function markLines(box: HTMLTextAreaElement, mark: string): void {
  const { value, selectionStart: from, selectionEnd: to } = box;
  const start = value.slice(0, from).lastIndexOf("\n") + 1;
  // Three clicks select the end of the line, too.
  const last = value.slice(from, to).endsWith("\n") ? to - 1 : to;
  const end = last + (value.slice(last).split("\n")[0]?.length ?? 0);
  const lines = value.slice(start, end);
  const written = lines.split("\n").filter(Boolean);
  const isMarked = written.every((line) => line.startsWith(mark));
  const text = lines.replace(lineStart, isMarked ? "" : mark);
  replaceText(box, start, end, written.length > 0 ? text : mark);
  if (from < to) box.setSelectionRange(start, start + text.length);
}

/** The same for words. */
function markWords(box: HTMLTextAreaElement, before: string, after: string): void {
  const { value, selectionStart: from, selectionEnd: to } = box;
  const [start, end] = [from - before.length, to + after.length];
  const isMarked = value.slice(start, from) === before && value.slice(to, end) === after;
  const words = value.slice(from, to) || "words";
  if (isMarked) replaceText(box, start, end, words);
  else replaceText(box, from, to, before + words + after);
  const first = isMarked ? start : from + before.length;
  box.setSelectionRange(first, first + words.length);
}

/** A Markdown text as it is written, with buttons for its marks: the editor's rich text would rewrite it. */
export function MarkdownControl({ field, forID, onChange, value }: CustomFieldControlProps) {
  const text = String(value ?? "");
  const without = [...(field.get("without") as Iterable<string>)];
  return (
    <>
      <div role="toolbar" aria-label="Marks" className="marks">
        {Object.entries(marks).map(([name, [before, after]]) => {
          const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
            const box = currentTarget.parentElement?.nextElementSibling as HTMLTextAreaElement;
            if (after) markWords(box, before, after);
            else markLines(box, before);
          };
          return without.includes(name) ? null : (
            <button
              key={name}
              type="button"
              onClick={press}
              style={{ ...boxed, padding: "2px 6px" }}
            >
              {name}
            </button>
          );
        })}
      </div>
      <textarea
        id={forID}
        ref={followForm(text)}
        defaultValue={text}
        onChange={(event) => onChange(event.target.value)}
        aria-label={field.get("label") as string}
        style={{ ...wide, minHeight: "24em", fieldSizing: "content" }}
      />
    </>
  );
}
