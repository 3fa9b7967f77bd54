import { signIn } from "../../fixtures/browser/browser.ts";
import { listen } from "../../fixtures/browser/ears.ts";
import { expectLive, openLive } from "../../fixtures/browser/page-watch.ts";
import { jsonAnswer } from "../../fixtures/http/relay.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { expect, test } from "../../fixtures/test.ts";

const SECTION = "We couldn’t load this";

test.afterEach(({ relay }) => relay.intercept(undefined));

test("R3.6 R4.1 the wallet page fails by section: each keeps its title, offers one retry, and the rest stands", async ({
  page,
  context,
  application,
  sandbox,
}) => {
  await signIn(context, application.url, "anna");
  await sandbox.fail({ path: "/auth/client/wallets", times: 1, status: 500 });
  await page.goto("/wallet");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "Wallet" })).toBeVisible();
  await expect(main.getByRole("heading", { level: 2, name: "Saved addresses" })).toBeVisible();
  await expect(main.getByRole("heading", { level: 2, name: "Total value · USDT" })).toBeVisible();
  await expect(main.getByText(SECTION)).toHaveCount(1);
  const retry = main.getByRole("button", { name: "Try again" });
  await expect(retry).toHaveCount(1);
  await retry.click();
  await expect(main.getByRole("link", { name: "USDT", exact: true })).toBeVisible();
  await expect(main.getByText(SECTION)).toHaveCount(0);
});

test("R3.6 a limit that a page's read meets is told with its wait", async ({
  page,
  context,
  application,
  sandbox,
}) => {
  await signIn(context, application.url, "anna");
  await sandbox.fail({ path: "/auth/client/wallets", times: 1, status: 429 });
  await page.goto("/wallet");
  const alert = page.getByRole("main").getByRole("alert").filter({ hasText: SECTION });
  await expect(alert).toContainText("Too many attempts. Try again in 1 second.");
});

test("R8.2 a form has one toast, which says what its field says and goes with a success", {
  tag: "@deep",
}, async ({ page, context, application, upstream }) => {
  await signIn(context, application.url, addMember(upstream));
  await page.goto("/setting/security");
  const submit = page.getByRole("button", { name: "Change password" });
  await expectLive(submit);
  const current = page.getByLabel("Current password", { exact: true });
  await page.getByLabel("New password", { exact: true }).fill("Ship-shape-42");
  await page.getByLabel("Repeat new password", { exact: true }).fill("Ship-shape-42");
  const errors = page.locator("[data-sonner-toast][data-type=error]");
  for (const wrong of ["Not-the-one-1", "Not-the-one-2"]) {
    await current.fill(wrong);
    await submit.click();
    await expect(current).toHaveAttribute("aria-invalid", "true");
    await expect(submit).not.toHaveAttribute("aria-disabled", "true");
    await expect(errors).toHaveCount(1);
    const field = await current.evaluate(
      (input) =>
        (input.getAttribute("aria-describedby") ?? "")
          .split(" ")
          .map((id) => document.getElementById(id)?.textContent ?? "")
          .filter(Boolean)
          .at(-1) ?? "no words",
    );
    await expect(errors).toContainText(field);
  }
  await current.fill("Merlin-2026!");
  await submit.click();
  await expect(page.locator("[data-sonner-toast][data-type=success]")).toBeVisible();
  await expect(errors).toHaveCount(0);
});

test("R3.6 a section that the service keeps waiting comes after its page, and a refresh leaves what is there meanwhile", async ({
  page,
  context,
  application,
  sandbox,
  upstream,
}) => {
  const username = addMember(upstream);
  await signIn(context, application.url, username);
  const slow = { path: "/auth/client/blockchain-wallet/list", method: "GET", times: 1 };
  await sandbox.fail({ ...slow, delayMs: 4_000 });
  await page.goto("/wallet", { waitUntil: "commit" });
  const main = page.getByRole("main");
  const section = main.locator(".card", {
    has: page.getByText("Saved addresses", { exact: true }),
  });
  await expect(main.getByText("Total value").first()).toBeVisible({ timeout: 3_500 });
  await expect(section).toHaveAttribute("aria-busy", "true");
  const add = section.getByRole("button", { name: "Add an address" });
  await expect(add).toBeVisible();
  await expect(section).not.toHaveAttribute("aria-busy");
  await expectLive(add);

  // What refreshes a page that is shown again lives a moment after what is pressed.
  await page.waitForLoadState("networkidle");
  await section.evaluate((element) => element.setAttribute("data-stays", ""));
  upstream.sandbox.database.run(
    `INSERT INTO saved_address (member_id, address, label, chain_id, usable_from)
      SELECT id, '0x00000000000000000000000000000000000000aa', 'Vault', 56, 0 FROM member WHERE username = ?`,
    username,
  );
  await sandbox.fail({ ...slow, delayMs: 4_000 });
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(section.getByText("Vault")).toBeVisible();
  await expect(section).toHaveAttribute("data-stays");
});

test("R3.6 a section that fails after its page says so in its place", async ({
  page,
  context,
  application,
  sandbox,
}) => {
  await signIn(context, application.url, "anna");
  await sandbox.fail({
    path: "/auth/client/blockchain-wallet/list",
    times: 1,
    status: 500,
    delayMs: 4_500,
  });
  await page.goto("/wallet", { waitUntil: "commit" });
  const main = page.getByRole("main");
  await expect(main.locator("[aria-busy=true]", { hasText: "Saved addresses" })).toBeVisible();
  await expect(main.getByText(SECTION)).toHaveCount(1);
  await main.getByRole("button", { name: "Try again" }).click();
  await expect(main.getByRole("button", { name: "Add an address" })).toBeVisible();
});

test("R4.2 a token that ends before a late section has come is renewed, and the section comes", async ({
  page,
  context,
  application,
  sandbox,
}) => {
  await signIn(context, application.url, "anna");
  await sandbox.fail({
    path: "/auth/client/blockchain-wallet/list",
    times: 1,
    status: 401,
    body: { statusCode: 5000, message: "" },
    delayMs: 2_500,
  });
  await page.goto("/wallet", { waitUntil: "commit" });
  const main = page.getByRole("main");
  await expect(main.locator("[aria-busy=true]", { hasText: "Saved addresses" })).toBeVisible();
  await expect(main.getByRole("button", { name: "Add an address" })).toBeVisible();
  await expect(page).toHaveURL("/wallet");
});

for (const [fails, path] of [
  ["/auth/staking", "/dashboard"],
  ["/auth/transaction", "/wallet"],
] as const) {
  test(`R10.1 a section of ${path} that a retry brings takes the focus at its heading`, {
    tag: "@deep",
  }, async ({ page, context, application, sandbox }) => {
    await signIn(context, application.url, "anna");
    await sandbox.fail({ path: fails, times: 99, status: 500 });
    const ears = await listen(page);
    await openLive(page, path);
    const main = page.getByRole("main");
    const failed = main.locator(".card").filter({ hasText: SECTION }).first();
    const title = await failed.getByRole("heading").innerText();
    const first = /^(page: |alert: We couldn’t load this)/;
    await ears.heard([first, first]);
    const retry = failed.getByRole("button", { name: "Try again" });
    await sandbox.clearFaults();
    await retry.press("Enter");
    await expect(main.getByRole("heading", { name: title, exact: true }).first()).toBeFocused();
    await ears.heard(["button: Try again", `heading: ${title}`]);
  });
}

for (const [part, path, opener, fails] of [
  ["section", "/marketplace", "Details of Nano", /\/products\?/],
  ["page", "/earning/stake", "Stake in Flexible", /\/profile$/],
] as const) {
  test(`R3.6 a ${part} that cannot be read anew stays while a dialog is open, and says so then`, {
    tag: "@deep",
  }, async ({ page, context, relay, relayedApplication: { url } }) => {
    await signIn(context, url, "anna");
    await page.clock.install();
    await openLive(page, url + path);
    await page.getByRole("button", { name: opener }).first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    let failed = 0;
    relay.intercept((call) => {
      if (!fails.test(call.path)) return;
      failed += 1;
      return jsonAnswer({ statusCode: 5001, message: "" }, 500);
    });
    await page.evaluate(() =>
      (window as unknown as { next: { router: { refresh(): void } } }).next.router.refresh(),
    );
    await expect.poll(() => failed).toBeGreaterThan(0);
    const failure = page.locator("main").getByText(SECTION);
    // Longer than until it is looked whether it is open still.
    await page.clock.runFor(3_000);
    await expect(failure).toHaveCount(0);
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.clock.runFor(3_000);
    await expect(failure).toHaveCount(1);
    relay.intercept(undefined);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("button", { name: opener }).first()).toBeVisible();
  });
}
