/**
 * A text whose words never break at a hyphen, such as "non-essential" or "W-0774". Outside islands, the
 * build keeps tags whole by itself (build-site/draw-pages.ts).
 */
export function WholeWords({ children }: { children: string }) {
  return (
    <span>
      {children.split(/(\S*-\S*)/).map((part, index) =>
        part.includes("-") ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word can be there twice
          <span key={index} className="inline-block">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  );
}
