import { getErrorDetails } from "startup/log";
import { countShares, type Share } from "../spam/hourly-counter.ts";
import { isFlood } from "../spam/judge-submission.ts";
import { buildPageAnswer, type ErrorCode, getErrorStatus } from "./answers.ts";
import type { AnswerPages, HandlerDependencies } from "./dependencies.ts";

/**
 * Answers a form post that cannot be read, or is not valid, with a page. Once an address has sent
 * more of them in an hour than anybody could by hand, it gets a single line instead: a page is a
 * thousand times as long as the request.
 */
export async function answerFaulty(
  code: ErrorCode,
  blocks: readonly Share[],
  deps: HandlerDependencies,
  render: (pages: AnswerPages) => Promise<string>,
): Promise<Response> {
  const fromAddress = await countFaulty(blocks, deps);
  if (isFlood({ fromAddress, total: 0 }, deps.settings.limits)) {
    const status = getErrorStatus("too_many_requests");
    return new Response("Too many invalid submissions. Try again in an hour.\n", { status });
  }
  return buildPageAnswer(getErrorStatus(code), await render(deps.pages));
}

/** Counted apart from submissions, and never toward the total. */
async function countFaulty(
  blocks: readonly Share[],
  { clock, counter, log, settings }: HandlerDependencies,
): Promise<number> {
  try {
    const { perAddress } = settings.limits;
    return await countShares(counter, "faulty", blocks, perAddress, clock.now());
  } catch (error) {
    log.error("submissions not counted", getErrorDetails(error));
    return 0;
  }
}
