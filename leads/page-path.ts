/** Where a lead that was entered by hand says it came from: the desk's form. */
export const entryPage = "/desk/new";

/** The path of a page as lists and reports have it: of its two forms, the one with a slash at its end. */
export const endWithSlash = (path: string): string =>
  path.endsWith("/") || path === entryPage ? path : `${path}/`;
