import type { Module } from "../../parts/modules/schema.ts";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import { SheetLabel } from "../../parts/ui/SheetLabel.tsx";
import type { HowItWorksPage } from "./schema.ts";

interface ModuleRegisterProps {
  page: HowItWorksPage;
  modules: readonly Module[];
}

/** Which modules are available, as the register of a drawing set, by product name. */
export function ModuleRegister({ page, modules }: ModuleRegisterProps) {
  const { eyebrow, title, text, status, items } = page.available;
  return (
    <section
      aria-labelledby="available-title"
      className="border-y border-hairline bg-sheet py-band"
    >
      <div className="page-column grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.4fr] lg:items-start">
        <div>
          <SheetLabel parts={[page.sheet, eyebrow]} />
          <h2 id="available-title" className="mt-5 max-w-[9em] text-h2">
            {title}
          </h2>
          <p className="mt-5 max-w-note text-lead text-text">{text}</p>
        </div>
        <ul className="grid border-t border-ink sm:grid-cols-2 sm:gap-x-8">
          {items.map(({ module: id, href }) => {
            const module = modules.find((each) => each.id === id);
            return (
              <li
                key={href}
                className="relative grid grid-cols-[3.5rem_1fr_auto] items-baseline gap-x-2 border-b border-hairline py-4 transition-colors hover:bg-paper"
              >
                <span className="tag text-graphite">{module?.tag}</span>
                <span>
                  <AppLink
                    href={href}
                    className="font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3"
                  >
                    {module?.alternateName}
                  </AppLink>
                  <span className="block text-small text-graphite">{module?.name}</span>
                </span>
                <span className="flex items-center gap-2 tag text-cleared">
                  <span aria-hidden="true" className="size-2 bg-cleared" />
                  {status}
                </span>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
