import { useSyncExternalStore } from "react";
import type { Store } from "./create-store.ts";

/** A store's value; its initial value until the island is live. */
export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => store.initial);
}
