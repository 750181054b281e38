import { Fragment } from "react";

/** A text whose words never break at a hyphen, such as "non-essential". */
export function WholeWords({ children }: { children: string }) {
  return (
    <span>
      {children.split(" ").map((word, index) => (
        <Fragment key={word}>
          {index > 0 && " "}
          {word.includes("-") ? <span className="whitespace-nowrap">{word}</span> : word}
        </Fragment>
      ))}
    </span>
  );
}
