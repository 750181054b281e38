import { useId } from "react";
import { Button } from "../../../parts/ui/Button.tsx";
import { ChoiceLine } from "../fields.tsx";
import type { Calculator } from "../use-calculator.ts";
import { writeCountdownCalendar, writeCountdownCsv } from "./countdown-files.ts";
import type { Row } from "./list-rows.ts";
import type { CountdownWords } from "./schema.ts";
import type { FieldName } from "./values.ts";

interface CountdownDownloadsProps {
  calculator: Calculator<FieldName>;
  rows: readonly Row[];
  words: CountdownWords;
  /** ISO 8601; a calendar needs it. */
  feedOut: string | undefined;
}

/** The countdown as a calendar and as CSV, made in the browser. */
export function CountdownDownloads({ calculator, rows, words, feedOut }: CountdownDownloadsProps) {
  const { downloads } = words;
  const { values, changeValues } = calculator;
  const hint = useId();
  const name = ["turnaround-countdown", ...(feedOut ? [feedOut] : [])].join("-");
  return (
    <div className="no-print mt-5 flex flex-wrap items-end gap-x-3 gap-y-2 noscript:hidden">
      <Button
        tone="line"
        size="sm"
        aria-disabled={!feedOut}
        aria-describedby={feedOut ? undefined : hint}
        onClick={() => {
          if (!feedOut) return;
          const plan = values.plan || crypto.getRandomValues(new Uint32Array(2)).join("-");
          if (!values.plan) changeValues({ plan });
          const facts = { feedOut, plan, host: location.host, now: new Date() };
          save(`${name}.ics`, "text/calendar", writeCountdownCalendar(rows, downloads, facts));
        }}
      >
        {downloads.calendar}
      </Button>
      <Button
        tone="line"
        size="sm"
        onClick={() =>
          save(`${name}.csv`, "text/csv", writeCountdownCsv(rows, downloads, values.separator))
        }
      >
        {downloads.csv}
      </Button>
      {/* Without the space below a line of the sheet, so that the select ends where the buttons do. */}
      <div className="-mb-2.5 flex-1">
        <ChoiceLine
          name="separator"
          words={{ label: downloads.separator }}
          value={values.separator}
          onChange={(separator) => changeValues({ separator })}
          options={[
            { value: ",", label: downloads.separators.comma },
            { value: ";", label: downloads.separators.semicolon },
          ]}
        />
      </div>
      {!feedOut && (
        <p id={hint} className="w-full text-small text-graphite">
          {downloads.needsDate}
        </p>
      )}
    </div>
  );
}

/** Gives the visitor a file. */
function save(name: string, type: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
