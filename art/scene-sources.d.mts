/** What pictures of one kind have in common; all widths in pixels. */
interface Kind {
  /** height / width */
  aspect: number;
  /** width that Blender renders */
  master: number;
  samples: number;
  widths: readonly number[];
  /** width of the PNG; pictures without one are not shown on pages */
  fallback?: number;
  /** most that an AVIF may weigh, in KB, by the width up to which that goes */
  limits: Readonly<Record<string, number>>;
}

export const artFolder: string;
export function listScenes(): string[];
export function getKind(name: string): Kind;
export function listFiles(kind: Kind): string[];
export function getSourceHash(name: string): string;
export function readRendered(name: string): { source: string } | undefined;
