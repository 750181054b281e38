/** Cards that on phones lie side by side in a strip, where the next one always looks in. */
export const stripStyle =
  "max-md:-mx-gutter max-md:flex max-md:snap-x max-md:snap-mandatory max-md:scroll-px-gutter max-md:overflow-x-auto max-md:px-gutter max-md:[scrollbar-width:none]";

/** A card of such a strip. */
export const stripCardStyle = "max-md:w-[84%] max-md:max-w-80 max-md:flex-none max-md:snap-start";
