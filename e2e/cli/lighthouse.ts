import lighthouse from "lighthouse";
import { chromium } from "playwright";
import { PAGES } from "../../lib/routes.ts";
import { median } from "../bench/median.ts";
import { printLoad, printTable } from "../bench/print-table.ts";
import { memberCookie } from "../bench/sign-in.ts";
import { Stage } from "../bench/stage.ts";
import { freePort } from "../fixtures/application.ts";
import { ensureChromium } from "./chromium.ts";
import { hasBuild, runMain } from "./process.ts";

const RUNS = 5;
const CATEGORIES = ["performance", "accessibility", "best-practices"] as const;
type Category = (typeof CATEGORIES)[number];

interface ScoredPage {
  readonly path: string;
  readonly isMember?: true;
  /** How far the performance may be under that of the bare page in the same run. */
  readonly mayLose: number;
}

const PAGES_TO_SCORE: readonly ScoredPage[] = [
  { path: PAGES.home.path, mayLose: 0.05 },
  { path: PAGES.login.path, mayLose: 0.04 },
  { path: PAGES.wallets.path, isMember: true, mayLose: 0.04 },
];

interface Run {
  readonly scores: Readonly<Record<Category, number>>;
  /** Audits that cost points, of the two categories that have none to lose. */
  readonly failures: readonly string[];
}

async function runOnce(url: string, cookie: string, port: number): Promise<Run> {
  const result = await lighthouse(url, {
    port,
    logLevel: "error",
    onlyCategories: [...CATEGORIES],
    ...(cookie && { extraHeaders: { cookie } }),
  });
  const { categories, audits, finalDisplayedUrl } = result?.lhr ?? {};
  if (!categories || !audits || finalDisplayedUrl !== url) {
    throw new Error(`${url} was not scored: ${finalDisplayedUrl ?? "no result"}`);
  }
  const strict: readonly Category[] = ["accessibility", "best-practices"];
  const references = strict.flatMap((category) => categories[category]?.auditRefs ?? []);
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((category) => [category, categories[category]?.score ?? 0]),
    ) as Record<Category, number>,
    failures: references
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}

async function runInOwnBrowser(url: string, cookie: string): Promise<Run> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [`--remote-debugging-port=${port}`, "--headless=new", "--no-sandbox", "--disable-gpu"],
  });
  try {
    return await runOnce(url, cookie, port);
  } finally {
    await browser.close();
  }
}

const scoreOf = (runs: readonly Run[], category: Category) =>
  median(runs.map(({ scores }) => scores[category]));

/** Medians of five runs of a page and of a bare one, which take turns, and whether the page meets its goals. */
async function scorePage(origin: string, bareUrl: string, { path, isMember, mayLose }: ScoredPage) {
  const cookie = isMember ? await memberCookie(origin) : "";
  const runs: Run[] = [];
  const bareRuns: Run[] = [];
  for (let count = 0; count < RUNS; count += 1) {
    bareRuns.push(await runInOwnBrowser(bareUrl, ""));
    runs.push(await runInOwnBrowser(origin + path, cookie));
  }
  const bare = scoreOf(bareRuns, "performance");
  const [performance, accessibility, practices] = CATEGORIES.map((name) => scoreOf(runs, name));
  const least = bare - mayLose;
  const row = [performance, bare, least, accessibility, practices];
  const failures = [...new Set(runs.flatMap((run) => run.failures))];
  const isMet = (performance ?? 0) >= least && accessibility === 1 && practices === 1;
  return { path, row, failures, isMet };
}

/** Scores pages with Lighthouse's phone beside a bare page; 1 when one misses its goal. */
async function main(): Promise<number> {
  if (!hasBuild()) throw new Error("There is no build: run `npm run build` first");
  printLoad("before");
  const stage = new Stage();
  const scored: Awaited<ReturnType<typeof scorePage>>[] = [];
  try {
    const [ours, bare] = [await stage.ours(), await stage.bare()];
    for (const page of PAGES_TO_SCORE) scored.push(await scorePage(ours.url, `${bare.url}/`, page));
  } finally {
    await stage.stop();
  }
  printTable([
    ["page", "performance", "bare page beside it", "goal", "accessibility", "best-practices"],
    ...scored.map(({ path, row }) => [path, ...row.map((score) => (score ?? 0).toFixed(2))]),
  ]);
  for (const { path, failures } of scored) {
    if (failures.length > 0) process.stderr.write(`${path}: ${failures.join(", ")}\n`);
  }
  return scored.every(({ isMet }) => isMet) ? 0 : 1;
}

await runMain(main);
