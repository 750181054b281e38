import type { InputHTMLAttributes } from "react";
import { classNames } from "./class-names.ts";

/** A checkbox drawn as a switch. Its state shows in position and fill, not just in color. */
export function Switch({
  className,
  ...rest
}: Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "role">) {
  return (
    <input
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its own checked state
      role="switch"
      className={classNames(
        "relative h-6 w-11 flex-none appearance-none rounded-md border border-graphite bg-sheet transition-colors",
        "before:absolute before:inset-y-0.5 before:left-0.5 before:w-4.5 before:rounded-sm before:bg-graphite before:transition-transform",
        "checked:border-petrol checked:bg-petrol checked:before:translate-x-5 checked:before:bg-white",
        "disabled:border-hairline disabled:bg-hairline disabled:before:bg-graphite",
        "forced-colors:h-5 forced-colors:w-5 forced-colors:appearance-auto forced-colors:before:hidden",
        className,
      )}
      {...rest}
    />
  );
}
