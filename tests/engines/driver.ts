/** Keys with a name; any other key is the character that it types. */
export type Key = "Control" | "Enter" | "Escape";

/** A function that runs in the page: it knows nothing but its arguments, which travel as JSON. */
export type PageFunction<Args extends unknown[], Result> = (...args: Args) => Result;

/**
 * One browser with one window, as far as every engine can do it. A visitor's mouse and keys are the
 * engine's own input, never events that a script makes. Sizes and places are in CSS pixels, from the
 * window's top left corner.
 */
export interface Driver {
  /** Name and version, such as `firefox/153.7.0`. */
  readonly name: string;
  /** Loads a document; resolves after its load event. */
  open(url: string): Promise<void>;
  /**
   * Goes to the entry before this one, which is of another document. WebKit may never answer a script
   * whose document goes away meanwhile, so the driver waits for the other one, as it does for a reload.
   */
  back(): Promise<void>;
  reload(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Rejects if the function throws or its document goes away. */
  evaluate<Args extends unknown[], Result>(
    run: PageFunction<Args, Result>,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Moves the mouse there and presses its button. */
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses keys together and releases them. */
  press(...keys: (Key | string)[]): Promise<void>;
  /** The page as a PDF file; not every engine's driver can print. */
  print?(): Promise<Uint8Array>;
  close(): Promise<void>;
}
