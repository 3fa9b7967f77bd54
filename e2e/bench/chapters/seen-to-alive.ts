import { type Browser, chromium } from "playwright";
import { PAGES } from "../../../lib/routes.ts";
import { ensureHeadlessShell } from "../../cli/chromium.ts";
import { takeCookies } from "../../fixtures/browser/browser.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { type PageName, samplePath } from "../budget-goals.ts";
import { FRAME_ACTIONS, MAIN_ACTIONS } from "../main-actions.ts";
import { median } from "../median.ts";
import { printTable } from "../print-table.ts";
import type { Stage } from "../stage.ts";

const LOADS = 3;
const GOAL_MS = 600;
const LONGEST_MS = 30_000;

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true } as const;
const SLOWER = 4;
const BYTES_PER_MBIT = 125_000;
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6 * BYTES_PER_MBIT,
  uploadThroughput: 0.75 * BYTES_PER_MBIT,
} as const;

/** What the page noted, in ms from the navigation's start. */
interface Noted {
  readonly seen: number;
  readonly alive: number;
  /** The browser does it without a script: a link, a popover, a form that loads a page. */
  readonly isNative: boolean;
  /** Of a load in which it was pressed as soon as it was seen; null otherwise. */
  readonly press: { readonly isHeard: boolean; readonly actedAfter: number } | null;
}

declare global {
  interface Window {
    noted?: Noted;
  }
}

interface Wanted {
  readonly scope: "header" | "main";
  readonly action: string;
  readonly isPressed: boolean;
}

/** Runs in the page before its own scripts: looks at each frame whether the action is drawn, and whether it is alive. */
function noteInPage({ scope, action, isPressed }: Wanted): void {
  const isLive = (node: Element) => Object.keys(node).some((key) => key.startsWith("__reactProps"));
  const nameOf = (one: Element) => (one.getAttribute("aria-label") ?? one.textContent ?? "").trim();
  const find = () =>
    [...document.querySelectorAll<HTMLElement>(`${scope} :is(a[href], button)`)].find(
      (one) => nameOf(one).startsWith(action) && one.checkVisibility({ visibilityProperty: true }),
    );
  let found: HTMLElement | undefined;
  let seen = Number.NaN;
  let acted = Number.NaN;
  let isHeard = false;
  const noteClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest("button") : null;
    if (button && isLive(button)) acted = performance.now();
  };
  // Before it is handled, which may take it away, and after that, which may have brought it to life.
  window.addEventListener("click", noteClick, { capture: true });
  window.addEventListener("click", noteClick);
  window.addEventListener("submit", (event) => {
    if (event.defaultPrevented) acted = performance.now();
  });
  const isNative = (one: HTMLElement) => {
    const { form = null } = one as HTMLButtonElement;
    return one.matches("a, [popovertarget]") || form?.method === "get";
  };
  // A part that never needs a script is as alive as it ever gets soon after the page has loaded.
  const SETTLED_MS = 2_000;
  let loaded = Number.NaN;
  window.addEventListener("load", () => {
    loaded = performance.now();
  });
  const look = () => {
    // What has acted may have taken itself away.
    const hasActed = acted >= seen;
    if (!found?.isConnected && !hasActed) found = find();
    if (found && Number.isNaN(seen)) {
      seen = performance.now();
      if (isPressed) {
        found.click();
        isHeard = found.hasAttribute("data-early") || acted >= seen;
      }
    }
    const isStanding = () =>
      found !== undefined && isNative(found) && performance.now() > loaded + SETTLED_MS;
    const isDone = isPressed ? hasActed : found !== undefined && isLive(found);
    if (!found || !(isDone || isStanding())) {
      requestAnimationFrame(look);
      return;
    }
    window.noted = {
      seen,
      alive: isDone ? performance.now() : seen,
      isNative: isNative(found),
      press: isPressed ? { isHeard, actedAfter: acted - seen } : null,
    };
  };
  requestAnimationFrame(look);
}

interface Row extends Omit<Wanted, "isPressed"> {
  readonly page: PageName;
}

const ROWS: readonly Row[] = [
  ...FRAME_ACTIONS.map((action) => ({ page: "wallets", scope: "header", action }) as const),
  ...Object.entries(MAIN_ACTIONS).map(
    ([page, action]) => ({ page: page as PageName, scope: "main", action }) as const,
  ),
];

/** What the same Next and React take for the least that comes to life. */
const BARE_BUTTON = { scope: "main", action: "Pressed" } as const;

/** One cold load on a cheap phone: its own browser context, without anything in store. */
async function load(browser: Browser, url: string, member: Visitor | null, wanted: Wanted) {
  const context = await browser.newContext({ ...PHONE, locale: "en-US" });
  try {
    if (member) await takeCookies(context, member);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", LINE);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    // What is pressed changes nothing for the loads that follow.
    await session.send("Network.setBlockedURLs", wanted.isPressed ? { urls: ["*/api/*"] } : {});
    await page.addInitScript(noteInPage, wanted);
    await page.goto(url, { waitUntil: "commit" });
    const options = { polling: 100, timeout: LONGEST_MS };
    const noted = await page.waitForFunction(() => window.noted, undefined, options);
    return (await noted.jsonValue()) as Noted;
  } finally {
    await context.close();
  }
}

async function signedIn(url: string, username: string): Promise<Visitor> {
  const visitor = new Visitor(url);
  const answer = await visitor.login(username);
  if (answer.status !== 200) throw new Error(`${username} cannot sign in: ${answer.status}`);
  return visitor;
}

const nameOf = ({ page, action }: Row) => `${PAGES[page].path}, ${action}`;

interface Result {
  readonly name: string;
  readonly seen: number;
  readonly between: number;
  readonly isNative: boolean;
  readonly press: Noted["press"];
}

async function measureLoads(
  browser: Browser,
  url: string,
  member: Visitor | null,
  wanted: Omit<Wanted, "isPressed">,
): Promise<Omit<Result, "name">> {
  const loads: Noted[] = [];
  for (let count = 0; count < LOADS; count += 1) {
    loads.push(await load(browser, url, member, { ...wanted, isPressed: false }));
  }
  return {
    seen: median(loads.map(({ seen }) => seen)),
    between: median(loads.map(({ seen, alive }) => alive - seen)),
    isNative: loads.some((one) => one.isNative),
    press: null,
  };
}

async function measureRow(
  browser: Browser,
  url: string,
  member: Visitor | null,
  row: Row,
): Promise<Result> {
  const result = { name: nameOf(row), ...(await measureLoads(browser, url, member, row)) };
  if (result.isNative) return result;
  const { press } = await load(browser, url, member, { ...row, isPressed: true });
  return { ...result, press };
}

function heardAs(press: Noted["press"]): string {
  if (!press) return "";
  return press.isHeard ? "heard" : "not heard";
}

function printResults(results: readonly Result[]): void {
  printTable([
    ["page, action", "seen ms", "alive after ms", "pressed at once", "acts after ms"],
    ...results.map(({ name, seen, between, isNative, press }) => [
      name,
      seen.toFixed(0),
      between.toFixed(0),
      isNative ? "by the browser" : heardAs(press),
      press?.actedAfter.toFixed(0) ?? "",
    ]),
  ]);
}

/**
 * How long the main action of each page is drawn before it is alive, on a cheap phone (360 × 640, touch, a processor four
 * times slower, 150 ms and 1.6 Mbit/s, nothing in store), beside the only button of
 * a bare page, and what becomes of a press that comes as soon as it is seen.
 * @throws Error when an action is alive later than 600 ms after it was seen, and a press until then is not heard
 */
export async function measureSeenToAlive(stage: Stage): Promise<void> {
  const [{ url }, bare] = [await stage.ours(), await stage.bare()];
  const [anna, erik] = [await signedIn(url, "anna"), await signedIn(url, "erik")];
  const { items } = (await anna.send("/api/bff/transaction")).json<{ items: { id: string }[] }>();
  const members = { public: null, guest: null, pending: erik, member: anna } as const;
  const browser = await chromium.launch({
    executablePath: await ensureHeadlessShell(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const results: Result[] = [];
  const failures: string[] = [];
  let bareResult: Result;
  try {
    const measured = await measureLoads(browser, `${bare.url}/button`, null, BARE_BUTTON);
    bareResult = { name: "bare page with one button", ...measured };
    for (const row of ROWS) {
      const address = url + samplePath(row.page, items[0]?.id ?? "");
      const member = members[PAGES[row.page].audience];
      // The table of the others is worth having.
      await measureRow(browser, address, member, row).then(
        (result) => results.push(result),
        (error) =>
          failures.push(`${nameOf(row)}: ${error instanceof Error ? error.message : error}`),
      );
    }
  } finally {
    await browser.close();
  }
  printResults([bareResult, ...results]);
  for (const { name, between, isNative, press } of results) {
    const isMet = between <= GOAL_MS || isNative || press?.isHeard;
    if (!isMet) failures.push(`${name}: alive too late, and a press until then is not heard`);
  }
  if (failures.length > 0) throw new Error(failures.join("\n"));
}
