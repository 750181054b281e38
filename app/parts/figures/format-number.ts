/**
 * A number as the pictures print it: `decimals` places, commas between thousands, a true minus sign.
 * Independent of the visitor's locale, so that server and browser print the same.
 */
export function formatNumber(value: number, decimals = 0): string {
  const [whole = "", fraction] = Math.abs(value).toFixed(decimals).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  const digits = fraction === undefined ? grouped : `${grouped}.${fraction}`;
  return value < 0 ? `−${digits}` : digits;
}

/** A sum of money, in whole units and cents where `decimals` is 2. */
export function formatMoney(value: number, currency: string, decimals = 2): string {
  const amount = formatNumber(Math.abs(value), decimals);
  return value < 0 ? `−${currency}${amount}` : `${currency}${amount}`;
}

/** A difference with its sign: "+1.00", "−0.50", "0.00". */
export function formatDifference(value: number, decimals = 0): string {
  const digits = formatNumber(value, decimals);
  return value > 0 ? `+${digits}` : digits;
}

/** Rounded to cents, half away from zero, as an invoice rounds each line. */
export function roundToCents(value: number): number {
  return Math.round((value + Number.EPSILON) * 100) / 100;
}
