import type { InputHTMLAttributes } from "react";
import { boxed } from "./boxed.ts";

type Props = InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  text: string;
  onText: (text: string) => void;
};

/**
 * A line to write. The editor has a React of its own: no hooks. The text in the box is its own while
 * somebody writes, so that the cursor stays; elsewhere the form's, which may be restored.
 */
export function TextBox({ label, text, onText, ...rest }: Props) {
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
