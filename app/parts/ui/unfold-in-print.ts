/** Opens what is folded while the page is printed, where the style sheet cannot (before Safari 18.4 and Firefox 143). */
export function unfoldInPrint(): void {
  if (CSS.supports("selector(::details-content)")) return;
  let folded: HTMLDetailsElement[] = [];
  addEventListener("beforeprint", () => {
    folded = [...document.querySelectorAll<HTMLDetailsElement>("main details:not([open])")];
    for (const details of folded) details.open = true;
  });
  addEventListener("afterprint", () => {
    for (const details of folded) details.open = false;
  });
}
