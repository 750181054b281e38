import type { ReactNode } from "react";

/** One shelf of the style page. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-16 border-t border-ink pt-4">
      <h2 className="mb-6 font-mono tag uppercase">{title}</h2>
      {children}
    </section>
  );
}
