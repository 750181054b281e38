import { fillPattern } from "content-model/fill-pattern";
import { type ComponentProps, type ReactNode, useId } from "react";
import type { PageAddress } from "../../engine/page.ts";
import { usePage } from "../../engine/page-context.ts";
import { getCanonicalPath, getModulePath, getModulesPathFor } from "../../routes.ts";
import { getModule } from "../modules/schema.ts";
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

/** The one menu: both its buttons open it (Header.tsx). */
export const menuId = "menu";

/** Module tags that a persona shows (spec section 9); a phone, two of them (chrome.css). */
const tagLimit = 3;

/** The menu: a sheet of columns under a wide bar; under a phone's, groups that fold open without scripts. */
export function Menu({ content }: { content: ChromeContent }) {
  const { chrome, modules, personas } = content;
  const { products, solutions, resources, company, quickLinks, callToAction } = chrome.menu;
  return (
    <div id={menuId} popover="auto">
      <div className="menu-sheet">
        <Group title={products.title}>
          {modules.map(({ id, tag, name, menuDescription }) => (
            <Entry
              key={id}
              href={getModulePath(id)}
              label={name}
              description={menuDescription}
              before={
                <span aria-hidden="true" className="tag">
                  {tag}
                </span>
              }
            />
          ))}
          <Entry {...products.viewAll} isLeading />
        </Group>
        <Group title={solutions.title}>
          {personas.personas.map((persona) => (
            <Entry
              key={persona.id}
              href={getModulesPathFor(persona.id)}
              label={persona.label}
              description={persona.menuDescription}
              before={
                // Fetched when the menu opens: the smallest file.
                <img
                  src={persona.picture.srcSet.split(" ")[0]}
                  width="104"
                  height="80"
                  alt=""
                  loading="lazy"
                />
              }
            >
              <ul
                aria-label={fillPattern(chrome.accessibleNames.recommendedModules, {
                  persona: persona.label,
                })}
              >
                {persona.modules.slice(0, tagLimit).map((id) => (
                  <li key={id}>{getModule(modules, id).name}</li>
                ))}
              </ul>
            </Entry>
          ))}
        </Group>
        {[resources, company].map(({ title, links }) => (
          <Group key={title} title={title}>
            {links.map((link) => (
              <Entry key={link.href} {...link} />
            ))}
          </Group>
        ))}
        <div className="menu-quick">
          <p className="tag text-graphite uppercase">{quickLinks.title}</p>
          <ul aria-label={quickLinks.title}>
            {quickLinks.links.map((link) => (
              <li key={link.href}>
                <MenuLink {...link} className="text-small font-medium" />
              </li>
            ))}
          </ul>
        </div>
        <div className="menu-call">
          <div className="room bg-room text-white">
            <p className="font-head text-body leading-tight tracking-tight">{callToAction.title}</p>
            <p className="mt-1.5 mb-3 text-small text-room-text">{callToAction.text}</p>
            <MenuButtonLink tone="signal" size="sm" {...callToAction.first} />
            <MenuButtonLink tone="room-line" size="sm" {...callToAction.link} />
          </div>
        </div>
      </div>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="menu-group">
      <details>
        <summary className="font-head text-body font-strong tracking-tight">
          {title}
          <span aria-hidden="true" className="group-mark" />
        </summary>
      </details>
      <p className="tag text-graphite uppercase">{title}</p>
      <ul aria-label={title}>{children}</ul>
    </div>
  );
}

interface EntryProps {
  href: string;
  label: string;
  description?: string;
  /** The way to the whole list: with an arrow. */
  isLeading?: boolean;
  /** Left of the label. */
  before?: ReactNode;
  /** Below it. */
  children?: ReactNode;
}

/** An entry of the menu. The whole row is the link; its name is the label alone. */
function Entry({ href, label, description, isLeading, before, children }: EntryProps) {
  const id = useId();
  const link = (
    <MenuLink href={href} aria-describedby={description && id} className="card-cover">
      {label}
      {isLeading && <Arrow className="ml-2 inline-block" />}
    </MenuLink>
  );
  return (
    <li className="menu-entry group/card">
      {before}
      {description ? (
        <div>
          {link}
          <p id={id}>{description}</p>
          {children}
        </div>
      ) : (
        link
      )}
    </li>
  );
}
