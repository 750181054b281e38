import type { InputHTMLAttributes } from "react";
import type { PersonaId } from "../../routes.ts";
import { defaultPersona } from "./active-persona.ts";
import { personaFieldName } from "./early-persona.ts";

interface PersonaRadioProps extends InputHTMLAttributes<HTMLInputElement> {
  id: PersonaId;
  /** Read out when the persona is chosen. */
  announcement: string;
}

/** The radio button behind every choice of a persona (active-persona.ts, persona.css). */
export function PersonaRadio({ id, announcement, ...rest }: PersonaRadioProps) {
  return (
    <input
      {...rest}
      type="radio"
      name={personaFieldName}
      id={`${personaFieldName}-${id}`}
      value={id}
      defaultChecked={id === defaultPersona}
      data-announcement={announcement}
    />
  );
}
