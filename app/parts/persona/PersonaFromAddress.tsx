import { useLayoutEffect } from "react";
import { useLocation } from "react-router";
import { parsePersona, setPersona } from "./persona-store.ts";

/** Follows a valid `?persona=` on every navigation inside the site (spec section 4). */
export function PersonaFromAddress() {
  const { search } = useLocation();
  useLayoutEffect(() => {
    const persona = parsePersona(new URLSearchParams(search).get("persona"));
    if (persona) setPersona(persona);
  }, [search]);
  return null;
}
