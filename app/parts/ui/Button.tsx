import type { ButtonHTMLAttributes, Ref } from "react";
import { type ButtonSize, type ButtonTone, getButtonStyle } from "./button-style.ts";

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  tone?: ButtonTone;
  size?: ButtonSize;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  tone = "ink",
  size = "md",
  type = "button",
  className,
  ...rest
}: ButtonProps) {
  return <button type={type} className={getButtonStyle(tone, size, className)} {...rest} />;
}
