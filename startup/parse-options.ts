import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { StartError } from "startup/start-error";

type Given = {
  /** what follows the command's name */
  args?: string[];
  env?: Readonly<Record<string, string | undefined>>;
  /** whether it takes more than options */
  allowPositionals?: boolean;
};

/**
 * Reads what follows a command of package.json.
 *
 * @throws StartError for what the command does not know, and for an option that npm took for its own:
 * without `--` before it, the command would do something else than it was told
 */
export function parseOptions<const Options extends ParseArgsOptionsConfig>(
  options: Options,
  { args = process.argv.slice(2), env = process.env, allowPositionals = true }: Given = {},
) {
  // Of `npm run publish-changes --undo`, npm passes on the option in the environment alone, where it
  // also has settings of its own, such as an email address.
  const hasOptions = args.some((arg) => arg.startsWith("-"));
  const kept = Object.keys(options).find(
    (name) => !hasOptions && env[`npm_config_${name}`] !== undefined,
  );
  if (kept !== undefined) {
    throw new StartError(
      `Nothing was done: npm takes options for its own without a "--" before them. Write npm run ${env.npm_lifecycle_event} -- --${kept}`,
    );
  }
  try {
    return parseArgs({ args, options, allowPositionals });
  } catch (error) {
    // What follows the first sentence is advice for other programs.
    const [fault = ""] = (error as Error).message.split(/\. |\.?\n/);
    const known = Object.keys(options).map((name) => `--${name}`);
    const hint = fault.startsWith("Unknown option") && known.length > 0;
    throw new StartError(hint ? `${fault}; did you mean ${known.join(" or ")}?` : `${fault}.`);
  }
}
