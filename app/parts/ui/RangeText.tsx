/** Text in which a range such as "3-12" or a code such as "WD-6" stays on one line; browsers would break after its hyphen. */
export function RangeText({ children }: { children: string }) {
  return children.split(/(\d+-\d+|\b[A-Z]{1,3}-[A-Z\d]+\b)/).map((part, index) =>
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
