import type { Browser, Page } from "@playwright/test";
import { openSlowPage, stopListening, timeInteractions, waitUntilAnswering } from "./browser.ts";
import { countSamples, formatNumber, formatTable, getMedian, type Part } from "./samples.ts";

/** Links to follow, each from one kind of page to another. */
const journeys = [
  { from: "/", to: "/contact/" },
  { from: "/contact/", to: "/" },
  { from: "/", to: "/try/" },
  { from: "/blog/contractor-invoicing-challenges/", to: "/contact/" },
  { from: "/modules/timemanagement/", to: "/imprint/" },
  { from: "/imprint/", to: "/modules/timemanagement/" },
];

/** How long a link is pointed at before it is clicked, in ms. */
const pointings = { pointed: 200, "not pointed": 0 } as const;
const pointingNames = ["pointed", "not pointed"] as const;

const nameOf = ({ from, to }: (typeof journeys)[number]) => `${from} → ${to}`;

async function follow(
  browser: Browser,
  origin: string,
  { from, to }: (typeof journeys)[number],
  pointing: number,
): Promise<{ shown: number; answered: number }> {
  const page = await openSlowPage(browser, 1280);
  await page.addInitScript(watchHeading);
  await page.goto(origin + from);
  await waitUntilAnswering(page);
  await page.waitForLoadState("networkidle");
  const { x, y } = await findLink(page, to);
  const readAnswered = await timeInteractions(page);
  await stopListening(page);
  await page.mouse.move(x, y);
  if (pointing > 0) await page.waitForTimeout(pointing);
  await page.mouse.down();
  await page.mouse.up();
  // Asking earlier would take time from what is measured.
  do await page.waitForTimeout(1000);
  while (!(await page.evaluate(() => "shownAt" in sessionStorage)));
  const { path, shown } = await page.evaluate(() => ({
    path: location.pathname,
    shown: Number(sessionStorage.shownAt) - Number(sessionStorage.clickedAt),
  }));
  if (path.replace(/\/?$/, "/") !== to) throw new Error(`The link to ${to} led to ${path}`);
  const answered = await readAnswered();
  await page.context().close();
  return { shown, answered };
}

/** Runs in each document, for the next page may be one of its own; times are since 1970. */
function watchHeading(): void {
  const readHeading = () => document.querySelector("h1")?.textContent ?? "";
  const now = () => performance.timeOrigin + performance.now();
  addEventListener(
    "click",
    ({ timeStamp }) => {
      sessionStorage.clickedAt = performance.timeOrigin + timeStamp;
      sessionStorage.headingLeft = readHeading();
    },
    true,
  );
  new MutationObserver(() => {
    if (!("clickedAt" in sessionStorage) || "shownAt" in sessionStorage) return;
    if (readHeading() === "" || readHeading() === sessionStorage.headingLeft) return;
    // The task after the next frame: by then it is painted.
    requestAnimationFrame(() => {
      setTimeout(() => {
        sessionStorage.shownAt ??= now();
      });
    });
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Where to click: the middle of the screen's height, beside the notice for cookies. */
async function findLink(page: Page, to: string): Promise<{ x: number; y: number }> {
  const link = await page.evaluateHandle((path) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>("main a, footer a, header a")];
    return links.find(
      (each) =>
        each.pathname.replace(/\/?$/, "/") === path &&
        `${each.search}${each.hash}` === "" &&
        each.checkVisibility(),
    );
  }, to);
  await link.evaluate((each) => each?.scrollIntoView({ block: "center", behavior: "instant" }));
  // On its way to the link the pointer crosses the page: what comes with the first action has come.
  await page.mouse.move(2, 2);
  // What appears or is fetched on the way does so before the pointer comes.
  await page.waitForTimeout(1000);
  const place = await link.evaluate((each) => {
    const box = each?.getClientRects()[0];
    if (!box) return;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return each?.contains(document.elementFromPoint(x, y)) ? { x, y } : undefined;
  });
  if (!place) throw new Error(`No link to ${to} is free to be clicked`);
  return place;
}

/** From the click on a link to the frame with the next page's heading: slow 4G, processor 4 × slower. */
export const navigation: Part = {
  title: "Following a link",
  description:
    "Slow 4G (150 ms round trip), CPU slowed down four times: from the click to the frame with the next page's heading. Targets: 110 ms for a link hovered for 200 ms, 350 ms for one that was not. INP, from the click to the next frame: 100 ms.",
  listCases: ({ site }, { browser }) =>
    journeys.flatMap((journey) =>
      pointingNames.map((pointing) => ({
        subject: nameOf(journey),
        variant: pointing,
        measure: () => follow(browser, site.origin, journey, pointings[pointing]),
      })),
    ),
  tabulate: (samples) =>
    formatTable(
      ["from → to", "pointed at for 200 ms, ms", "not pointed at, ms", "INP, ms", "runs"],
      journeys
        .map(nameOf)
        .map((name) => [
          name,
          ...pointingNames.map((pointing) =>
            formatNumber(getMedian(samples, name, pointing, "shown")),
          ),
          formatNumber(getMedian(samples, name, "pointed", "answered")),
          countSamples(samples, name, "pointed"),
        ]),
    ),
};
