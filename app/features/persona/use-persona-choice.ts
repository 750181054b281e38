import { useLocation, useNavigate } from "react-router";
import { type PersonaId, personaIds } from "../../routes.ts";
import { setPersona } from "./persona-store.ts";

/** Chooses a persona; an address that names another one is brought up to date. */
export function usePersonaChoice(): (id: PersonaId) => void {
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
