/** Text in which a range such as "3-12" stays on one line; browsers would break after its hyphen. */
export function RangeText({ children }: { children: string }) {
  return children.split(/(\d+-\d+)/).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
