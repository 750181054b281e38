import { createContext, use } from "react";

/** What a screen reader says of a sample; undefined inside islands. */
export const SampleContext = createContext<string | undefined>(undefined);

/** @param props `of` is the value that stands before it; without one, the sign is always there */
export function SampleMark({ of }: { of?: { isSample: boolean } | undefined }) {
  const name = use(SampleContext);
  if (of && !of.isSample) return null;
  return <span role="img" aria-label={name} className="sample-mark" />;
}
