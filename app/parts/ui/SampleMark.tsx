import { createContext, use } from "react";

/** What a screen reader says of a sample; undefined inside islands. */
export const SampleContext = createContext<string | undefined>(undefined);

interface SampleMarkProps {
  /** The value that stands before it; without one, the sign is always there. */
  of?: { isSample: boolean } | undefined;
}

/**
 * The sign next to a sample, and next to the status in the footer that explains it.
 */
export function SampleMark({ of }: SampleMarkProps) {
  const name = use(SampleContext);
  if (of && !of.isSample) return null;
  return <span role="img" aria-label={name} className="sample-mark" />;
}
