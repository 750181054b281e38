import { use } from "react";
import { SampleContext } from "./sample-context.ts";

interface SampleMarkProps {
  /** The value that stands before it; without one, the sign is always there. */
  of?: { isSample: boolean } | undefined;
}

/**
 * The sign next to a sample, and next to the status in the footer that explains it. It stays on the
 * line of the word before it.
 */
export function SampleMark({ of }: SampleMarkProps) {
  const name = use(SampleContext);
  if (of && !of.isSample) return null;
  return (
    <>
      {"\u2060"}
      <span
        role="img"
        data-sample
        aria-label={name}
        className="ml-1 inline-grid size-3.5 place-items-center rounded-full border border-current align-[0.3em] font-mono text-[0.5625rem] leading-none font-medium tracking-normal no-underline before:content-['S'_/_'']"
      />
    </>
  );
}
