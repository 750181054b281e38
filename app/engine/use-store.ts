import { useSyncExternalStore } from "react";
import type { Store } from "./create-store.ts";

/** The value of a store; its initial one until the island is alive. */
export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => store.initial);
}
