import type { ReactNode } from "react";

interface PhoneFoldProps {
  /** What opens it on a phone. */
  label: string;
  children: ReactNode;
}

/** What most readers on a phone pass over: closed there, open where there is space. */
export function PhoneFold({ label, children }: PhoneFoldProps) {
  return (
    <details className="group fold-on-phones border-hairline in-[.room]:border-room-edge max-md:not-open:border-b">
      <summary className="flex min-h-12 items-center justify-between gap-4 py-2.5 font-medium after:w-3.5 after:text-center after:font-mono after:text-signal-deep after:content-['+'] group-open:after:content-['−']">
        {label}
      </summary>
      {children}
    </details>
  );
}
