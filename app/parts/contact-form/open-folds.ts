/**
 * Opens what is folded in a form where a control in it is filled in or faulty: by a draft, an address
 * that asks for an interest, a browser that fills in, a refusal. It closes nothing.
 */
export function openFilledFolds(form: HTMLElement): void {
  for (const fold of form.querySelectorAll<HTMLDetailsElement>("details:not([open])")) {
    const controls = [...fold.querySelectorAll("input")];
    fold.open = controls.some(({ ariaInvalid, checked, type, value }) =>
      type === "checkbox" ? checked : value !== "" || ariaInvalid === "true",
    );
  }
}
