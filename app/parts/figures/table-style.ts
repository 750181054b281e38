/** Rows of the screens' tables: the first and last cell have the panel's inset. */
export const rowInset =
  "*:first:pl-4 *:last:pr-4 @min-[28rem]:*:first:pl-6 @min-[28rem]:*:last:pr-6";

/** The line of column names. */
export const headRowStyle = `tag text-left text-room-mute uppercase *:border-b *:border-room-line *:px-2 *:py-3 *:align-bottom *:font-medium ${rowInset}`;
