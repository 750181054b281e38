import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

/** The classes of controls.css, each as a word: a page has the rules of what its scripts name. */
const tones = {
  signal: "button-signal",
  ink: "button-ink",
  line: "button-line",
  "room-line": "button-room-line",
  quiet: "button-quiet",
};
export type ButtonTone = keyof typeof tones;

const sizes = { md: "button-md", sm: "button-sm" };
export type ButtonSize = keyof typeof sizes;

/** The one look of buttons and of links that look like buttons; on paper, there is nothing to press. */
export const getButtonStyle = (
  tone: ButtonTone = "ink",
  size: ButtonSize = "md",
  className?: string,
): string => classNames("button print:hidden", sizes[size], tones[tone], className);

export function Button(props: ComponentProps<"button"> & { tone?: ButtonTone; size?: ButtonSize }) {
  const { tone, size, type = "button", className, ...rest } = props;
  return <button type={type} className={getButtonStyle(tone, size, className)} {...rest} />;
}
