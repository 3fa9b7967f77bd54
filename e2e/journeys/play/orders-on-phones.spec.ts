import type { BrowserContext, Locator, Page } from "@playwright/test";
import { signIn } from "../../fixtures/browser/browser.ts";
import { isWithin } from "../../fixtures/browser/extent.ts";
import { unfitFields } from "../../fixtures/browser/keyboards.ts";
import { openLive } from "../../fixtures/browser/page-watch.ts";
import { atRest } from "../../fixtures/browser/sheets.ts";
import {
  expectRefusalSeen,
  HELD_UPRIGHT,
  SMALL_SCREENS,
} from "../../fixtures/browser/small-screens.ts";
import { enterAsMiner } from "../../fixtures/miner.ts";
import { enterAsErik } from "../../fixtures/money.ts";
import { buy, order } from "../../fixtures/orders.ts";
import { predictionTable, slipOf } from "../../fixtures/prediction.ts";
import type { SandboxControl } from "../../fixtures/sandbox-control.ts";
import { expect, test } from "../../fixtures/test.ts";
import type { RunningSandbox } from "../../sandbox/server.ts";

const A_WHILE_SECONDS = 600;

test.use({ viewport: HELD_UPRIGHT, hasTouch: true });

/** The words of a part that lie within the screen. */
function seenWords(part: Locator): Promise<string> {
  return part.evaluate((root) => {
    const words: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const { top, bottom, width } = range.getBoundingClientRect();
      if (width > 1 && top >= 0 && bottom <= window.innerHeight)
        words.push(`${walker.currentNode.nodeValue}`);
    }
    return words.join(" ").replace(/\s+/g, " ");
  });
}

interface Order {
  readonly name: string;
  /** Opens by its address; `press` opens the others. */
  readonly path: string | ((own: Owned) => string);
  readonly press?: string | RegExp;
  /** Where the order stands; an open dialog by default. */
  readonly part?: (page: Page) => Locator;
  readonly field?: string;
  /** What the field refuses; nothing typed without it. */
  readonly bad?: string;
  readonly good?: readonly (readonly [field: string, value: string])[];
  readonly send: RegExp;
  /** What is decided on, in the words beside the button. */
  readonly decided: RegExp;
}

/** What the orders of one member are about. */
interface Owned {
  readonly machine: string;
}

const MAIN = (page: Page) => page.getByRole("main");

const ORDERS: readonly Order[] = [
  {
    name: "convert",
    path: "/wallet/USDT?action=convert",
    field: "You convert",
    good: [["You convert", "10"]],
    send: /^Convert/,
    decided: /You receive [\d,.]+ MERLIN/,
  },
  {
    name: "transfer",
    path: "/wallet/USDT?action=transfer",
    field: "Recipient’s username",
    good: [
      ["Recipient’s username", "boris"],
      ["Amount", "12.5"],
    ],
    send: /^Transfer/,
    decided: /Transfer \$12\.50/,
  },
  {
    name: "airdrop",
    path: "/airdrop",
    press: "Convert to mBTC",
    field: "You convert",
    bad: "9",
    good: [["You convert", "33"]],
    send: /^Convert/,
    decided: /You receive 0\.033 mBTC/,
  },
  {
    name: "stake",
    path: "/earning/stake",
    press: "Stake in Flexible",
    field: "You stake",
    good: [["You stake", "100"]],
    send: /^Stake/,
    decided: /Reward per day [\d,.]+ MERLIN/,
  },
  {
    name: "redeem",
    path: "/earning/stake",
    press: /^Flexible/,
    field: "You redeem",
    bad: "101",
    good: [["You redeem", "40"]],
    send: /^Redeem/,
    decided: /Returned 40 MERLIN/,
  },
  {
    name: "purchase",
    path: "/marketplace",
    press: "Buy Nano",
    field: "Quantity",
    bad: "0",
    good: [["Quantity", "1"]],
    send: /^Pay/,
    decided: /Pay \$135\.00/,
  },
  {
    name: "renew",
    path: ({ machine }) => `/marketplace?renew=${machine}`,
    send: /^Pay/,
    decided: /Pay \$135\.00/,
  },
  {
    name: "boost",
    path: "/mining?view=rate",
    press: "Apply Boost 20%",
    send: /^Apply now/,
    decided: /Boost after\s*\+\s*20%/,
  },
  {
    name: "limit",
    path: "/game/prediction",
    press: "Set daily limit",
    field: "Daily limit",
    good: [["Daily limit", "50"]],
    send: /^Save limit/,
    decided: /This limit will apply at once/,
  },
  {
    name: "predict",
    path: "/game/prediction",
    part: slipOf,
    field: "Entry",
    good: [["Entry", "12.5"]],
    send: /^Enter/,
    decided: /[\d,.]+ MERLIN.*Enter 12\.5 MERLIN on Up/,
  },
  {
    name: "spin",
    path: "/game/wheel",
    part: MAIN,
    field: "Your seed",
    bad: "not a seed",
    send: /^Spin for free/,
    decided: /Spin for free/,
  },
];

const WITHDRAWAL: Order = {
  name: "withdraw",
  path: "/wallet/USDT?action=withdraw",
  field: "Amount you receive",
  good: [["Amount you receive", "150"]],
  send: /^Withdraw/,
  decided: /Total from wallet \$151\.00/,
};

/** A member who has something to redeem, to renew and to apply. */
async function makeOwner(
  { context, origin }: { context: BrowserContext; origin: string },
  upstream: RunningSandbox,
  sandbox: SandboxControl,
): Promise<Owned> {
  const { username, visitor, act } = await enterAsMiner(context, origin, upstream);
  for (const symbol of ["MERLIN", "USDT", "AmBTC"]) await sandbox.deposit(username, symbol, "1000");
  await order(visitor, "staking/subscribe", { productId: "flexible", amount: "100" });
  const { machines } = await buy(visitor, "nano");
  await buy(visitor, "boost_20");
  expect(await act("start")).toBe(200);
  await sandbox.advance(A_WHILE_SECONDS);
  return { machine: machines[0]?.id ?? "" };
}

async function walkOrder(page: Page, order: Order, own: Owned): Promise<void> {
  const { name, path, press } = order;
  await page.setViewportSize(HELD_UPRIGHT);
  await openLive(page, typeof path === "string" ? path : path(own));
  if (press) await page.getByRole("button", { name: press }).first().tap();
  const part = order.part?.(page) ?? page.getByRole("dialog").last();
  // The details of a row lead on to the order.
  if (name === "redeem") await part.getByRole("button", { name: order.send }).tap();
  await expect(part, name).toBeVisible();
  if (!order.part) await atRest(part);
  const { field, bad, send: sends } = order;
  if (field) await expectRefusalSeen(page, part, { name, field, bad, send: sends });
  expect(await unfitFields(page), name).toEqual([]);
  for (const [label, value] of order.good ?? []) {
    await part.getByLabel(label, { exact: true }).fill(value);
  }
  const send = part.getByRole("button", { name: order.send }).last();
  for (const screen of SMALL_SCREENS) {
    await page.setViewportSize(screen);
    await expect(send, name).toBeVisible();
    // What was scrolled to may move once more, some time after the screen has changed.
    await expect
      .poll(async () => {
        await send.scrollIntoViewIfNeeded();
        const words = await seenWords(part);
        return (await isWithin(page, [send])) ? words : "";
      }, name)
      .toMatch(order.decided);
  }
}

test("R9.3 beside a keyboard and held sideways each order shows its field with label and error, and what is decided beside the button", {
  tag: "@deep",
}, async ({ page, context, application, upstream, sandbox }) => {
  test.slow();
  const own = await makeOwner({ context, origin: application.url }, upstream, sandbox);
  await predictionTable(sandbox).alignToRound();
  for (const order of ORDERS) await walkOrder(page, order, own);
});

test("R9.3 a withdrawal shows the same beside a keyboard and held sideways", {
  tag: "@deep",
}, async ({ page, context, application, sandbox }) => {
  await enterAsErik(context, application.url, sandbox);
  await walkOrder(page, WITHDRAWAL, { machine: "" });
});

test("R2.13 a sheet has its height from the start, though its quote comes later", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  await openLive(page, "/marketplace");
  await page.evaluate(() => {
    const heights: number[] = [];
    Reflect.set(window, "heights", heights);
    const look = () => {
      const sheet = document.querySelector<HTMLElement>("[role=dialog]");
      if (sheet) heights.push(sheet.offsetHeight);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.getByRole("button", { name: "Buy Core" }).tap();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Pay $780.00" })).toBeEnabled();
  await atRest(dialog);
  const heights = await page.evaluate(() => Reflect.get(window, "heights") as number[]);
  expect(heights.length).toBeGreaterThan(5);
  expect([...new Set(heights)]).toHaveLength(1);
});
