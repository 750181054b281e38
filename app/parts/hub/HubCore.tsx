import { classNames } from "../ui/class-names.ts";

interface HubCoreProps {
  name: string;
  text: string;
  tags: readonly string[];
  isActive: boolean;
}

/** The cabinet in which all wires end: the product, with its modules as terminals. */
export function HubCore({ name, text, tags, isActive }: HubCoreProps) {
  return (
    <div
      className={classNames(
        "flex flex-wrap items-baseline gap-x-4 border-2 bg-room px-4 py-3 transition-colors lg:absolute lg:inset-y-8 lg:left-1/2 lg:w-[12.5rem] lg:-translate-x-1/2 lg:flex-col lg:flex-nowrap lg:items-center lg:justify-center lg:px-5 lg:text-center",
        isActive ? "border-signal" : "border-room-mute",
      )}
    >
      <p className="font-head text-h3 text-white">{name}</p>
      <p className="max-w-[13em] text-small text-room-text max-lg:max-w-none lg:mt-2">{text}</p>
      <ul
        aria-hidden="true"
        className="mt-5 flex max-w-40 flex-wrap justify-center gap-1.5 max-lg:hidden"
      >
        {tags.map((tag) => (
          <li key={tag} className="border border-room-edge px-1.5 py-0.5 tag text-room-mute">
            {tag}
          </li>
        ))}
      </ul>
    </div>
  );
}
