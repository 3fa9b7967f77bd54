import { expectPage, submitLogin, takeCookies } from "../../fixtures/browser/browser.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { expect, test } from "../../fixtures/test.ts";

const ENDED = "You’ve been logged out. Log in again.";

test("R4.1 R4.6 a session that ends under an open page gives the reason, and after the login the member is back on it", async ({
  page,
  context,
  application,
  newcomer,
  sandbox,
}) => {
  const visitor = new Visitor(application.url);
  await visitor.post("/api/session/login", newcomer);
  await takeCookies(context, visitor);
  await page.clock.install();
  await page.goto("/wallet?from=mail", { waitUntil: "networkidle" });
  await expect(
    page.getByRole("main").getByRole("link", { name: "USDT", exact: true }),
  ).toBeVisible();
  await sandbox.revokeSessions(newcomer.username);
  await page.clock.fastForward(15_000);
  await expect(page).toHaveURL("/login?returnUrl=%2Fwallet%3Ffrom%3Dmail&reason=expired");
  await expect(page.getByText(ENDED)).toBeVisible();
  await submitLogin(page, newcomer.username, newcomer.password);
  await expect(page).toHaveURL("/wallet?from=mail");
  await expect(
    page.getByRole("main").getByRole("link", { name: "USDT", exact: true }),
  ).toBeVisible();
});

test("R4.1 R4.6 the same for a reload of a page, also when the first password is wrong", {
  tag: "@deep",
}, async ({ page, context, application, newcomer, sandbox }) => {
  const visitor = new Visitor(application.url);
  await visitor.post("/api/session/login", newcomer);
  await takeCookies(context, visitor);
  await page.goto("/profile");
  await expectPage(page, "Profile");
  await sandbox.revokeSessions(newcomer.username);
  await page.reload();
  await expect(page).toHaveURL("/login?returnUrl=%2Fprofile&reason=expired");
  await submitLogin(page, newcomer.username, "wrong-password");
  await expect(page.getByText("Wrong username or password.").first()).toBeVisible();
  await expect(page.getByText(ENDED)).toBeVisible();
  await submitLogin(page, newcomer.username, newcomer.password);
  await expect(page).toHaveURL("/profile");
  await expectPage(page, "Profile");
});

test("R8.2 five wrong passwords lock one account with a countdown, another one may be tried at once", async ({
  page,
  application,
  newcomer,
}) => {
  const { username } = newcomer;
  const visitor = new Visitor(application.url);
  for (let tries = 1; tries <= 5; tries += 1) {
    const password = `wrong-${tries}`;
    const answer = await visitor.post("/api/session/login", { username, password });
    expect(answer.status).toBe(422);
  }
  await page.goto("/login");
  await submitLogin(page, username, newcomer.password);
  await expect(page.getByText(/You can try again in 1[45]:\d\d/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Log in" })).toBeDisabled();
  await submitLogin(page, "fred", "Merlin-2026!");
  await expect(page).toHaveURL("/airdrop");
});
