import { createContext } from "react";

/** The way to the pilot, in the words of content/chrome.yaml; undefined where no document is drawn. */
export const PilotContext = createContext<{ label: string; href: string } | undefined>(undefined);
