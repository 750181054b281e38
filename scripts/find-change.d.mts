export function isContentFile(file: string): boolean;
export function findChange(
  since?: string,
): { base: string; files: string[]; isContent: boolean } | undefined;
