import { runEach } from "./dom.ts";

/** A value outside React that islands share. */
export type Store<Value> = ReturnType<typeof createStore<Value>>;

/** @param initial what the build drew */
export function createStore<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    get: () => value,
    set(next: Value) {
      value = next;
      runEach(listeners);
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
