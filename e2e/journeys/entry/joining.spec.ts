import {
  fillSignUp,
  makeNewcomer,
  submitLogin,
  watchCalls,
} from "../../fixtures/browser/browser.ts";
import { openLive } from "../../fixtures/browser/page-watch.ts";
import { expect, test } from "../../fixtures/test.ts";

test.describe.configure({ mode: "parallel" });

interface Seat {
  readonly username: string;
  readonly position: "left" | "right";
}

test("R2.2 R4.4 R4.8 invited by anna to her left leg, confirmed by the mail's link, signed in, on the airdrop", async ({
  page,
  application,
  sandbox,
  upstream,
}) => {
  const newcomer = makeNewcomer();
  await page.goto("/ref/anna/left");
  await expect(page).toHaveTitle("Sign Up | Merlin BTC");
  await expect(page.getByText("Anna Berger")).toBeVisible();
  await fillSignUp(page, newcomer);
  await expect(page.getByText(`${newcomer.username} is available.`)).toBeVisible();
  await page.getByRole("button", { name: "Sign up", exact: true }).click();

  await expect(page.getByRole("heading", { name: "Verify your email" })).toBeVisible();
  await expect(page.getByText(`We’ve sent a link to ${newcomer.email}.`)).toBeVisible();
  await expect(page.getByRole("main").getByRole("list").last().getByRole("listitem")).toHaveCount(
    3,
  );
  await expect(page.getByRole("button", { name: /^Resend in (30|2\d)\ss$/ })).toBeVisible();
  expect((await sandbox.mails(newcomer.email)).map(({ kind }) => kind)).toEqual(["verify-email"]);

  const calls = watchCalls(page, "POST", "/api/");
  await page.goto(await sandbox.mailedPath(newcomer.email, "verify-email"));
  await page.getByRole("button", { name: "Confirm email" }).click();
  await expect(page.getByRole("heading", { name: "Your email is verified" })).toBeVisible();
  expect(calls).toEqual(["/api/bff/public/verify-email"]);

  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await expect(page).toHaveURL("/login");
  await submitLogin(page, newcomer.username, newcomer.password);
  await expect(page).toHaveURL("/airdrop");
  const answer = await page.request.get(`${application.url}/api/bff/account/profile`);
  expect(await answer.json()).toMatchObject({
    username: newcomer.username,
    fullName: newcomer.fullName,
    email: newcomer.email,
    emailVerified: true,
    sponsor: "anna",
  });
  await page.goto("/profile");
  await expect(page.getByRole("main")).toContainText("@anna");

  // No call shows the tree yet; the sandbox's own books do.
  const way = upstream.sandbox.database.all<Seat>(
    "WITH RECURSIVE way(id, parent_id, position, depth) AS (SELECT id, parent_id, position, 0 FROM member WHERE username = ? UNION ALL SELECT m.id, m.parent_id, m.position, way.depth + 1 FROM member m JOIN way ON m.id = way.parent_id) SELECT p.username, way.position FROM way JOIN member p ON p.id = way.parent_id ORDER BY way.depth",
    newcomer.username,
  );
  expect(way.at(-1)).toEqual({ username: "anna", position: "left" });
  expect(new Set(way.map(({ position }) => position))).toEqual(new Set(["left"]));
});

test("R4.8 the success page survives a reload until another sign-up is begun", {
  tag: "@deep",
}, async ({ page }) => {
  await page.goto("/sign-up");
  const newcomer = makeNewcomer();
  await fillSignUp(page, newcomer);
  await page.getByRole("button", { name: "Sign up", exact: true }).click();
  await expect(page.getByText(newcomer.email)).toBeVisible();
  await page.reload();
  await expect(page.getByText(newcomer.email)).toBeVisible();
  await expect(page.getByRole("link", { name: "Go to login" })).toHaveAttribute("href", "/login");
  await page.getByRole("button", { name: "Use another email address" }).click();
  await expect(page.getByLabel("Full name")).toHaveValue(newcomer.fullName);
  // To be put right where it was mistyped.
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(newcomer.email);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  await expect(page.getByLabel("Username", { exact: true })).toHaveValue("");
  await expect(page.getByLabel("Username", { exact: true })).toHaveAccessibleDescription(
    new RegExp(`Your first account keeps the name ${newcomer.username}`),
  );
  await page.reload();
  await expect(page.getByLabel("Full name")).toBeVisible();
});

test("R4.8 the resend counts down from 30, ignores a press above zero, and a reload does not shorten or renew it", {
  tag: "@deep",
}, async ({ page, sandbox, upstream }) => {
  await page.clock.install();
  await openLive(page, "/sign-up");
  const newcomer = makeNewcomer();
  await fillSignUp(page, newcomer);
  await page.getByRole("button", { name: "Sign up", exact: true }).click();
  const resend = page.getByRole("button", { name: /^Resend/ });
  await expect(resend).toHaveText(/Resend in (30|29|28)\ss/);
  const calls = watchCalls(page, "POST", "resend-active-token");
  await page.clock.fastForward(10_000);
  await expect(resend).toHaveText(/Resend in (20|1[5-9])\ss/);
  await expect(resend).toHaveAttribute("aria-disabled", "true");
  await resend.click({ force: true });
  await page.reload();
  await expect(resend).toHaveText(/Resend in (20|1\d)\ss/);
  await resend.click({ force: true });
  await page.clock.fastForward(20_000);
  await expect(resend).toHaveText("Resend email");
  expect(calls).toEqual([]);

  upstream.sandbox.database.run(
    "UPDATE mail SET sent_at = sent_at - 30000 WHERE recipient = ?",
    newcomer.email,
  );
  await resend.dblclick();
  await expect(page.locator("[data-sonner-toast]")).toContainText(
    "Email validation sent successfully",
  );
  await expect(resend).toHaveText(/Resend in (30|29|28)\ss/);
  await resend.click({ force: true });
  expect(calls).toHaveLength(1);
  expect(await sandbox.mails(newcomer.email)).toHaveLength(2);
});

test("R4.8 a resend that comes too early by the upstream's clock is told and waits as long as it says", {
  tag: "@deep",
}, async ({ page, sandbox }) => {
  await page.clock.install();
  await openLive(page, "/sign-up");
  const newcomer = makeNewcomer();
  await fillSignUp(page, newcomer);
  await page.getByRole("button", { name: "Sign up", exact: true }).click();
  const resend = page.getByRole("button", { name: /^Resend/ });
  await expect(resend).toHaveText(/Resend in/);
  await page.clock.fastForward(31_000);
  await expect(resend).toHaveText("Resend email");
  await resend.click();
  await expect(resend).toHaveText(/Resend in (30|2\d)\ss/);
  await expect(page.locator("[data-sonner-toast]")).toBeVisible();
  expect(await sandbox.mails(newcomer.email)).toHaveLength(1);
});

test("R8.2 a resend that fails without words says so, and can be tried again", {
  tag: "@deep",
}, async ({ page, sandbox }) => {
  await page.clock.install();
  await openLive(page, "/sign-up");
  await fillSignUp(page, makeNewcomer());
  await page.getByRole("button", { name: "Sign up", exact: true }).click();
  const resend = page.getByRole("button", { name: /^Resend/ });
  await expect(resend).toHaveText(/Resend in/);
  await page.clock.fastForward(31_000);
  await sandbox.fail({ path: "/auth/client/resend-active-token", status: 503, times: 5 });
  await resend.click();
  await expect(page.locator("[data-sonner-toast]")).toContainText("Can't send email validation");
  await expect(resend).toHaveText("Resend email");
});
