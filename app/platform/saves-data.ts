/** Whether the visitor has asked for less data (Save-Data). A browser that refuses to tell counts as if. */
export function savesData(): boolean {
  try {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    return connection?.saveData === true;
  } catch {
    return true;
  }
}
