import { signIn } from "../../fixtures/browser/browser.ts";
import { openLive, toast } from "../../fixtures/browser/page-watch.ts";
import { jsonAnswer } from "../../fixtures/http/relay.ts";
import type { Visitor } from "../../fixtures/http/visitor.ts";
import { enterAsMiner } from "../../fixtures/miner.ts";
import { enterAsErik } from "../../fixtures/money.ts";
import { expect, test } from "../../fixtures/test.ts";

const DAY_SECONDS = 86_400;

test.afterEach(async ({ sandbox }) => {
  // The clock goes back, too.
  await sandbox.seed("review");
});

interface Run {
  readonly step: string;
  readonly status: string;
  readonly got: { readonly amount: string } | null;
}

async function runsOf(visitor: Visitor): Promise<readonly Run[]> {
  return (await visitor.send("/api/bff/mining/automation/runs")).json<{ items: Run[] }>().items;
}

test("R15.17 mining is claimed by itself once that is switched on, and the history shows what came to the last digit", {
  tag: "@deep",
}, async ({ page, context, application, sandbox, upstream }) => {
  const { act, visitor } = await enterAsMiner(context, application.url, upstream);
  await openLive(page, "/mining/automation");
  await expect(page.getByText("Nothing is turned on.")).toBeVisible();
  await page.getByRole("switch", { name: "Claim automatically" }).check();
  await page.getByRole("button", { name: "Save", exact: true }).first().click();
  await expect(page.getByText("Next run:")).toBeVisible();
  expect(await act("start")).toBe(200);
  await sandbox.advance(DAY_SECONDS);

  await openLive(page, "/mining/automation");
  const [claimed] = await runsOf(visitor);
  expect(claimed).toMatchObject({ step: "claim", status: "done" });
  await page
    .getByRole("region", { name: "History" })
    .getByRole("button", { name: "Claim", exact: true })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: "Claim" });
  await expect(dialog.locator(`[data-amount="${claimed?.got?.amount}"]`).first()).toBeVisible();
});

test("R15.18 a payout is confirmed with a code, and turned off without one", {
  tag: "@deep",
}, async ({ page, context, application, sandbox }) => {
  await enterAsErik(context, application.url, sandbox);
  await openLive(page, "/mining/automation");
  await page.getByLabel("From a balance of").fill("0.5");
  await page.getByRole("button", { name: "Turn on", exact: true }).click();
  const proof = page.getByRole("dialog", { name: "Confirm it’s you" });
  await proof.getByLabel("2FA code").fill(await sandbox.code("erik"));
  await proof.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(page.getByRole("button", { name: "Turn off", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Turn off", exact: true }).click();
  await expect(page.getByText("Nothing is turned on.")).toBeVisible();
});

test("before a payout can be set its card names the missing steps, and no amount that is not there", {
  tag: "@deep",
}, async ({ page, sandbox, upstream, enterAsNew }) => {
  const username = await enterAsNew();
  await page.goto("/mining/automation");
  await expect(page.getByRole("link", { name: "Turn on 2FA" })).toBeVisible();
  await expect(page.getByText("reaches this amount")).toHaveCount(0);
  await sandbox.kyc(username, "pending");
  await page.reload();
  await expect(page.getByText("Your identity check is in review.")).toBeVisible();
  await sandbox.kyc(username, "rejected");
  await page.reload();
  await expect(page.getByText("We couldn’t confirm your identity.")).toBeVisible();
  upstream.sandbox.database.run(
    "UPDATE member SET withdrawal_lock_until = ? WHERE username = ?",
    (await sandbox.now()) + DAY_SECONDS * 1_000,
    username,
  );
  await page.reload();
  await expect(page.getByText(/^You’ve locked withdrawals until /)).toBeVisible();
});

test("R15.18 a payout waits with the one address that was saved, which nobody has to add again", {
  tag: "@deep",
}, async ({ page, sandbox, upstream, enterAsNew }) => {
  const username = await enterAsNew({ hasSecondFactor: true });
  upstream.sandbox.database.run(
    "INSERT INTO saved_address (member_id, address, label, chain_id, usable_from) SELECT id, ?, 'Cold', 56, ? FROM member WHERE username = ?",
    "0x52908400098527886E0F7030069857D2E4169EE7",
    (await sandbox.now()) + DAY_SECONDS * 1_000,
    username,
  );
  await page.goto("/mining/automation");
  await expect(page.getByText("Cold · 0x5290…9EE7")).toBeVisible();
  await expect(page.getByText(/^Ready from /)).toBeVisible();
  await expect(page.getByText("Add one under")).toHaveCount(0);
});

test("R15.17 R8.2 a change of the automation whose answer is lost is told as it is: saved, paused, or not", {
  tag: "@deep",
}, async ({ page, context, application, sandbox, upstream }) => {
  await enterAsMiner(context, application.url, upstream);
  await openLive(page, "/mining/automation");
  const lost = (fault: { kind: "truncate" } | { status: number }) =>
    sandbox.fail({ path: "/auth/mining/automation", method: "PATCH", times: 1, ...fault });
  const button = (name: string) => page.getByRole("button", { name, exact: true }).first();
  await page.getByRole("switch", { name: "Claim automatically" }).check();
  await page.getByLabel("Claim at least").fill("0.001");
  await lost({ status: 503 });
  await button("Save").click();
  await expect(toast(page, "We couldn’t save this. Try again.")).toBeVisible();
  await lost({ kind: "truncate" });
  await button("Save").click();
  await expect(toast(page, "Saved.")).toBeVisible();
  await lost({ kind: "truncate" });
  await button("Pause").click();
  await expect(button("Resume")).toBeVisible();
  await expect(page.getByText(/may already be done/)).toHaveCount(0);
});

test("R9.2 whole amounts of the automation stand in its fields as they are saved", {
  tag: "@deep",
}, async ({ page, context, relay, relayedApplication: { url } }) => {
  await signIn(context, url, "anna");
  const set = {
    ...{ autoClaim: true, minimum: "50" },
    payout: { walletId: "w1", threshold: "100", address: "0x1", label: null },
  };
  relay.intercept((call, forward) =>
    call.path.endsWith("/mining/automation")
      ? forward().then(({ body }) => jsonAnswer({ ...JSON.parse(body), ...set }))
      : undefined,
  );
  await openLive(page, `${url}/mining/automation`);
  await expect(page.getByLabel("Claim at least")).toHaveValue("50");
  await expect(page.getByLabel("From a balance of")).toHaveValue("100");
  relay.intercept(undefined);
});

test("R15.17 claiming by itself is turned off whatever stands in the fields that go with it", {
  tag: "@deep",
}, async ({ page, context, application, upstream }) => {
  const { visitor } = await enterAsMiner(context, application.url, upstream);
  await openLive(page, "/mining/automation");
  const claims = page.getByRole("switch", { name: "Claim automatically" });
  const save = page.getByRole("button", { name: "Save", exact: true }).first();
  const least = page.getByLabel("Claim at least");
  await claims.check();
  await least.fill("0.001");
  await save.click();
  await expect(page.getByText("Next run:")).toBeVisible();
  await least.fill("half a coin");
  await claims.uncheck();
  await save.click();
  await expect(page.getByText("Nothing is turned on.")).toBeVisible();
  const saved = (await visitor.send("/api/bff/mining/automation")).json();
  expect(saved).toMatchObject({ autoClaim: false, minimum: "0.001000000000000000" });
});

test("R15.18 a payout whose address was removed asks for another one before it is confirmed", {
  tag: "@deep",
}, async ({ page, context, relay, relayedApplication: { url }, sandbox }) => {
  await enterAsErik(context, url, sandbox);
  const payout = { walletId: "removed", threshold: "100", address: null, label: null };
  relay.intercept((call, forward) =>
    call.path.endsWith("/mining/automation") && call.method === "GET"
      ? forward().then(({ body }) => jsonAnswer({ ...JSON.parse(body), payout }))
      : undefined,
  );
  await openLive(page, `${url}/mining/automation`);
  const address = page.getByLabel("Address", { exact: true });
  await expect(address).toHaveValue("");
  await page.getByRole("button", { name: "Save", exact: true }).last().click();
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription("Choose an address.");
  relay.intercept(undefined);
});
