import { runEach } from "./engine/run-each.ts";
import { startCopying } from "./pages/article/copy-link.ts";
import { markReadSection } from "./pages/article/mark-section.ts";
import { showOrder, startSorting } from "./pages/blog/sort-articles.ts";
import { startPastingCells } from "./pages/calculators/paste-cells.ts";
import { followStops } from "./pages/how-it-works/follow-stops.ts";
import { startGrowthSteps } from "./pages/how-it-works/growth-steps.ts";
import { showAnswer, startAnswers } from "./pages/journey/show-answer.ts";
import { startHomeCountdown } from "./pages/not-found/home-countdown.ts";
import { startScreens } from "./parts/figures/live-screens.ts";
import { startHub } from "./parts/hub/hub-nodes.ts";

/*
 * Behaviors of only some pages: each has `useBehavior` where what it is for is drawn. browser.ts loads
 * them with the first such page.
 */

let isStarted = false;

/** Each time such a page is shown. */
export function followPageBehaviors(): void {
  if (!isStarted) {
    runEach([
      startCopying,
      startSorting,
      startGrowthSteps,
      startAnswers,
      startPastingCells,
      startScreens,
      startHub,
    ]);
  }
  isStarted = true;
  runEach([markReadSection, showOrder, followStops, showAnswer, startHomeCountdown]);
}
