export function findNginx(): string | undefined;
export function findBrotliModule(): string | undefined;
export function ensureNginx(): string | undefined;
