import { setTimeout } from "node:timers/promises";
import { type Browser, chromium, type Locator, type Page } from "playwright";
import { ensureHeadlessShell } from "../../cli/chromium.ts";
import { type Relay, startRelay } from "../../fixtures/http/relay.ts";
import type { Visitor } from "../../fixtures/http/visitor.ts";
import { type PressTimes, recordPresses } from "../press/record.ts";
import { printTable } from "../print-table.ts";
import { startOurs } from "../servers.ts";
import { signIn } from "../sign-in.ts";
import type { Stage } from "../stage.ts";

const DELAYS_MS = [0, 300, 2_000] as const;
/** The first round meets each page for the first time; at two seconds it is the only one. */
const ROUNDS = 3;
/** What lies between a button's going down and up under a hand. */
const HELD_MS = 60;
const SETTLED_MS = 400;
/** A server in use has rendered each page before; while it does so for the first time, it compiles what does it. */
const WARM_UPS = 40;
/** For 95 of 100 presses, in milliseconds: the page on a quick upstream, and anything at all on the slowest. */
const MOST_CONTENT_MS = 120;
const MOST_CHANGE_MS = 80;

interface Press extends PressTimes {
  readonly entry: string;
  readonly shift: number;
  /** Bytes of the pages' data. */
  readonly bytes: number;
  /** Of the upstream; null where nothing counts them. */
  readonly calls: number | null;
}

/** What leads somewhere in the frame of a wide screen: the logo, the side menu, the header's links. */
function entriesOf(page: Page): Locator {
  return page.locator("header a[href]:visible, #side-menu a[href]:visible");
}

async function pathsOf(entries: Locator): Promise<string[]> {
  return entries.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
}

/** Adds up what the browser reads as a page's data. */
function countFlight(page: Page): { bytes: number } {
  const count = { bytes: 0 };
  page.on("requestfinished", async (request) => {
    if (request.headers().rsc === undefined) return;
    count.bytes += (await request.sizes()).responseBodySize;
  });
  return count;
}

async function pressAll(
  page: Page,
  relay: Relay | null,
  flight: { bytes: number },
): Promise<Press[]> {
  const entries = entriesOf(page);
  const presses: Press[] = [];
  for (const [index, path] of (await pathsOf(entries)).entries()) {
    if (new URL(page.url()).pathname === path) continue;
    const before = { bytes: flight.bytes, calls: relay?.exchanges.length ?? 0 };
    await page.evaluate((to) => window.press.start(to), path);
    await entries.nth(index).click({ delay: HELD_MS });
    await page.waitForFunction(() => window.press.times.content !== null);
    await setTimeout(SETTLED_MS);
    const { times, shift } = await page.evaluate(() => ({ ...window.press }));
    const bytes = flight.bytes - before.bytes;
    presses.push({
      ...times,
      shift,
      bytes,
      entry: path,
      calls: relay && relay.exchanges.length - before.calls,
    });
  }
  return presses;
}

/** Calls of the upstream while the pointer passes over each entry, and while it rests on each, without a press. */
async function hover(page: Page, relay: Relay, restMs: number): Promise<number> {
  const before = relay.exchanges.length;
  const entries = entriesOf(page);
  for (let index = 0; index < (await entries.count()); index += 1) {
    await entries.nth(index).hover();
    await setTimeout(restMs);
  }
  await setTimeout(SETTLED_MS);
  return relay.exchanges.length - before;
}

/** Calls of the upstream while each entry is pressed and let go elsewhere. */
async function letGo(page: Page, relay: Relay): Promise<number> {
  const before = relay.exchanges.length;
  const entries = entriesOf(page);
  for (let index = 0; index < (await entries.count()); index += 1) {
    await entries.nth(index).hover();
    await page.mouse.down();
    await setTimeout(HELD_MS);
    await page.locator("main h1").hover();
    await page.mouse.up();
  }
  await setTimeout(SETTLED_MS);
  return relay.exchanges.length - before;
}

/** How long a page that was left takes to be back where it was scrolled to. */
async function goBack(page: Page): Promise<{ ms: number; isScrolled: boolean }> {
  const entries = entriesOf(page);
  const [index = 0] = [(await pathsOf(entries)).indexOf("/wallet")];
  const from = new URL(page.url()).pathname;
  await page.evaluate(() => window.scrollTo({ top: 240, behavior: "instant" }));
  // By its place: a click on the link itself first scrolls it out of the padding below the header that it stands in.
  const box = await entries.nth(index).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  await page.waitForURL("**/wallet");
  await setTimeout(SETTLED_MS);
  const ms = await page.evaluate(async (path) => {
    const heading = document.querySelector("main h1");
    const startedAt = performance.now();
    history.back();
    for (;;) {
      const at = await new Promise<number>(requestAnimationFrame);
      const now = document.querySelector("main h1");
      if (location.pathname === path && now && now !== heading) return at - startedAt;
    }
  }, from);
  await setTimeout(100);
  return { ms, isScrolled: (await page.evaluate(() => window.scrollY)) === 240 };
}

function percentileOf(values: readonly (number | null)[], share: number): number | undefined {
  const sorted = values.filter((value) => value !== null).sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

function percentile(values: readonly (number | null)[], share: number): string {
  return percentileOf(values, share)?.toFixed(0) ?? "–";
}

function rowOf(delayMs: number, presses: readonly Press[]): string[] {
  const of = (pick: (press: Press) => number | null) => presses.map(pick);
  const both = (values: readonly (number | null)[]) =>
    `${percentile(values, 0.5)} / ${percentile(values, 0.95)}`;
  const skeletons = of(({ skeleton }) => skeleton).filter((at) => at !== null);
  return [
    `${delayMs} ms`,
    both(of(({ firstChange }) => firstChange)),
    `${skeletons.length} of ${presses.length}`,
    both(of(({ content }) => content)),
    percentile(
      of(({ shift }) => shift * 1_000),
      1,
    ),
    percentile(
      of(({ bytes }) => bytes / 1_000),
      0.5,
    ),
    percentile(
      of(({ calls }) => calls),
      0.5,
    ),
  ];
}

/** Asks for the pages of the entries as the browser does, as documents and as data. */
async function warmUp({ origin, cookieHeader: cookie }: Visitor, paths: string[]) {
  for (let turn = 0; turn < WARM_UPS; turn += 1) {
    for (const path of paths) {
      const forms: Record<string, string>[] = [{ cookie }, { cookie, rsc: "1" }];
      for (const headers of forms) {
        const answer = await fetch(origin + path, { headers });
        await answer.bytes();
      }
    }
  }
}

/** A member's page on one server, and what its presses measure. */
async function openStage(browser: Browser, origin: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const visitor = await signIn(origin);
  await context.addCookies(
    [...visitor.cookies].map(([name, value]) => ({ name, value, url: origin })),
  );
  const page = await context.newPage();
  await recordPresses(page);
  const flight = countFlight(page);
  await page.goto(`${origin}/wallet`);
  await warmUp(visitor, await pathsOf(entriesOf(page)));
  return async (relay: Relay | null, rounds: number) => {
    await page.goto(`${origin}/wallet`);
    await page.locator("main h1").waitFor();
    await setTimeout(2_000);
    const presses: Press[] = [];
    for (let round = 0; round < rounds; round += 1) {
      presses.push(...(await pressAll(page, relay, flight)));
    }
    return { page, presses };
  };
}

/**
 * From a press in the frame to the page's content, on a quick and on slow upstreams; the calls that intent costs.
 * The quick one is asked without the relay, which takes a millisecond or two of the same processors for each call.
 * @throws Error when a press in twenty shows its page, or that it was heard, later than it may
 */
export async function measurePress(stage: Stage): Promise<void> {
  const upstream = await stage.upstream();
  const relay = await stage.keep(
    startRelay(upstream.url).then((own) => ({ ...own, stop: () => own.close() })),
  );
  const relayed = await stage.keep(startOurs(relay.url));
  const direct = await stage.ours();
  const browser = await chromium.launch({ executablePath: await ensureHeadlessShell() });
  await stage.keep(Promise.resolve({ stop: () => browser.close() }));
  const quick = await openStage(browser, direct.url);
  const slow = await openStage(browser, relayed.url);
  const missed: string[] = [];
  const rows: string[][] = [];
  const slowest: string[][] = [];
  for (const delayMs of DELAYS_MS) {
    relay.intercept((_, forward) => setTimeout(delayMs).then(() => forward()));
    const { presses } =
      delayMs === 0 ? await quick(null, ROUNDS) : await slow(relay, delayMs > 1_000 ? 1 : ROUNDS);
    rows.push(rowOf(delayMs, presses));
    const late = (pick: (press: Press) => number | null, mostMs: number) =>
      (percentileOf(presses.map(pick), 0.95) ?? Infinity) > mostMs;
    if (delayMs === 0 && late(({ content }) => content, MOST_CONTENT_MS))
      missed.push(`content over ${MOST_CONTENT_MS} ms`);
    if (delayMs > 1_000 && late(({ firstChange }) => firstChange, MOST_CHANGE_MS))
      missed.push(`first change over ${MOST_CHANGE_MS} ms`);
    for (const one of presses.toSorted((a, b) => (b.content ?? 0) - (a.content ?? 0)).slice(0, 3)) {
      const figures = [one.firstChange, one.skeleton, one.content, one.bytes, one.calls];
      slowest.push([
        `${delayMs} ms ${one.entry}`,
        ...figures.map((figure) => (figure === null ? "" : String(Math.round(figure)))),
      ]);
    }
  }
  relay.intercept(undefined);
  const { page } = await slow(relay, 1);
  printTable([
    [
      "upstream takes",
      "first change p50 / p95",
      "skeletons",
      "content p50 / p95",
      "most shift /1000",
      "flight KB",
      "calls",
    ],
    ...rows,
  ]);
  process.stdout.write("\n");
  printTable([["slowest", "change", "skeleton", "content", "bytes", "calls"], ...slowest]);
  await page.goto(`${relayed.url}/dashboard`);
  await setTimeout(2_000);
  const [passed, rested] = [await hover(page, relay, 0), await hover(page, relay, 400)];
  const released = await letGo(page, relay);
  const back = await goBack(page);
  process.stdout.write(
    `\nWithout a press: ${passed} calls of the upstream for passing over each entry, ${rested} for resting on each, ` +
      `${released} for pressing each and letting go elsewhere. ` +
      `Back after ${back.ms.toFixed(0)} ms${back.isScrolled ? "" : ", NOT where it was scrolled to"}.\n`,
  );
  if (missed.length > 0)
    throw new Error(`Presses are slower than they may be: ${missed.join(", ")}`);
}
