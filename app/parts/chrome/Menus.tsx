import { fillPattern } from "content-model/fill-pattern";
import { type ComponentProps, type ReactNode, useId } from "react";
import type { PageAddress } from "../../engine/page.ts";
import { usePage } from "../../engine/page-context.ts";
import { getCanonicalPath, getModulePath, getModulesPathFor } from "../../routes.ts";
import { getModule } from "../modules/schema.ts";
import { classNames } from "../ui/class-names.ts";
import { Arrow } from "../ui/icons.tsx";
import { AppLink, ButtonLink } from "../ui/links.tsx";
import type { ChromeContent } from "./schema.ts";

/** `aria-current` of a link in a menu. */
export function getAriaCurrent(href: string, address: PageAddress): "page" | undefined {
  if (!("path" in address)) return undefined;
  return getCanonicalPath(href) === getCanonicalPath(address.path) ? "page" : undefined;
}

/** A link that says whether it leads to the page that is drawn. */
export function MenuLink(props: ComponentProps<typeof AppLink>) {
  const { address } = usePage();
  return <AppLink aria-current={getAriaCurrent(props.href, address)} {...props} />;
}

/** A button that does. */
export function MenuButtonLink(props: ComponentProps<typeof ButtonLink>) {
  const { address } = usePage();
  return <ButtonLink aria-current={getAriaCurrent(props.href, address)} {...props} />;
}

interface Entry {
  href: string;
  label: string;
  description?: string;
  /** A module's tag. */
  tag?: string;
  /** A role. */
  persona?: ChromeContent["personas"]["personas"][number];
  /** The way to the whole list: with an arrow. */
  isLeading?: boolean;
}

/** The groups of both menus: Products, Solutions, Resources, Company. */
function listGroups({ chrome, modules, personas }: ChromeContent) {
  const { products, solutions, resources, company } = chrome.menu;
  const productEntries: Entry[] = modules.map(({ id, tag, name, menuDescription }) => ({
    href: getModulePath(id),
    label: name,
    description: menuDescription,
    tag,
  }));
  const solutionEntries: Entry[] = personas.personas.map((persona) => ({
    href: getModulesPathFor(persona.id),
    label: persona.label,
    description: persona.menuDescription,
    persona,
  }));
  return {
    products: {
      title: products.title,
      links: [...productEntries, { ...products.viewAll, isLeading: true }],
    },
    solutions: { title: solutions.title, links: solutionEntries },
    resources: resources as { title: string; links: Entry[] },
    company: company as { title: string; links: Entry[] },
  };
}

/** Module tags that a persona shows (spec section 9). */
const tagLimits = { wide: 3, phone: 2 };

/** The modules that a persona starts with, as the tags of a drawing. */
function ModuleTags({
  persona,
  limit,
  content,
}: {
  persona: NonNullable<Entry["persona"]>;
  limit: number;
  content: ChromeContent;
}) {
  const { recommendedModules } = content.chrome.accessibleNames;
  return (
    <ul
      aria-label={fillPattern(recommendedModules, { persona: persona.label })}
      className="mt-1.5 mb-0.5 flex w-full flex-wrap gap-1"
    >
      {persona.modules.slice(0, limit).map((id) => (
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

export const megaMenuId = "platform-menu";

/** The sheet that opens under the top bar. */
export function MegaMenu({ content }: { content: ChromeContent }) {
  const { products, solutions, resources, company } = listGroups(content);
  const { callToAction } = content.chrome.menu.company;
  return (
    <div
      id={megaMenuId}
      popover="auto"
      data-menu
      className={classNames(
        panel,
        "max-h-[calc(100dvh-var(--header-height))]",
        "max-md:hidden @max-[46rem]/bar:hidden",
      )}
    >
      <div className="page-column grid grid-cols-2 @min-[64rem]/bar:grid-cols-[31fr_38fr_15.5fr_15.5fr]">
        <MenuColumn {...products} content={content} className="pr-6" />
        <MenuColumn
          {...solutions}
          content={content}
          className="border-l pl-6 @min-[64rem]/bar:pr-6"
        />
        <MenuColumn
          {...resources}
          content={content}
          className="@max-[64rem]/bar:border-t @max-[64rem]/bar:pr-6 @min-[64rem]/bar:border-l @min-[64rem]/bar:px-6"
        />
        <MenuColumn
          {...company}
          content={content}
          className="border-l pl-6 @max-[64rem]/bar:border-t"
        >
          <div className="room mt-4 rounded-md border border-room bg-room p-4 text-white">
            <p className="font-head text-body leading-tight tracking-tight">{callToAction.title}</p>
            <p className="mt-1.5 text-small text-room-text">{callToAction.text}</p>
            <MenuButtonLink
              tone="signal"
              size="sm"
              {...callToAction.first}
              className="mt-3.5 w-full px-2!"
            />
            <MenuButtonLink
              tone="room-line"
              size="sm"
              {...callToAction.link}
              className="mt-2 w-full px-2!"
            />
          </div>
        </MenuColumn>
      </div>
    </div>
  );
}

/** How both menus hang below the bar. */
const panel =
  "menu-panel inset-x-0 top-(--header-height) bottom-auto w-full max-w-none overflow-y-auto overscroll-contain border-b border-ink bg-sheet text-ink shadow-panel [clip-path:inset(0_0_-6rem)]";

interface GroupProps {
  title: string;
  links: readonly Entry[];
  content: ChromeContent;
}

interface MenuColumnProps extends GroupProps {
  className: string;
  /** Below the list. */
  children?: ReactNode;
}

/** A column of the mega menu, headed like the zone of a drawing sheet. */
function MenuColumn({ title, links, content, className, children }: MenuColumnProps) {
  const id = useId();
  return (
    <div className={classNames("flex flex-col border-hairline pt-5 pb-6", className)}>
      <p id={id} className="tag border-b border-hairline pb-3 text-graphite uppercase">
        {title}
      </p>
      <ul aria-labelledby={id} className="-mx-3 mt-2 mb-auto">
        {links.map((entry) => (
          <WideEntry key={entry.href} entry={entry} content={content} />
        ))}
      </ul>
      {children}
    </div>
  );
}

interface EntryProps {
  entry: Entry;
  content: ChromeContent;
}

/** An entry of the mega menu. The whole row is the link; its name is the label alone. */
function WideEntry({ entry, content }: EntryProps) {
  const id = useId();
  const { href, label, description, tag, persona, isLeading } = entry;
  return (
    <li
      className={classNames(
        "group/card relative flex rounded-sm px-3 py-1 transition-colors hover:bg-paper",
        isLeading &&
          "mt-2.5 before:absolute before:inset-x-3 before:-top-1.5 before:border-t before:border-hairline",
      )}
    >
      {tag && (
        <span
          aria-hidden="true"
          className="tag w-13 flex-none pt-1 whitespace-nowrap text-graphite transition-colors group-hover/card:text-signal-deep"
        >
          {tag}
        </span>
      )}
      {persona && (
        // Fetched when the menu opens: the smallest file.
        <img
          src={persona.picture.srcSet.split(" ")[0]}
          width="104"
          height="80"
          alt=""
          loading="lazy"
          className="mr-4 h-20 w-26 flex-none self-center object-cover"
        />
      )}
      <div className="min-w-0 py-0.5 text-small">
        <MenuLink
          href={href}
          aria-describedby={description && id}
          className="font-medium card-cover after:rounded-sm"
        >
          {label}
          {isLeading && <Arrow className="ml-2 inline-block" />}
        </MenuLink>
        {description && (
          <p id={id} className="text-[0.8125rem] leading-snug text-graphite">
            {description}
          </p>
        )}
        {persona && <ModuleTags persona={persona} limit={tagLimits.wide} content={content} />}
      </div>
    </li>
  );
}

export const mobileMenuId = "mobile-menu";

/** The menu where the bar has no space for its entries: the groups, quick links and the way to get started. */
export function MobileMenu({ content }: { content: ChromeContent }) {
  const { accessibleNames, mobileMenu } = content.chrome;
  const { quickLinks, getStarted } = mobileMenu;
  return (
    <div
      id={mobileMenuId}
      popover="auto"
      data-menu="modal"
      className={classNames(
        panel,
        "phone-menu max-h-[min(80svh,calc(100dvh-var(--header-height)))] md:@min-[46rem]/bar:hidden",
      )}
    >
      <nav aria-label={accessibleNames.mobileNavigation}>
        {Object.values(listGroups(content)).map((group) => (
          <MobileGroup key={group.title} {...group} content={content} />
        ))}
        <div className="page-column pt-5 pb-4">
          <p id="mobile-quick-links" className="tag text-graphite uppercase">
            {quickLinks.title}
          </p>
          <ul
            aria-labelledby="mobile-quick-links"
            className="mt-2.5 grid grid-cols-2 gap-px border border-hairline bg-hairline"
          >
            {quickLinks.links.map(({ href, label }) => (
              <li key={href} className="flex bg-sheet">
                <MenuLink
                  href={href}
                  className="flex min-h-12 flex-1 items-center px-3.5 text-small font-medium aria-[current=page]:shadow-[inset_2px_0_0_var(--color-signal)] focus-visible:-outline-offset-3 active:bg-paper"
                >
                  {label}
                </MenuLink>
              </li>
            ))}
          </ul>
        </div>
        <div className="room bg-room text-white">
          <div className="page-column py-4">
            <p className="text-small text-room-text">{getStarted.text}</p>
            <MenuButtonLink tone="signal" arrow {...getStarted.first} className="mt-3 w-full" />
            <MenuButtonLink tone="room-line" {...getStarted.link} className="mt-2 w-full" />
          </div>
        </div>
      </nav>
    </div>
  );
}

/** A group of the phone's menu that folds open; it needs no scripts. */
function MobileGroup({ title, links, content }: GroupProps) {
  return (
    <details className="border-b border-hairline">
      <summary className="page-column flex min-h-14 items-center justify-between font-head text-body font-strong tracking-tight focus-visible:-outline-offset-3">
        {title}
        <span aria-hidden="true" className="group-mark" />
      </summary>
      <ul className="page-column pb-3">
        {links.map((entry) => (
          <PhoneEntry key={entry.href} entry={entry} content={content} />
        ))}
      </ul>
    </details>
  );
}

/** An entry of the phone's menu. The whole row is the link; its name is the label alone. */
function PhoneEntry({ entry: { href, label, tag, persona, isLeading }, content }: EntryProps) {
  return (
    <li className="relative flex min-h-12 flex-wrap content-center items-center gap-x-4 py-1.5 active:bg-paper">
      {tag && (
        <span aria-hidden="true" className="tag text-graphite">
          {tag}
        </span>
      )}
      <MenuLink href={href} className="text-body leading-tight card-cover">
        {label}
        {isLeading && (
          <span aria-hidden="true" className="ml-2">
            →
          </span>
        )}
      </MenuLink>
      {persona && <ModuleTags persona={persona} limit={tagLimits.phone} content={content} />}
    </li>
  );
}
