import type { ReactNode } from "react";
import type { PersonaId } from "../../routes.ts";

interface ForPersonaProps {
  /** The personas that see it. */
  only: PersonaId | readonly PersonaId[];
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Content for some personas. Every variant is in the page; persona.css shows the one that fits, so
 * that the right one is there before scripts run and without them.
 */
export function ForPersona({ only, className, children }: ForPersonaProps) {
  const value = typeof only === "string" ? only : only.join(" ");
  return (
    <div data-for-persona={value} className={className}>
      {children}
    </div>
  );
}
