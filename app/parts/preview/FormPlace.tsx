import { type ReactNode, useContext } from "react";
import { PreviewContext } from "./preview-context.ts";

/**
 * Where a page has the contact form. In a preview whose form nobody would receive, it says so and
 * switches the form off (docs/decisions/0021).
 */
export function FormPlace({ children }: { children: ReactNode }) {
  const preview = useContext(PreviewContext);
  if (!preview || preview.hasBackend) return children;
  return (
    <>
      <p className="mb-4 border-l-4 border-petrol bg-sheet px-5 py-4 text-small text-ink">
        This is a preview: its form is switched off. To try the form, run npm start on a computer
        with the branch.
      </p>
      <div inert>{children}</div>
    </>
  );
}
