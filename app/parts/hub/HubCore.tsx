import { classNames } from "../ui/class-names.ts";

interface HubCoreProps {
  name: string;
  text: string;
  tags: readonly string[];
  isActive: boolean;
}

/** The cabinet in which all lines end: the product, with its modules as terminals. */
export function HubCore({ name, text, tags, isActive }: HubCoreProps) {
  return (
    <div
      className={classNames(
        "flex flex-col border-2 bg-room px-5 py-5 text-center transition-colors lg:absolute lg:inset-y-10 lg:left-1/2 lg:w-[12.5rem] lg:-translate-x-1/2 lg:justify-center",
        isActive ? "border-signal" : "border-room-mute",
      )}
    >
      <p className="font-head text-h3 text-white">{name}</p>
      <p className="mx-auto mt-2 max-w-[13em] text-small text-room-text">{text}</p>
      <ul
        aria-hidden="true"
        className="mx-auto mt-5 flex flex-wrap justify-center gap-1.5 lg:max-w-40"
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
