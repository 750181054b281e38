import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/**
 * What is ours and most readers on a phone pass over: closed there, open where there is space. What the
 * specification names is never in one. A link to its section opens it (app/platform/address.ts).
 *
 * @param props `isWide` is closed on wide pages as well: for what only some readers look into
 */
export function PhoneFold(props: { label: ReactNode; isWide?: boolean; children: ReactNode }) {
  const { label, isWide = false, children } = props;
  return (
    <details
      data-phone-fold
      className={classNames(
        "group border-hairline in-[.room]:border-room-edge",
        !isWide && "fold-on-phones max-md:not-open:border-b",
      )}
    >
      <summary className="flex min-h-12 items-center justify-between gap-4 py-2.5 font-medium after:-mt-1 after:font-mono after:text-[1.625rem] after:leading-none after:font-normal after:text-signal-deep after:content-['+'] in-[.room]:after:text-signal group-open:after:content-['−'] print:after:hidden">
        {label}
      </summary>
      {children}
    </details>
  );
}
