import { chromium } from "playwright";
import { PAGES } from "../../lib/routes.ts";
import { printLoad, printTable } from "../bench/print-table.ts";
import { startOurs, startUpstream } from "../bench/servers.ts";
import { measureTree, type TreeFigures } from "../bench/tree-run.ts";
import { startDepthless } from "../bench/tree-upstream.ts";
import { takeCookies } from "../fixtures/browser/browser.ts";
import { Visitor } from "../fixtures/http/visitor.ts";
import { ensureChromium } from "./chromium.ts";
import { hasBuild, runMain } from "./process.ts";

const GOALS = { firstPictureMs: 1_500, unfoldMs: 100, framesPerSecond: 50 } as const;

/** Prints the figures beside their goals; true when every goal is met. */
function report(figures: TreeFigures): boolean {
  const { firstPictureMs, unfoldMs, unfoldAmongAllMs, showAllMs, frames } = figures;
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  printTable([
    ["10 000 members at once", "seen", "goal"],
    ["first picture of the tree, median", ms(firstPictureMs), `< ${GOALS.firstPictureMs} ms`],
    ["unfold, slowest of ten", ms(unfoldMs), `< ${GOALS.unfoldMs} ms`],
    ["unfold among all, slowest of ten", ms(unfoldAmongAllMs), `< ${GOALS.unfoldMs} ms`],
    ["show all", ms(showAllMs), ""],
  ]);
  process.stdout.write("\n");
  printTable([
    ["frames", "a second", "95 of 100 within", "long tasks", "goal"],
    ...frames.map(({ name, frames: { perSecond, slowMs, longTasks } }) => [
      name,
      perSecond.toFixed(1),
      `${slowMs.toFixed(1)} ms`,
      String(longTasks),
      `≥ ${GOALS.framesPerSecond}`,
    ]),
  ]);
  return (
    firstPictureMs < GOALS.firstPictureMs &&
    Math.max(unfoldMs, unfoldAmongAllMs) < GOALS.unfoldMs &&
    frames.every(({ frames: { perSecond } }) => perSecond >= GOALS.framesPerSecond)
  );
}

async function measure(origin: string): Promise<TreeFigures> {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ["--headless=new", "--no-sandbox", "--disable-gpu"],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const visitor = new Visitor(origin);
    const answer = await visitor.login("whale");
    if (answer.status !== 200) throw new Error(`whale cannot sign in: ${answer.status}`);
    await takeCookies(context, visitor);
    return await measureTree(await context.newPage(), origin + PAGES.binaryTree.path);
  } finally {
    await browser.close();
  }
}

/** Measures the binary tree of the seed `large` in front of an upstream that knows no depth; 1 when a goal is missed. */
async function main(): Promise<number> {
  if (!hasBuild()) throw new Error("There is no build: run `npm run build` first");
  printLoad("before");
  process.stdout.write("\n");
  const stops: (() => unknown)[] = [];
  try {
    const upstream = await startUpstream("large");
    stops.unshift(upstream.stop);
    const depthless = await startDepthless(upstream.url);
    stops.unshift(depthless.stop);
    const ours = await startOurs(depthless.url);
    stops.unshift(ours.stop);
    return report(await measure(ours.url)) ? 0 : 1;
  } finally {
    await Promise.all(stops.map((stop) => stop()));
  }
}

await runMain(main);
