import type { Locator, Page } from "@playwright/test";
import { SERVICE_PATHS, type Service } from "../../../lib/contract/protocol/services.ts";
import { ordersOf, UNDECIDED } from "../../fixtures/browser/lost-order.ts";
import { openLive, reloadLive, toast } from "../../fixtures/browser/page-watch.ts";
import { dueAt } from "../../fixtures/http/exhaustive.ts";
import type { Visitor } from "../../fixtures/http/visitor.ts";
import { enterAsMiner } from "../../fixtures/miner.ts";
import { buy, order } from "../../fixtures/orders.ts";
import { openProduct, positionsOf } from "../../fixtures/staker.ts";
import { expect, test } from "../../fixtures/test.ts";

interface OwnBoost {
  readonly id: string;
  readonly status: string;
}

async function boostsOf(visitor: Visitor): Promise<readonly OwnBoost[]> {
  return (await visitor.send("/api/bff/mining/boosts")).json<{ items: OwnBoost[] }>().items;
}

/** Takes the only button of a name in the open dialog. */
const inDialog = (page: Page, name: string) =>
  page.getByRole("dialog").getByRole("button", { name, exact: true });

interface OrderCase {
  readonly name: string;
  /** Where its call begins: the service and what follows. */
  readonly call: readonly [service: Service, rest: string];
  /** What becomes of its answer. */
  readonly fault: { readonly kind: "truncate" } | { readonly status: number };
  /** What has to be there first. Gives the address of the page. */
  readonly prepare: (visitor: Visitor) => Promise<string>;
  /** Opens the order. */
  readonly open: (page: Page) => Promise<void>;
  /** From the open order to the press that sends it. */
  readonly order: (page: Page) => Promise<void>;
  readonly resolve: "Check again" | "Send again";
  readonly done: (page: Page) => Locator;
  /** What is there when it was booked once. */
  readonly booked: (visitor: Visitor) => Promise<unknown>;
  readonly once: unknown;
}

const heading = (name: string) => (page: Page) =>
  page.getByRole("dialog").getByRole("heading", { name, exact: true });

const CASES: readonly OrderCase[] = [
  {
    name: "a stake",
    call: ["staking", "/subscribe"],
    fault: { kind: "truncate" },
    prepare: async () => "/earning/stake",
    open: (page) => openProduct(page, "Flexible"),
    async order(page) {
      await page.getByRole("dialog").getByLabel("You stake").fill("100");
      await inDialog(page, "Stake 100 MERLIN").click();
    },
    resolve: "Send again",
    done: heading("Staked"),
    booked: async (visitor) => (await positionsOf(visitor)).length,
    once: 1,
  },
  {
    name: "a part of a stake",
    call: ["staking", "/positions/"],
    fault: { kind: "truncate" },
    async prepare(visitor) {
      await order(visitor, "staking/subscribe", { productId: "flexible", amount: "100" });
      return "/earning/stake";
    },
    open: (page) => page.getByRole("button", { name: "Redeem", exact: true }).click(),
    async order(page) {
      await page.getByRole("dialog").getByLabel("You redeem").fill("40");
      await inDialog(page, "Redeem").click();
    },
    resolve: "Check again",
    done: heading("Redeemed"),
    booked: async (visitor) => (await positionsOf(visitor)).map(({ principal }) => principal),
    once: ["60.000000000000000000"],
  },
  {
    name: "a whole stake",
    call: ["staking", "/positions/"],
    fault: { kind: "truncate" },
    async prepare(visitor) {
      await order(visitor, "staking/subscribe", { productId: "flexible", amount: "100" });
      return "/earning/stake";
    },
    // The position has ended by then; only the order is still open.
    open: (page) => page.getByRole("button", { name: "Redeem", exact: true }).click(),
    order: (page) => inDialog(page, "Redeem").click(),
    resolve: "Check again",
    done: heading("Redeemed"),
    booked: async (visitor) => (await positionsOf(visitor)).map(({ status }) => status),
    once: ["redeemed"],
  },
  {
    name: "a renewal",
    call: ["market", "/machines/"],
    fault: { kind: "truncate" },
    async prepare(visitor) {
      const { machines } = await buy(visitor, "nano");
      return `/marketplace?renew=${machines[0]?.id}`;
    },
    // The address opens it.
    open: (page) => page.getByRole("dialog", { name: "Renew or upgrade Nano" }).waitFor(),
    order: (page) => inDialog(page, "Pay $135.00").click(),
    resolve: "Check again",
    done: (page) => page.getByRole("dialog", { name: "Machine renewed" }),
    booked: ordersOf,
    // With the machine itself.
    once: 2,
  },
  {
    name: "a boost",
    call: ["mining", "/boosts/"],
    // One that was carried out is shown as active, with nothing left to order.
    fault: { status: 503 },
    async prepare(visitor) {
      await buy(visitor, "boost_20");
      await order(visitor, "mining/session/start");
      return "/mining?view=rate";
    },
    open: (page) => page.getByRole("button", { name: "Apply Boost 20%" }).click(),
    order: (page) => inDialog(page, "Apply now").click(),
    resolve: "Send again",
    done: (page) => page.getByText("Boost 20% is active.", { exact: true }),
    booked: async (visitor) => (await boostsOf(visitor)).map(({ status }) => status),
    once: ["active"],
  },
];

for (const one of dueAt(CASES, 0)) {
  test(`the lost reply to ${one.name} outlives a reload: it is met undecided, settled by “${one.resolve}”, and booked once`, {
    tag: "@deep",
  }, async ({ page, context, application, sandbox, upstream }) => {
    const { username, visitor } = await enterAsMiner(context, application.url, upstream);
    for (const symbol of ["MERLIN", "USDT"]) await sandbox.deposit(username, symbol, "500");
    const address = await one.prepare(visitor);
    const [service, rest] = one.call;
    const keys: (string | undefined)[] = [];
    page.on("request", (request) => {
      const isOrder = new URL(request.url()).pathname.startsWith(`/api/bff/${service}${rest}`);
      if (isOrder && request.method() === "POST") keys.push(request.headers()["idempotency-key"]);
    });
    await openLive(page, address);
    await one.open(page);
    const path = `${SERVICE_PATHS[service]}${rest}`;
    await sandbox.fail({ path, method: "POST", times: 1, ...one.fault });
    await one.order(page);
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText(UNDECIDED)).toBeVisible();
    await reloadLive(page);
    await one.open(page);
    await expect(dialog.getByText(UNDECIDED)).toBeVisible();
    await inDialog(page, one.resolve).click();
    await expect(one.done(page)).toBeVisible();
    expect(await one.booked(visitor)).toEqual(one.once);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect((await sandbox.reconcile()).balanced).toBe(true);
  });
}

test("a boost whose figures have changed is not applied before the new ones were seen", {
  tag: "@deep",
}, async ({ page, context, application, sandbox, upstream }) => {
  const { username, visitor } = await enterAsMiner(context, application.url, upstream);
  await sandbox.deposit(username, "MERLIN", "100");
  for (const _ of ["here", "elsewhere"]) await buy(visitor, "boost_20");
  await order(visitor, "mining/session/start");
  await openLive(page, "/mining?view=rate");
  await page.getByRole("button", { name: "Apply Boost 20%" }).first().click();
  const after = page.getByRole("dialog").locator("dl > div").filter({ hasText: "Boost after" });
  await expect(after).toContainText("+20%");
  // Applied in another tab.
  const [, other] = await boostsOf(visitor);
  await order(visitor, `mining/boosts/${other?.id}/apply`, { percentAfter: "20" });
  await inDialog(page, "Apply now").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(/^Your boosts changed in the meantime/)).toBeVisible();
  await expect(after).toContainText("+40%");
  const states = async () => (await boostsOf(visitor)).map(({ status }) => status).sort();
  expect(await states()).toEqual(["active", "available"]);
  await inDialog(page, "Apply now").click();
  await expect(page.getByText("Boost 20% is active.", { exact: true })).toBeVisible();
  expect(await states()).toEqual(["active", "active"]);
});

test("a boost that another tab has applied says so, though it leaves with its dialog", {
  tag: "@deep",
}, async ({ page, context, application, sandbox, upstream }) => {
  const { username, visitor } = await enterAsMiner(context, application.url, upstream);
  await sandbox.deposit(username, "MERLIN", "100");
  await buy(visitor, "boost_20");
  await order(visitor, "mining/session/start");
  await openLive(page, "/mining?view=rate");
  await page.getByRole("button", { name: "Apply Boost 20%" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Boost after")).toBeVisible();
  const [boost] = await boostsOf(visitor);
  await order(visitor, `mining/boosts/${boost?.id}/apply`, { percentAfter: "20" });
  await inDialog(page, "Apply now").click();
  await expect(dialog).toHaveCount(0);
  await expect(toast(page, /^We couldn’t apply the boost/)).toBeVisible();
  await expect(page.locator("[data-boost=active]")).toBeVisible();
});
