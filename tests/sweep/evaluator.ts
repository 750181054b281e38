/** A page of any engine, as far as it runs a function in it. */
export interface Evaluator {
  evaluate<Result>(run: () => Result | Promise<Result>): Promise<Result>;
}
