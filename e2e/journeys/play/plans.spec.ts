import type { Page } from "@playwright/test";
import { takeCookies, watchCalls } from "../../fixtures/browser/browser.ts";
import { leaveByKey, UNDECIDED } from "../../fixtures/browser/lost-order.ts";
import { openLive, reloadLive, toast } from "../../fixtures/browser/page-watch.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { expect, test } from "../../fixtures/test.ts";

const DAY_SECONDS = 86_400;

test.afterEach(async ({ sandbox }) => {
  // The clock goes back, too.
  await sandbox.seed("review");
});

interface OwnPlan {
  readonly id: string;
  readonly state: string;
  readonly amount: string;
  readonly lastRun: { readonly status: string; readonly got: { readonly amount: string } } | null;
}

async function plansOf(visitor: Visitor): Promise<readonly OwnPlan[]> {
  return (await visitor.send("/api/bff/account/plans")).json<{ items: OwnPlan[] }>().items;
}

const inDialog = (page: Page, name: string) =>
  page.getByRole("dialog").getByRole("button", { name, exact: true });

test("R15.16 a plan is created once although its answer was lost, runs, shows its run to the last digit, pauses and ends", async ({
  page,
  context,
  application,
  sandbox,
  upstream,
}) => {
  const username = addMember(upstream);
  await sandbox.deposit(username, "USDT", "100");
  const visitor = new Visitor(application.url);
  await visitor.login(username);
  await takeCookies(context, visitor);

  await openLive(page, "/earning/plans");
  await page.getByRole("button", { name: "New plan" }).click();
  const form = page.getByRole("dialog", { name: "New plan" });
  await form.getByLabel("Amount per run").fill("12.5");
  await form.getByText("Daily", { exact: true }).click();
  await expect(form.getByText("You’d get now")).toBeVisible();
  await sandbox.fail({ path: "/auth/client/plans", method: "POST", times: 1, kind: "truncate" });
  await inDialog(page, "Create plan").click();
  await expect(form.getByText(UNDECIDED)).toBeVisible();
  await inDialog(page, "Send again").click();
  await expect(page.getByRole("dialog", { name: "Plan created" })).toBeVisible();
  await inDialog(page, "Done").click();
  expect((await plansOf(visitor)).map(({ state }) => state)).toEqual(["active"]);

  await sandbox.advance(DAY_SECONDS);
  await reloadLive(page);
  const [plan] = await plansOf(visitor);
  expect(plan?.lastRun?.status).toBe("done");
  const runs = page.getByRole("region", { name: "Runs" });
  await runs.getByRole("button", { name: "USDT to MERLIN" }).click();
  const run = page.getByRole("dialog", { name: "USDT to MERLIN" });
  await expect(run.locator(`[data-amount="${plan?.lastRun?.got.amount}"]`).first()).toBeVisible();
  await page.keyboard.press("Escape");

  const plans = page.getByRole("region", { name: "Your plans" });
  await plans.getByRole("button", { name: "USDT to MERLIN" }).click();
  await inDialog(page, "Pause").click();
  await expect(toast(page, "Paused")).toBeVisible();
  await expect(inDialog(page, "Resume")).toBeFocused();
  await inDialog(page, "End plan").click();
  await page.getByRole("group", { name: "End this plan for good?" }).getByText("End plan").click();
  await expect(toast(page, "Ended")).toBeVisible();
  await expect(inDialog(page, "Resume")).toBeHidden();
  await expect(page.getByRole("dialog").getByRole("heading").first()).toBeFocused();
  expect((await plansOf(visitor)).map(({ state }) => state)).toEqual(["ended"]);
});

test("R5.1 a limit of a plan that is refused is shown and has the focus, though it was folded away, and stays while it is mended", {
  tag: "@deep",
}, async ({ page, enterAsNew }) => {
  await enterAsNew();
  await openLive(page, "/earning/plans");
  await page.getByRole("button", { name: "New plan" }).click();
  const form = page.getByRole("dialog", { name: "New plan" });
  const limits = form.getByText("Limits (optional)");
  const [keep, lastDay] = [form.getByLabel("Keep at least"), form.getByLabel("Last day")];
  await form.getByLabel("Amount per run").fill("5");
  await limits.click();
  await keep.fill("abc");
  await limits.click();
  await expect(keep).toBeHidden();
  await inDialog(page, "Create plan").click();
  await expect(keep).toBeFocused();
  await expect(keep).toHaveAttribute("aria-invalid", "true");
  await keep.fill("");
  const posts = watchCalls(page, "POST", "/api/bff/account/plans");
  await lastDay.fill("2020-01-01");
  await inDialog(page, "Create plan").click();
  await expect(lastDay).toBeFocused();
  await expect(lastDay).toHaveAccessibleDescription(
    /Choose the day of the first run or a later one\./,
  );
  expect(posts).toEqual([]);
  await lastDay.fill("2030-01-01");
  await expect(lastDay).not.toHaveAttribute("aria-invalid");
  await expect(lastDay).toBeFocused();
});

test("R15.16 a plan whose answer was lost, and that has ended since, is not said to be created", {
  tag: "@deep",
}, async ({ page, context, application, sandbox, upstream }) => {
  const visitor = new Visitor(application.url);
  await visitor.login(addMember(upstream));
  await takeCookies(context, visitor);
  await openLive(page, "/earning/plans");
  await page.getByRole("button", { name: "New plan" }).click();
  const form = page.getByRole("dialog", { name: "New plan" });
  await form.getByLabel("Amount per run").fill("12.5");
  await sandbox.fail({ path: "/auth/client/plans", method: "POST", times: 1, kind: "truncate" });
  await inDialog(page, "Create plan").click();
  await expect(form.getByText(UNDECIDED)).toBeVisible();
  await expect(form.getByRole("link", { name: "See transactions" })).toHaveCount(0);
  await leaveByKey(page);
  const list = await visitor.send("/api/bff/account/plans");
  const [plan] = list.json<{ items: { id: string }[] }>().items;
  const headers = { "idempotency-key": crypto.randomUUID() };
  await visitor.post(`/api/bff/account/plans/${plan?.id}/end`, undefined, headers);
  expect((await plansOf(visitor)).map(({ state }) => state)).toEqual(["ended"]);
  await page.getByRole("button", { name: "New plan" }).click();
  await inDialog(page, "Check again").click();
  await expect(form.getByText("This has been settled in the meantime.")).toBeVisible();
  await expect(form.getByText("Ended", { exact: true })).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Plan created" })).toHaveCount(0);
});

test("R15.16 ten plans are a page, those that have ended on the ones behind, and beside ten that run the button for a further one says why not", {
  tag: "@deep",
}, async ({ page, upstream, enterAsNew }) => {
  const username = await enterAsNew();
  const { database, clock } = upstream.sandbox;
  const addPlans = (count: number, state: string) => {
    for (let left = count; left > 0; left -= 1) {
      database.run(
        "INSERT INTO plan (member_id, kind, from_symbol, to_symbol, amount, every, state, created_at) SELECT id, 'convert', 'USDT', 'MERLIN', '5000000000000000000', 'day', ?, ? FROM member WHERE username = ?",
        state,
        clock.now(),
        username,
      );
    }
  };
  addPlans(55, "ended");
  addPlans(9, "paused");
  await openLive(page, "/earning/plans");
  const plans = page.getByRole("region", { name: "Your plans" });
  const rows = plans.getByRole("listitem").filter({ hasText: "USDT to MERLIN" });
  const opener = plans.getByRole("button", { name: "New plan" });
  await expect(rows).toHaveCount(10);
  await expect(plans.getByText("Page 1 of 7")).toBeVisible();
  await expect(opener).toBeEnabled();
  await plans.getByRole("link", { name: "Next" }).click();
  await expect(plans.getByText("Page 2 of 7")).toBeVisible();
  await rows.first().getByRole("button").click();
  await page.getByRole("dialog").getByRole("link", { name: "See its runs" }).click();
  await expect(page).toHaveURL(/plan=.+list=2/);
  await expect(plans.getByText("Page 2 of 7")).toBeVisible();

  addPlans(1, "paused");
  await openLive(page, "/earning/plans");
  await expect(opener).toBeDisabled();
  await expect(opener).toHaveAccessibleDescription("You have 10 plans. End one first.");
  await opener.click({ force: true });
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a list without plans is one card on phones, too", { tag: "@deep" }, async ({
  page,
  enter,
}) => {
  await enter();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/earning/plans");
  const text = page.getByRole("region", { name: "Your plans" }).getByText("No plans yet");
  await expect(text).toBeVisible();
  const cards = await text.evaluate((node) => {
    const all: Element[] = [];
    for (let one = node.parentElement; one && one.tagName !== "MAIN"; one = one.parentElement) {
      if (parseFloat(getComputedStyle(one).borderTopWidth) > 0) all.push(one);
    }
    return all.length;
  });
  expect(cards).toBe(1);
});

test("R15.16 where noon in UTC is another day a plan names the weekday there, and its last day as it was chosen", {
  tag: "@deep",
}, async ({ page, context, application, upstream }) => {
  const username = addMember(upstream);
  upstream.sandbox.database.run(
    "UPDATE member SET time_zone = 'Pacific/Auckland' WHERE username = ?",
    username,
  );
  const visitor = new Visitor(application.url);
  await visitor.login(username);
  await takeCookies(context, visitor);
  await openLive(page, "/earning/plans");
  await page.getByRole("button", { name: "New plan" }).click();
  const form = page.getByRole("dialog", { name: "New plan" });
  await form.getByLabel("Amount per run").fill("12.5");
  await form.getByText("Monthly", { exact: true }).click();
  await expect(form.getByLabel("Day of the month (UTC)")).toBeVisible();
  await form.getByText("Weekly", { exact: true }).click();
  await form.getByLabel("Day of the week").selectOption("Tuesday");
  await form.getByText("Limits (optional)").click();
  await form.getByLabel("Last day (UTC)").fill("2031-03-05");
  await inDialog(page, "Create plan").click();
  await inDialog(page, "Done").click();

  const plans = page.getByRole("region", { name: "Your plans" });
  await expect(plans.getByText("Weekly: Tuesday")).toBeVisible();
  await plans.getByRole("button", { name: "USDT to MERLIN" }).click();
  const plan = page.getByRole("dialog", { name: "USDT to MERLIN" });
  const shown = await plan.getByRole("definition").allInnerTexts();
  const nextRun = (await plan.locator("time").first().getAttribute("datetime")) ?? "";
  // Mondays at noon in UTC are Tuesdays there.
  expect(new Date(nextRun).getUTCDay()).toBe(1);
  expect(shown).toContain("Mar 5, 2031 (UTC)");
});
