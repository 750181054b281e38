/** Rows of the screens' tables: the first and last cell have the panel's inset. */
export const rowInset =
  "*:first:pl-4 *:last:pr-4 @min-[28rem]:*:first:pl-6 @min-[28rem]:*:last:pr-6";

/** The line of column names. */
export const headRowStyle = `tag text-left text-room-mute uppercase *:border-b *:border-room-line *:px-2 *:py-3 *:align-bottom *:font-medium ${rowInset}`;

/** Where text is large and the screen small, the cells of a table are one below the other. */
export const stackedStyle =
  "@max-[14rem]:[&_:is(tbody,tr,td)]:block @max-[14rem]:[&_td]:px-4! @max-[14rem]:[&_thead]:sr-only";

/** Each of those cells then begins with the name of its column, from `data-column`. */
export const labeledCells =
  "@max-[14rem]:*:before:float-left @max-[14rem]:*:before:content-[attr(data-column)]";
