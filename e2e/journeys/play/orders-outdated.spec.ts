import type { Locator, Page } from "@playwright/test";
import { takeCookies } from "../../fixtures/browser/browser.ts";
import { UNDECIDED } from "../../fixtures/browser/lost-order.ts";
import { openLive } from "../../fixtures/browser/page-watch.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { order } from "../../fixtures/orders.ts";
import { predictionTable, slipOf } from "../../fixtures/prediction.ts";
import { openProduct, positionsOf } from "../../fixtures/staker.ts";
import { expect, test } from "../../fixtures/test.ts";

const dialogOf = (page: Page) => page.getByRole("dialog");

interface OutdatedCase {
  readonly name: string;
  readonly path: string;
  /** Before the page, and while it is open. */
  readonly prepare?: (visitor: Visitor) => Promise<void>;
  readonly spend: (visitor: Visitor) => Promise<void>;
  readonly open: (page: Page) => Promise<void>;
  readonly part: (page: Page) => Locator;
  readonly field: string;
  readonly send: RegExp;
  /** What is there by then. */
  readonly left: string;
}

const CASES: readonly OutdatedCase[] = [
  {
    name: "a conversion of the airdrop",
    path: "/airdrop",
    async spend(visitor) {
      const { rate } = (await visitor.send("/api/bff/airdrop")).json<{ rate: string }>();
      await order(visitor, "airdrop/convert", { amount: "60", rate });
    },
    open: (page) => page.getByRole("button", { name: "Convert to mBTC" }).click(),
    part: dialogOf,
    field: "You convert",
    send: /^Convert/,
    left: "40",
  },
  {
    name: "a part of a stake",
    path: "/earning/stake",
    prepare: (visitor) =>
      order(visitor, "staking/subscribe", { productId: "flexible", amount: "100" }),
    async spend(visitor) {
      const [position] = await positionsOf(visitor);
      await order(visitor, `staking/positions/${position?.id}/redeem`, { amount: "60" });
    },
    open: (page) => page.getByRole("button", { name: "Redeem", exact: true }).click(),
    part: dialogOf,
    field: "You redeem",
    send: /^Redeem/,
    left: "40",
  },
  {
    name: "a prediction",
    path: "/game/prediction",
    spend: (visitor) =>
      order(visitor, "staking/subscribe", { productId: "flexible", amount: "60" }),
    open: async () => {},
    part: slipOf,
    field: "Entry",
    send: /^Enter/,
    left: "40",
  },
];

for (const one of CASES) {
  test(`R5.1 ${one.name} that is too much by now is refused beside what there is by now, and the most that can be filled in is that`, {
    tag: "@deep",
  }, async ({ page, context, application, sandbox, upstream }) => {
    const username = addMember(upstream);
    for (const symbol of ["AmBTC", "MERLIN"]) await sandbox.deposit(username, symbol, "100");
    const visitor = new Visitor(application.url);
    await visitor.login(username);
    await takeCookies(context, visitor);
    await one.prepare?.(visitor);
    await predictionTable(sandbox).alignToRound();
    await openLive(page, one.path);
    await one.open(page);
    const part = one.part(page);
    const field = part.getByLabel(one.field, { exact: true });
    await field.fill("100");
    await one.spend(visitor);
    await part.getByRole("button", { name: one.send }).click();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(
      part.locator(`[data-amount="${one.left}.000000000000000000"]`).first(),
    ).toBeVisible();
    await part.getByRole("button", { name: "Max" }).click();
    await expect(field).toHaveValue(one.left);
  });
}

test("R10.4 an order that another tab has settled leaves what it left in the wallet here, too", {
  tag: "@deep",
}, async ({ page, context, sandbox, enter }) => {
  await enter({ MERLIN: "500" });
  await openLive(page, "/earning/stake");
  await openProduct(page, "Flexible");
  await page.getByLabel("You stake").fill("100");
  await sandbox.fail({
    ...{ path: "/auth/staking/subscribe", method: "POST", times: 1 },
    kind: "truncate",
  });
  await dialogOf(page).getByRole("button", { name: "Stake 100 MERLIN" }).click();
  await expect(dialogOf(page).getByText(UNDECIDED)).toBeVisible();
  const other = await context.newPage();
  await openLive(other, "/earning/stake");
  await openProduct(other, "Flexible");
  await dialogOf(other).getByRole("button", { name: "Send again" }).click();
  await expect(other.getByRole("dialog", { name: "Staked" })).toBeVisible();
  await expect(dialogOf(page).getByText(/^This has been settled in the meantime/)).toBeVisible();
  await expect(
    dialogOf(page).locator('[data-amount="400.000000000000000000"]').first(),
  ).toBeVisible();
});
