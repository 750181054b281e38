import { useEffect, useState } from "react";

/** Today by the visitor's calendar, ISO 8601; undefined until the island is live. */
export function useToday(): string | undefined {
  const [today, setToday] = useState<string>();
  useEffect(() => {
    const now = new Date();
    const parts = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0"));
    setToday([now.getFullYear(), ...parts].join("-"));
  }, []);
  return today;
}
