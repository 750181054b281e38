/** Id of the table of contents that is in view all the time. */
export const contentsId = "contents-scale";
