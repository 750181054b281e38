import { usePage } from "../../engine/page-context.ts";
import { getCanonicalPath } from "../../routes.ts";

/** Items of a list: the page in each other language that has it, named as its readers name it. */
export function LanguageLinks({ className }: { className: string }) {
  const { address, alternates, edition } = usePage();
  if (!("path" in address)) return null;
  return alternates
    .filter(({ prefix }) => prefix !== edition.prefix)
    .map(({ language, prefix }) => (
      <li key={language}>
        <a
          hrefLang={language}
          href={prefix + getCanonicalPath(address.path)}
          lang={language}
          className={className}
        >
          {new Intl.DisplayNames(language, { type: "language" }).of(language)}
        </a>
      </li>
    ));
}
