import type { ModuleId } from "../../routes.ts";

/** The module with this id, of the list of all modules. */
export function getModule<M extends { id: ModuleId }>(modules: readonly M[], id: ModuleId): M {
  const module = modules.find((each) => each.id === id);
  if (!module) throw new Error(`there is no module "${id}"`);
  return module;
}
