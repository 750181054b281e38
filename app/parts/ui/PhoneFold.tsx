import type { ReactNode } from "react";

interface PhoneFoldProps {
  /** What opens it on a phone. */
  label: string;
  children: ReactNode;
}

/**
 * What is ours and most readers on a phone pass over: closed there, open where there is space. What the
 * specification names is never in one. A link to its section opens it (app/platform/fragment.ts).
 */
export function PhoneFold({ label, children }: PhoneFoldProps) {
  return (
    <details
      data-phone-fold
      className="group fold-on-phones border-hairline in-[.room]:border-room-edge max-md:not-open:border-b"
    >
      <summary className="flex min-h-12 items-center justify-between gap-4 py-2.5 font-medium after:-mt-1 after:font-mono after:text-[1.625rem] after:leading-none after:font-normal after:text-signal-deep after:content-['+'] in-[.room]:after:text-signal group-open:after:content-['−']">
        {label}
      </summary>
      {children}
    </details>
  );
}
