/** What this site uses of typo-js, which has no types of its own. */
declare module "typo-js" {
  export default class Typo {
    constructor(dictionary: "en_US");
    check(word: string): boolean;
  }
}
