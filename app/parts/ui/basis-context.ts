import { createContext } from "react";

/** Collects, while a page is drawn, the bases that its metrics name; undefined inside islands. */
export const BasisContext = createContext<Set<string> | undefined>(undefined);

/** Id of the note that tells a basis. */
export const getBasisId = (basis: string) => `basis-${basis}`;
