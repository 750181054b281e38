import { fillPattern } from "content-model/fill-pattern";
import type { PictureSource } from "content-model/media-fields";
import { type ReactNode, useId } from "react";
import type { PageAddress } from "../../engine/page.ts";
import { usePage } from "../../engine/page-context.ts";
import { getCanonicalPath, getModulePath, getModulesPathFor, type ModuleId } from "../../routes.ts";
import { getModule } from "../modules/schema.ts";
import { classNames } from "../ui/class-names.ts";
import { Arrow } from "../ui/icons.tsx";
import { AppLink, ButtonLink } from "../ui/links.tsx";
import type { ChromeContent } from "./chrome-content.ts";

/** `aria-current` of a link in a menu. */
export function getAriaCurrent(href: string, address: PageAddress): "page" | undefined {
  if (!("path" in address)) return undefined;
  return getCanonicalPath(href) === getCanonicalPath(address.path) ? "page" : undefined;
}

/** `aria-current` of a link on the page that is drawn. */
export function useAriaCurrent(): (href: string) => "page" | undefined {
  const { address } = usePage();
  return (href) => getAriaCurrent(href, address);
}

interface ModuleTagsProps {
  personaLabel: string;
  modules: readonly ModuleId[];
  content: ChromeContent;
}

/** The modules that a persona starts with, as the tags of a drawing. */
export function ModuleTags({ personaLabel, modules, content }: ModuleTagsProps) {
  const name = fillPattern(content.chrome.accessibleNames.recommendedModules, {
    persona: personaLabel,
  });
  return (
    <ul aria-label={name} className="mt-1.5 mb-0.5 flex w-full flex-wrap gap-1">
      {modules.map((id) => (
        <li
          key={id}
          className="rounded-sm border border-hairline bg-sheet px-1.5 py-0.5 text-label leading-tight text-text"
        >
          {getModule(content.modules, id).name}
        </li>
      ))}
    </ul>
  );
}

interface MenuLinkProps {
  href: string;
  label: string;
  description?: string;
  /** Before the words: a tag or a picture. */
  mark?: ReactNode;
  /** The way to the whole list: with an arrow. */
  isLeading?: boolean;
  children?: ReactNode;
}

/** An entry of the mega menu. The whole row is the link; its name is the label alone. */
function MenuLink({ href, label, description, mark, isLeading, children }: MenuLinkProps) {
  const id = useId();
  const getAriaCurrent = useAriaCurrent();
  return (
    <li
      className={classNames(
        "group/card relative flex rounded-sm px-3 py-1 transition-colors hover:bg-paper",
        isLeading &&
          "mt-2.5 before:absolute before:inset-x-3 before:-top-1.5 before:border-t before:border-hairline",
      )}
    >
      {mark}
      <div className="min-w-0 py-0.5 text-small">
        <AppLink
          href={href}
          aria-current={getAriaCurrent(href)}
          aria-describedby={description && id}
          className="font-medium card-cover after:rounded-sm"
        >
          {label}
          {isLeading && <Arrow className="ml-2 inline-block" />}
        </AppLink>
        {description && (
          <p id={id} className="text-[0.8125rem] leading-snug text-graphite">
            {description}
          </p>
        )}
        {children}
      </div>
    </li>
  );
}

/** Module tags that a persona shows in this menu (spec section 9). */
const tagLimit = 3;

const tagStyle =
  "tag w-13 flex-none pt-1 whitespace-nowrap text-graphite transition-colors group-hover/card:text-signal-deep";

export const megaMenuId = "platform-menu";

/** The sheet that opens under the top bar: Products, Solutions, Resources, Company. */
export function MegaMenu({ content }: { content: ChromeContent }) {
  const { resources, company } = content.chrome.menu;
  const { callToAction } = company;
  return (
    <div
      id={megaMenuId}
      popover="auto"
      data-menu
      className={classNames(
        "menu-panel inset-x-0 top-(--header-height) bottom-auto max-h-[calc(100dvh-var(--header-height))] w-full max-w-none overflow-y-auto overscroll-contain",
        "border-b border-ink bg-sheet text-ink shadow-panel [clip-path:inset(0_0_-6rem)] max-md:hidden @max-[46rem]/bar:hidden",
      )}
    >
      <div className="page-column grid grid-cols-2 @min-[64rem]/bar:grid-cols-[31fr_38fr_15.5fr_15.5fr]">
        <ProductsColumn content={content} />
        <SolutionsColumn content={content} />
        <MenuColumn
          title={resources.title}
          className="@max-[64rem]/bar:border-t @max-[64rem]/bar:pr-6 @min-[64rem]/bar:border-l @min-[64rem]/bar:px-6"
        >
          {resources.links.map((link) => (
            <MenuLink key={link.href} {...link} />
          ))}
        </MenuColumn>
        <MenuColumn
          title={company.title}
          className="border-l pl-6 @max-[64rem]/bar:border-t"
          foot={<StartBox words={callToAction} />}
        >
          {company.links.map((link) => (
            <MenuLink key={link.href} {...link} />
          ))}
        </MenuColumn>
      </div>
    </div>
  );
}

function ProductsColumn({ content: { chrome, modules } }: { content: ChromeContent }) {
  const { products } = chrome.menu;
  return (
    <MenuColumn title={products.title} className="pr-6">
      {modules.map(({ id, tag, name, menuDescription }) => (
        <MenuLink
          key={id}
          mark={
            <span aria-hidden="true" className={tagStyle}>
              {tag}
            </span>
          }
          href={getModulePath(id)}
          label={name}
          description={menuDescription}
        />
      ))}
      <MenuLink {...products.viewAll} isLeading />
    </MenuColumn>
  );
}

function SolutionsColumn({ content }: { content: ChromeContent }) {
  const { solutions } = content.chrome.menu;
  const { personas } = content.personas;
  return (
    <MenuColumn title={solutions.title} className="border-l pl-6 @min-[64rem]/bar:pr-6">
      {personas.map(({ id, label, menuDescription, modules: recommended, picture }) => (
        <MenuLink
          key={id}
          mark={<Scene picture={picture} />}
          href={getModulesPathFor(id)}
          label={label}
          description={menuDescription}
        >
          <ModuleTags
            personaLabel={label}
            modules={recommended.slice(0, tagLimit)}
            content={content}
          />
        </MenuLink>
      ))}
    </MenuColumn>
  );
}

/** The way to get started, below the company's links. */
function StartBox({
  words,
}: {
  words: ChromeContent["chrome"]["menu"]["company"]["callToAction"];
}) {
  const getAriaCurrent = useAriaCurrent();
  return (
    <div className="room mt-4 rounded-md border border-room bg-room p-4 text-white">
      <p className="font-head text-body leading-tight tracking-tight">{words.title}</p>
      <p className="mt-1.5 text-small text-room-text">{words.text}</p>
      <ButtonLink
        tone="signal"
        size="sm"
        {...words.first}
        aria-current={getAriaCurrent(words.first.href)}
        className="mt-3.5 w-full px-2!"
      />
      <ButtonLink
        tone="room-line"
        size="sm"
        {...words.link}
        aria-current={getAriaCurrent(words.link.href)}
        className="mt-2 w-full px-2!"
      />
    </div>
  );
}

/** A role's scene, fetched when the menu opens: the smallest file. */
function Scene({ picture: { srcSet } }: { picture: PictureSource }) {
  return (
    <img
      src={srcSet.split(" ")[0]}
      width="104"
      height="80"
      alt=""
      loading="lazy"
      className="mr-4 h-20 w-26 flex-none self-center object-cover"
    />
  );
}

interface MenuColumnProps {
  title: string;
  /** Entries, as list items. */
  children: ReactNode;
  /** Below the list. */
  foot?: ReactNode;
  className?: string;
}

/** A column of the mega menu, headed like the zone of a drawing sheet. */
function MenuColumn({ title, children, foot, className }: MenuColumnProps) {
  const id = useId();
  return (
    <div className={classNames("flex flex-col border-hairline pt-5 pb-6", className)}>
      <p id={id} className="tag border-b border-hairline pb-3 text-graphite uppercase">
        {title}
      </p>
      <ul aria-labelledby={id} className="-mx-3 mt-2 mb-auto">
        {children}
      </ul>
      {foot}
    </div>
  );
}
