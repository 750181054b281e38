import { runEach } from "../platform/run-each.ts";

/** What a `NAME.behavior.ts` exports: what only the pages do that draw something with `useBehavior(NAME)`. */
interface Behavior {
  /** Once per visit, with the first such page. */
  start?: () => void;
  /** Each time such a page is shown. */
  follow?: () => void;
}

const loaders = Object.entries(import.meta.glob<Behavior>("../**/*.behavior.ts"));

const started = new Set<string>();

/** Runs the behaviors of the page that is shown; resolves once it answers. */
export async function followBehaviors(): Promise<void> {
  const marked = document.querySelectorAll<HTMLElement>("[data-behavior]");
  const names = new Set([...marked].map(({ dataset }) => dataset.behavior ?? ""));
  await Promise.all([...names].map(followBehavior));
}

async function followBehavior(name: string): Promise<void> {
  const load = loaders.find(([path]) => path.endsWith(`/${name}.behavior.ts`))?.[1];
  // If its script does not load, the page is as it was drawn.
  const behavior = await load?.().catch(() => undefined);
  if (!behavior) return;
  const isFirst = !started.has(name);
  started.add(name);
  runEach([() => isFirst && behavior.start?.(), () => behavior.follow?.()]);
}
