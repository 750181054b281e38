/** The one item for which `field` has this value. @throws if there is none */
export function findRecord<T, K extends keyof T>(items: readonly T[], field: K, value: T[K]): T {
  const item = items.find((each) => each[field] === value);
  if (!item) throw new Error(`the sample plant has no ${String(field)} ${String(value)}`);
  return item;
}
