/**
 * Text in which a range with its unit such as "3-12 months", or a code such as "WD-6", stays on one line where it fits,
 * and a search for it finds it: browsers would break after its hyphen.
 */
export function RangeText({ children }: { children: string }) {
  return children.split(/(\d+-\d+(?: \p{L}+)?|\b[A-Z]{1,3}-[A-Z\d]+\b)/u).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order
      <span key={index} className="inline-block max-w-full">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
