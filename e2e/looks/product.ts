import type { Browser, BrowserContext, Page } from "@playwright/test";
import { startNode, stop, waitForAnswer } from "../cli/process.ts";
import { freePort, startApplication } from "../fixtures/application.ts";
import { signIn } from "../fixtures/browser/browser.ts";
import { FROZEN_APPLICATION, FROZEN_AT, FROZEN_SANDBOX } from "./frozen.ts";

export interface StandingProduct {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the production build in front of a sandbox, both at one moment that does not pass. */
export async function startStandingProduct(): Promise<StandingProduct> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const sandbox = startNode(
    [
      "e2e/sandbox/main.ts",
      ...["--port", String(port), "--data", ":memory:", "--seed", "review"],
      ...["--app-origin", "http://localhost", "--quiet"],
    ],
    { env: FROZEN_SANDBOX, output: "ignore" },
  );
  await waitForAnswer(address, sandbox);
  const application = await startApplication(address, FROZEN_APPLICATION);
  return {
    url: application.url,
    stop: async () => {
      await application.stop();
      await stop(sandbox);
    },
  };
}

/** A page of the product, by whom and how it is looked at. */
export interface Look {
  readonly path: string;
  readonly width: 390 | 820 | 1440;
  readonly theme: "dark" | "light";
  readonly language: string;
  /** The seeded member who looks; nobody on public pages. */
  readonly member?: string;
  /** Pixels of the picture for one of the page; 1 unless it says. */
  readonly density?: number;
}

const HEIGHTS = { 390: 844, 820: 1180, 1440: 900 } as const;

async function contextOf(browser: Browser, url: string, look: Look): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: look.width, height: HEIGHTS[look.width] },
    deviceScaleFactor: look.density ?? 1,
    reducedMotion: "reduce",
    locale: look.language,
    timezoneId: "UTC",
  });
  if (look.member) await signIn(context, url, look.member);
  const chosen = { language: look.language, theme: look.theme, timeZone: "UTC" };
  await context.addCookies(Object.entries(chosen).map(([name, value]) => ({ name, value, url })));
  await context.clock.setFixedTime(FROZEN_AT);
  return context;
}

/** Opens a page and waits until nothing of it is on its way any more; its context is closed by the caller. */
export async function openLook(browser: Browser, url: string, look: Look): Promise<Page> {
  const context = await contextOf(browser, url, look);
  const page = await context.newPage();
  // Nothing is asked twice while the clock stands: once all is quiet, the bell has its number too.
  await page.goto(look.path, { waitUntil: "networkidle" });
  await page.waitForFunction(async () => {
    await document.fonts.ready;
    const isReady = [...document.images].every(
      ({ complete, loading }) => complete || loading === "lazy",
    );
    return isReady && !document.querySelector("main [aria-busy=true], main .skeleton");
  });
  return page;
}
