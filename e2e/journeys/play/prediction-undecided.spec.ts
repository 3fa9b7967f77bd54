import type { Page, Request } from "@playwright/test";
import { signIn } from "../../fixtures/browser/browser.ts";
import { UNDECIDED } from "../../fixtures/browser/lost-order.ts";
import { holdCalls, openLive, reloadLive } from "../../fixtures/browser/page-watch.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { factOf } from "../../fixtures/money.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { predictionTable, slipOf } from "../../fixtures/prediction.ts";
import { expect, test } from "../../fixtures/test.ts";

test.afterEach(({ sandbox }) => sandbox.runPrediction({ paused: false }));

interface Play {
  readonly name: string;
  readonly page: string;
  /** Where the order arrives, below the service and below our own address. */
  readonly path: string;
  readonly own: string;
  /** Fills in what is ordered, up to its last press. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly press: string;
  /** Opens what shows the order again after a reload. */
  readonly reopen?: string;
  readonly done: string | RegExp;
  /** The list of what was booked. */
  readonly list: string;
}

const CLAIM = "Claim 10 AmBTC: Verify your email";

const PLAYS: readonly Play[] = [
  {
    name: "a prediction",
    page: "/game/prediction",
    path: "/auth/prediction/rounds",
    own: "/enter",
    prepare: (page) => page.getByLabel("Entry", { exact: true }).fill("12.5"),
    press: "Enter 12.5 MERLIN on Up",
    done: "You’re in",
    list: "/api/bff/prediction/positions",
  },
  {
    name: "a spin",
    page: "/game/wheel",
    path: "/auth/client/game/wheel/spin",
    own: "/game/wheel/spin",
    press: "Spin for free",
    done: /^You won /,
    list: "/api/bff/game/history",
  },
  {
    name: "a claim",
    page: "/airdrop",
    path: "/auth/airdrop/tasks",
    own: "/claim",
    press: CLAIM,
    done: /^10\sAmBTC added to your wallet\./,
    list: "/api/bff/airdrop/history",
  },
  {
    name: "a conversion of AmBTC",
    page: "/airdrop",
    path: "/auth/airdrop/convert",
    own: "/airdrop/convert",
    async prepare(page) {
      await page.getByRole("button", { name: "Convert to mBTC" }).click();
      await page.getByLabel("You convert").fill("12");
    },
    press: "Convert 12 AmBTC",
    reopen: "Convert to mBTC",
    done: "Converted",
    list: "/api/bff/transaction?symbol=mBTC",
  },
];

test("R10.4 a lost spin, prediction, claim and conversion are met after a reload, and sent again with their keys", {
  tag: "@deep",
}, async ({ page, context, application, sandbox, upstream }) => {
  const username = addMember(upstream);
  await sandbox.deposit(username, "MERLIN", "100");
  await sandbox.deposit(username, "AmBTC", "50");
  await signIn(context, application.url, username);
  const visitor = new Visitor(application.url);
  await visitor.login(username);
  await predictionTable(sandbox).alignToRound();
  for (const play of PLAYS) {
    await test.step(play.name, async () => {
      await openLive(page, play.page);
      await play.prepare?.(page);
      const sent: Request[] = [];
      const watch = (request: Request) => {
        if (request.method() === "POST" && request.url().endsWith(play.own)) sent.push(request);
      };
      page.on("request", watch);
      await sandbox.fail({ path: play.path, method: "POST", times: 1, status: 503 });
      await page.getByRole("button", { name: play.press, exact: true }).click();
      await expect(page.getByText(UNDECIDED)).toBeVisible();
      await reloadLive(page);
      if (play.reopen) await page.getByRole("button", { name: play.reopen }).click();
      await expect(page.getByText(UNDECIDED)).toBeVisible();
      await page.getByRole("button", { name: "Send again" }).click();
      await expect(page.getByText(play.done).first()).toBeVisible();
      const calls = sent.map((request) => [
        request.headers()["idempotency-key"],
        request.postData(),
      ]);
      page.off("request", watch);
      expect(calls).toHaveLength(2);
      expect(calls[1]).toEqual(calls[0]);
      expect((await visitor.send(play.list)).json<{ total: number }>().total).toBe(1);
    });
  }
  expect((await sandbox.reconcile()).balanced).toBe(true);
});

test("the receipt of a lost entry shows no balance until the service has said what is left", {
  tag: "@deep",
}, async ({ page, sandbox, enter }) => {
  await enter({ MERLIN: "100" });
  await predictionTable(sandbox).alignToRound();
  await openLive(page, "/game/prediction");
  await page.getByLabel("Entry", { exact: true }).fill("12.5");
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/bff/account/wallet/MERLIN", async (route) => {
    await released;
    await route.continue();
  });
  await sandbox.fail({
    path: "/auth/prediction/rounds",
    method: "POST",
    times: 1,
    kind: "truncate",
  });
  await page.getByRole("button", { name: "Enter 12.5 MERLIN on Up" }).click();
  // The round shows the entry with the next look at it.
  await expect(page.getByRole("heading", { name: "You’re in" })).toBeVisible({ timeout: 15_000 });
  await expect(slipOf(page).getByText("New balance")).toHaveCount(0);
  release();
  await expect(factOf(slipOf(page), "New balance")).toHaveAttribute(
    "data-amount",
    "87.500000000000000000",
  );
});

test("a lost entry that is refused when it is sent again says why, and is free to be changed", {
  tag: "@deep",
}, async ({ page, sandbox, enter }) => {
  await enter({ MERLIN: "100" });
  await predictionTable(sandbox).alignToRound();
  await openLive(page, "/game/prediction");
  const slip = slipOf(page);
  const stake = slip.getByLabel("Entry", { exact: true });
  await stake.fill("12.5");
  await sandbox.fail({ path: "/auth/prediction/rounds", method: "POST", times: 1, status: 503 });
  // A page that hears of the pause first gives the entry up by itself, also by the look at the round that the loss brings.
  const release = await holdCalls(page, "**/api/bff/prediction/state");
  await slip.getByRole("button", { name: "Enter 12.5 MERLIN on Up" }).click();
  await expect(slip.getByText(UNDECIDED)).toBeVisible();
  await sandbox.runPrediction({ paused: true });
  const answer = page.waitForResponse((response) => response.url().endsWith("/enter"));
  await slip.getByRole("button", { name: "Send again" }).click();
  expect((await answer).status()).toBe(409);
  release();
  await expect(slip.getByText(/^Entries are paused\./)).toBeVisible();
  await expect(stake).toHaveValue("12.5");
  await expect(stake).toBeEditable();
});

test("a fee and a rate that have changed are told, and confirmed anew", { tag: "@deep" }, async ({
  page,
  context,
  application,
  sandbox,
  upstream,
}) => {
  const username = addMember(upstream);
  await sandbox.deposit(username, "MERLIN", "100");
  await sandbox.deposit(username, "AmBTC", "50");
  await signIn(context, application.url, username);
  await predictionTable(sandbox).alignToRound();
  const older = (body: string | null, change: object) =>
    JSON.stringify({ ...JSON.parse(body ?? "{}"), ...change });

  await openLive(page, "/game/prediction");
  const slip = slipOf(page);
  await slip.getByLabel("Entry", { exact: true }).fill("12.5");
  // As from a page that was read before the fee changed.
  let isOld = true;
  page.on("request", (request) => {
    if (request.url().endsWith("/enter")) isOld = false;
  });
  await page.route("**/prediction/state", async (route) => {
    const response = await route.fetch();
    const state = await response.json();
    await route.fulfill({ response, json: isOld ? { ...state, feeBps: 100 } : state });
  });
  await expect(slip.getByText("1%, included")).toBeVisible({ timeout: 15_000 });
  await slip.getByRole("button", { name: "Enter 12.5 MERLIN on Up" }).click();
  await expect(slip.getByText(/^The fee is 3% now\. Your balance hasn’t changed\./)).toBeVisible();
  await expect(slip.getByText("3%, included")).toBeVisible();
  await expect(slip.getByLabel("Entry", { exact: true })).toHaveValue("12.5");
  await slip.getByRole("button", { name: "Enter 12.5 MERLIN on Up" }).click();
  await expect(page.getByRole("heading", { name: "You’re in" })).toBeVisible();

  await openLive(page, "/airdrop");
  await page.getByRole("button", { name: "Convert to mBTC" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("You convert").fill("12");
  await page.route("**/airdrop/convert", (route) =>
    route.continue({ postData: older(route.request().postData(), { rate: "0.002" }) }),
  );
  await dialog.getByRole("button", { name: /^Convert/ }).click();
  await expect(dialog.getByText(/^The rate has changed, so nothing was converted/)).toBeVisible();
  await expect(dialog.getByLabel("You convert")).toHaveValue("12");
  await page.unroute("**/airdrop/convert");
  await dialog.getByRole("button", { name: /^Convert/ }).click();
  await expect(page.getByRole("heading", { name: "Converted", exact: true })).toBeVisible();
  expect((await sandbox.reconcile()).balanced).toBe(true);
});
