import { AppLink, type AppLinkProps } from "./AppLink.tsx";
import { type ButtonSize, type ButtonTone, getButtonStyle } from "./button-style.ts";
import { classNames } from "./class-names.ts";

interface ButtonLinkProps extends AppLinkProps {
  tone?: ButtonTone;
  size?: ButtonSize;
  /** An arrow that moves a little on hover. */
  arrow?: boolean;
  /** Below the label: where it leads. */
  leadsTo?: string;
}

export function ButtonLink({
  tone = "ink",
  size = "md",
  arrow = false,
  leadsTo,
  className,
  label,
  children = label,
  ...rest
}: ButtonLinkProps) {
  return (
    <AppLink
      className={getButtonStyle(
        tone,
        size,
        classNames(leadsTo && "flex-col items-start gap-0.5! py-2", className),
      )}
      {...rest}
    >
      {children}
      {leadsTo && <span className="tag font-normal">{leadsTo}</span>}
      {arrow && (
        <span aria-hidden="true" className="transition-transform group-hover/button:translate-x-1">
          →
        </span>
      )}
    </AppLink>
  );
}
