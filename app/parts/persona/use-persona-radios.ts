import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { type PersonaId, personaIds } from "../../routes.ts";
import { personaFieldName, setPersona, usePersona } from "./persona-store.ts";

/**
 * The state behind every choice of a persona: radio buttons by the names that the early script and
 * persona.css know, and what is read out when the choice changes.
 *
 * @param announcement with {persona} in it
 */
export function usePersonaRadios(announcement: string) {
  const active = usePersona();
  const choose = usePersonaChoice();
  const [announced, setAnnounced] = useState("");
  const getRadioProps = ({ id, label }: { id: PersonaId; label: string }) => ({
    type: "radio",
    name: personaFieldName,
    id: `${personaFieldName}-${id}`,
    value: id,
    checked: active === id,
    onChange: () => {
      choose(id);
      setAnnounced(announcement.replace("{persona}", label));
    },
  });
  return { announced, getRadioProps };
}

/** Chooses a persona; an address that names another one is brought up to date. */
function usePersonaChoice(): (id: PersonaId) => void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return (id) => {
    setPersona(id);
    const query = new URLSearchParams(search);
    const named = query.get("persona");
    if (named === null || named === id || !personaIds.some((known) => known === named)) return;
    query.set("persona", id);
    navigate(`${pathname}?${query}${hash}`, { replace: true, preventScrollReset: true });
  };
}
