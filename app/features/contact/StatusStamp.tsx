import { classNames } from "../../ui/class-names.ts";
import type { ContactFormCopy } from "./contact-copy.ts";
import type { ContactState } from "./contact-store.ts";

interface StatusStampProps {
  sheet: string;
  labels: ContactFormCopy["status"];
  state: ContactState;
}

/** The corner of the sheet: its number and what has become of it. Screen readers hear it elsewhere. */
export function StatusStamp({ sheet, labels, state }: StatusStampProps) {
  const { phase, trouble } = state;
  const label = trouble && phase === "editing" ? labels.notSent : labels[phase];
  return (
    <div
      aria-hidden="true"
      className="tag flex min-w-26 flex-col border-l-[1.5px] border-ink uppercase"
    >
      <p className="border-b border-ink px-4 py-2.5 text-graphite">{sheet}</p>
      <p className="flex grow items-center gap-2 px-4 py-2.5">
        <span
          className={classNames(
            "size-2 shrink-0 transition-colors",
            phase === "sending" && "bg-signal",
            phase === "sent" && "bg-cleared",
            phase === "editing" && (trouble ? "bg-signal-deep" : "border-[1.5px] border-graphite"),
          )}
        />
        {label}
      </p>
    </div>
  );
}
