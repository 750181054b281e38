import { AppLink, type AppLinkProps } from "./AppLink.tsx";
import { type ButtonSize, type ButtonTone, getButtonStyle } from "./button-style.ts";

interface ButtonLinkProps extends AppLinkProps {
  tone?: ButtonTone;
  size?: ButtonSize;
  /** An arrow that moves a little on hover. */
  arrow?: boolean;
}

export function ButtonLink({
  tone = "ink",
  size = "md",
  arrow = false,
  className,
  label,
  children = label,
  ...rest
}: ButtonLinkProps) {
  return (
    <AppLink className={getButtonStyle(tone, size, className)} {...rest}>
      {children}
      {arrow && (
        <span aria-hidden="true" className="transition-transform group-hover/button:translate-x-1">
          →
        </span>
      )}
    </AppLink>
  );
}
