import lighthouse from "lighthouse";
import { chromium } from "playwright";
import { PAGES } from "../../lib/routes.ts";
import { median } from "../bench/median.ts";
import { printTable } from "../bench/print-table.ts";
import { withProduct } from "../bench/product.ts";
import { freePort } from "../fixtures/application.ts";
import { Visitor } from "../fixtures/http/visitor.ts";
import { ensureChromium } from "./chromium.ts";
import { hasBuild } from "./process.ts";

const RUNS = 5;

/** Least scores on a phone (quality goals). */
const GOALS = { performance: 0.95, accessibility: 1, "best-practices": 1 } as const;
type Category = keyof typeof GOALS;
const CATEGORIES = Object.keys(GOALS) as Category[];

const PAGES_TO_SCORE: readonly { readonly path: string; readonly member?: string }[] = [
  { path: PAGES.home.path },
  { path: PAGES.login.path },
  { path: PAGES.wallets.path, member: "anna" },
];

interface Run {
  readonly scores: Readonly<Record<Category, number>>;
  /** Audits that cost points, of the two categories that have none to lose. */
  readonly failures: readonly string[];
}

async function cookieHeader(origin: string, member: string | undefined): Promise<string> {
  if (!member) return "";
  const visitor = new Visitor(origin);
  const answer = await visitor.login(member);
  if (answer.status !== 200) throw new Error(`${member} cannot sign in: ${answer.status}`);
  return [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}

async function runOnce(url: string, cookie: string, port: number): Promise<Run> {
  const result = await lighthouse(url, {
    port,
    logLevel: "error",
    onlyCategories: CATEGORIES,
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

async function scorePage(origin: string, path: string, member: string | undefined) {
  const executablePath = await ensureChromium();
  const port = await freePort();
  const cookie = await cookieHeader(origin, member);
  const runs: Run[] = [];
  for (let count = 0; count < RUNS; count += 1) {
    const browser = await chromium.launch({
      executablePath,
      args: [`--remote-debugging-port=${port}`, "--headless=new", "--no-sandbox", "--disable-gpu"],
    });
    try {
      runs.push(await runOnce(origin + path, cookie, port));
    } finally {
      await browser.close();
    }
  }
  const scores = CATEGORIES.map((name) => median(runs.map((run) => run.scores[name])));
  return { path, scores, failures: [...new Set(runs.flatMap((run) => run.failures))] };
}

/** Scores pages with Lighthouse's phone, the median of five runs; 1 when one misses its goal. */
async function main(): Promise<number> {
  if (!hasBuild()) throw new Error("There is no build: run `npm run build` first");
  const rows = await withProduct(async (origin) => {
    const scored = [];
    for (const { path, member } of PAGES_TO_SCORE) {
      scored.push(await scorePage(origin, path, member));
    }
    return scored;
  });
  printTable([
    ["page", ...CATEGORIES],
    ...rows.map(({ path, scores }) => [path, ...scores.map((score) => score.toFixed(2))]),
    ["goal", ...CATEGORIES.map((name) => GOALS[name].toFixed(2))],
  ]);
  for (const { path, failures } of rows) {
    if (failures.length > 0) process.stderr.write(`${path}: ${failures.join(", ")}\n`);
  }
  const isMet = rows.every(({ scores }) =>
    scores.every((score, index) => score >= GOALS[CATEGORIES[index] as Category]),
  );
  return isMet ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
