import { listen, typeAtOnce } from "../../fixtures/browser/ears.ts";
import { holdCalls, openLive } from "../../fixtures/browser/page-watch.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { enterAsMiner } from "../../fixtures/miner.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { enterOverHttp, predictionTable, slipOf } from "../../fixtures/prediction.ts";
import { expect, test } from "../../fixtures/test.ts";

const DAY_SECONDS = 86_400;
/** Over two minutes: of what is shorter, the last minute is no news. */
const LEFT_SECONDS = 170;

test("R10.1 by ear a stake says what it earns, and its result is one sentence", {
  tag: "@deep",
}, async ({ page, enter }) => {
  await enter({ MERLIN: "500" });
  const ears = await listen(page);
  await openLive(page, "/earning/stake");
  await ears.heard(["page: Staking | Merlin BTC"]);
  await page.getByRole("button", { name: "Stake in Flexible" }).press("Enter");
  const dialog = page.getByRole("dialog");
  await ears.heard(["button: Stake in Flexible", "dialog: Stake MERLIN", "heading: Stake MERLIN"]);
  await typeAtOnce(dialog.getByLabel("You stake"), "100");
  await ears.heard([/^textbox: You stake/, /^status: Reward per day 0\.\d{1,4} MERLIN$/]);
  await dialog.getByRole("button", { name: "Stake 100 MERLIN" }).press("Enter");
  await ears.heard([/^button: Stak/, /^heading: 100 MERLIN is staked\. Rewards accrue from .+\.$/]);
});

test.describe("of a round", () => {
  test.beforeEach(({ sandbox }) => sandbox.runPrediction({ bots: false }));
  test.afterEach(({ sandbox }) => sandbox.runPrediction({ bots: true }));

  test("R10.1 by ear an entry says what it may pay, and its result is one sentence", {
    tag: "@deep",
  }, async ({ page, sandbox, upstream, application, enter }) => {
    await enter({ MERLIN: "100" });
    const epoch = await predictionTable(sandbox).alignToRound();
    const other = addMember(upstream);
    await sandbox.deposit(other, "MERLIN", "20");
    const visitor = new Visitor(application.url);
    await visitor.login(other);
    await enterOverHttp(visitor, epoch, { side: "down", amount: "20" });
    const ears = await listen(page);
    await openLive(page, "/game/prediction");
    await ears.heard([/^page: /]);
    const slip = slipOf(page);
    await typeAtOnce(slip.getByLabel("Entry", { exact: true }), "12.5");
    await ears.heard([/^textbox: Entry/, /^status: Estimate if Up wins \d+\.\d{1,4} MERLIN$/]);
    await slip.getByRole("button", { name: "Enter 12.5 MERLIN on Up" }).press("Enter");
    await ears.heard([
      /^button: Enter/,
      /^heading: 12\.5 MERLIN on Up in round \d+\. Any payout or refund reaches your wallet automatically\.$/,
    ]);
  });
});

test("R10.1 by ear a spin says what was won, once", { tag: "@deep" }, async ({
  page,
  enterAsNew,
}) => {
  await enterAsNew();
  const ears = await listen(page);
  await openLive(page, "/game/wheel");
  await ears.heard([/^page: /]);
  await page.getByRole("button", { name: "Spin for free" }).press("Enter");
  await ears.heard([/^button: Spin/, /^heading: You won \S+ \S+( .+)?$/]);
});

test("R10.1 by ear a countdown has a noun, and speaks when its last minute begins and at its end alone", {
  tag: "@deep",
}, async ({ page, context, application, sandbox, upstream }) => {
  const { act } = await enterAsMiner(context, application.url, upstream);
  expect(await act("start")).toBe(200);
  await sandbox.advance(DAY_SECONDS - LEFT_SECONDS);
  const ears = await listen(page);
  await page.clock.install();
  await openLive(page, "/mining");
  await ears.heard([/^page: /]);
  const left = page.getByRole("main").getByRole("timer");
  await expect(left).toHaveText(/^02:\d\d$/);
  // Nothing but this page's clock tells how much is left.
  await holdCalls(page, "**/api/**");
  await page.clock.fastForward(95_000);
  await page.clock.runFor(15_000);
  await expect(left).toHaveText(/^00:\d\d$/);
  await page.clock.runFor(1_000);
  await ears.heard(["status: Session: one minute left"]);
  await page.clock.fastForward(40_000);
  await page.clock.runFor(25_000);
  await ears.heard(["status: Session: time’s up"]);
});
