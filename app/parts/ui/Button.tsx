import type { ButtonHTMLAttributes, Ref } from "react";
import { classNames } from "./class-names.ts";

/** As in controls.css. */
export type ButtonTone = "signal" | "ink" | "line" | "room-line" | "quiet";
export type ButtonSize = "md" | "sm";

/** The one look of buttons and of links that look like buttons; on paper, there is nothing to press. */
export const getButtonStyle = (
  tone: ButtonTone = "ink",
  size: ButtonSize = "md",
  className?: string,
): string =>
  classNames(`button button-${size} button-${tone} group/button print:hidden`, className);

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  tone?: ButtonTone;
  size?: ButtonSize;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({ tone, size, type = "button", className, ...rest }: ButtonProps) {
  return <button type={type} className={getButtonStyle(tone, size, className)} {...rest} />;
}
