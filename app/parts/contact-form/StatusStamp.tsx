import { classNames } from "../ui/class-names.ts";
import type { ContactState } from "./contact-state.ts";
import type { FormWords } from "./form-schema.ts";

type Status = keyof FormWords["status"];

interface StatusStampProps {
  sheet: string;
  labels: FormWords["status"];
  state: ContactState;
}

const marks: Record<Status, string> = {
  editing: "border-[1.5px] border-graphite",
  sending: "bg-signal",
  sent: "bg-cleared",
  notSent: "bg-signal-deep",
  notConfirmed: "border-[3px] border-signal-deep",
};

function getStatus({ phase, trouble }: ContactState): Status {
  if (phase !== "editing" || !trouble) return phase;
  return trouble === "unknown" ? "notConfirmed" : "notSent";
}

/** The corner of the sheet: its number and status. Screen readers get the status elsewhere. */
export function StatusStamp({ sheet, labels, state }: StatusStampProps) {
  const renderStatus = (status: Status, className: string) => (
    <p className={classNames("grow items-center gap-2 px-4 py-2.5", className)}>
      <span className={classNames("size-2 shrink-0", marks[status])} />
      {labels[status]}
    </p>
  );
  return (
    <div
      aria-hidden="true"
      data-uncovered
      className="tag flex min-w-26 flex-col border-ink uppercase max-[20rem]:border-t-[1.5px] min-[20rem]:border-l-[1.5px]"
    >
      <p className="border-b border-ink px-4 py-2.5 text-graphite">{sheet}</p>
      {renderStatus(getStatus(state), "flex in-[:not([data-live]):has(>#thank-you:target)]:hidden")}
      {renderStatus("sent", "hidden in-[:not([data-live]):has(>#thank-you:target)]:flex")}
    </div>
  );
}
