import type { ButtonHTMLAttributes, Ref } from "react";
import { classNames } from "./class-names.ts";

/** Transparent borders show in forced colors, where backgrounds do not. */
const tones = {
  signal:
    "border border-transparent bg-signal text-signal-ink hover:bg-signal-lit active:bg-signal-pressed",
  ink: "border border-transparent bg-ink text-white hover:bg-text active:bg-signal-ink",
  line: "border border-ink bg-transparent text-ink hover:bg-ink hover:text-white",
  "room-line":
    "border border-room-mute bg-transparent text-white hover:border-white hover:bg-white hover:text-ink",
  quiet:
    "px-0! bg-transparent text-ink underline decoration-1 underline-offset-4 hover:decoration-2",
};
export type ButtonTone = keyof typeof tones;

const sizes = {
  md: "min-h-12 px-4 text-[0.96875rem] sm:px-5",
  sm: "min-h-11 px-4 text-small md:min-h-10",
};
export type ButtonSize = keyof typeof sizes;

/** The one look of buttons and of links that look like buttons; on paper, there is nothing to press. */
export function getButtonStyle(
  tone: ButtonTone = "ink",
  size: ButtonSize = "md",
  className?: string,
): string {
  return classNames(
    "group/button inline-flex items-center justify-center gap-2.5 rounded-md text-center leading-tight font-medium transition-colors print:hidden",
    "aria-disabled:border-transparent aria-disabled:bg-hairline aria-disabled:text-graphite",
    tones[tone],
    sizes[size],
    className,
  );
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  tone?: ButtonTone;
  size?: ButtonSize;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({ tone, size, type = "button", className, ...rest }: ButtonProps) {
  return <button type={type} className={getButtonStyle(tone, size, className)} {...rest} />;
}
