import { createContext } from "react";

/** What a screen reader says of a sample; undefined inside islands. */
export const SampleContext = createContext<string | undefined>(undefined);
