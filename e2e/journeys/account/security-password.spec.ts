import { signIn, submitLogin } from "../../fixtures/browser/browser.ts";
import { expectLive, watchRequests } from "../../fixtures/browser/page-watch.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { expect, test } from "../../fixtures/test.ts";

const PASSWORD = "Merlin-2026!";
const CHANGE = "/api/bff/account/change-password";
const PROFILE = "/api/bff/account/profile";

test("R5.1 a new password is checked by its rules before the wire, in words on each field", async ({
  page,
  context,
  application,
  upstream,
}) => {
  const username = addMember(upstream);
  await signIn(context, application.url, username);
  await page.goto("/setting/security");
  await expect(page).toHaveTitle("Security | Merlin BTC");
  const current = page.getByLabel("Current password", { exact: true });
  const next = page.getByLabel("New password", { exact: true });
  const again = page.getByLabel("Repeat new password", { exact: true });
  const submit = page.getByRole("button", { name: "Change password" });
  await expectLive(submit);
  await expect(current).toHaveAttribute("autocomplete", "current-password");
  await expect(next).toHaveAttribute("autocomplete", "new-password");
  await expect(again).toHaveAttribute("autocomplete", "new-password");
  const sent = watchRequests(page, "PATCH", CHANGE);
  await submit.click();
  await expect(page.getByText("This field is required.")).toHaveCount(3);
  await expect(current).toBeFocused();
  await current.fill("anything");
  await next.fill("weak");
  await again.fill("weak");
  await submit.click();
  await expect(
    page.getByText("Use at least 8 characters with uppercase and lowercase"),
  ).toBeVisible();
  await next.fill(`Aa1!${"x".repeat(125)}`);
  await expect(page.getByText("Use 128 characters or fewer.")).toBeVisible();
  await next.fill("Ship-shape-42");
  await again.fill("Ship-shape-43");
  await submit.click();
  await expect(page.getByText("The passwords don’t match.")).toBeVisible();
  await expect(next).toHaveValue("Ship-shape-42");
  await next.fill("Ship-shape-43");
  await expect(page.getByText("The passwords don’t match.")).toHaveCount(0);
  expect(sent).toEqual([]);
});

test("R8.2 a changed password ends the other sessions, keeps this one, and holds withdrawals", async ({
  page,
  context,
  application,
  sandbox,
  upstream,
}) => {
  const username = addMember(upstream);
  const other = new Visitor(application.url);
  await other.login(username);
  await signIn(context, application.url, username);
  await page.goto("/setting/security");
  const current = page.getByLabel("Current password", { exact: true });
  const next = page.getByLabel("New password", { exact: true });
  const again = page.getByLabel("Repeat new password", { exact: true });
  const submit = page.getByRole("button", { name: "Change password" });
  await expectLive(submit);
  await expect(page.getByText("Withdrawals are paused until")).toHaveCount(0);

  await current.fill("Not-mine-99");
  await next.fill("Ship-shape-42");
  await again.fill("Ship-shape-42");
  await submit.click();
  await expect(current).toHaveAttribute("aria-invalid", "true");
  await expect(current).toBeFocused();
  await expect(next).toHaveValue("Ship-shape-42");
  await expect(again).toHaveValue("Ship-shape-42");
  expect((await other.send(PROFILE)).status).toBe(200);

  const sent = watchRequests(page, "PATCH", CHANGE);
  await sandbox.fail({ path: "/auth/client/change-password", times: 1, delayMs: 300 });
  await current.fill(PASSWORD);
  await submit.dblclick();
  const done = page.locator("[data-sonner-toast][data-type=success]");
  await expect(done).toContainText("Your password has been changed.");
  expect(sent).toHaveLength(1);
  await expect(page.getByText("Withdrawals are paused until")).toBeVisible();
  await expect(current).toHaveValue("");
  await expect(next).toHaveValue("");

  await page.reload();
  await expect(page).toHaveURL("/setting/security");
  await expect(page.getByText("Withdrawals are paused until")).toBeVisible();
  expect((await other.send(PROFILE)).status).toBe(401);
  expect((await new Visitor(application.url).login(username)).status).toBe(422);

  await page.goto("about:blank");
  await context.clearCookies();
  await page.goto("/login");
  await submitLogin(page, username, "Ship-shape-42");
  await expect(page).toHaveURL("/airdrop");
});

test("R5.1 five wrong current passwords are told the wait, and the session lives on", async ({
  visitor,
  application,
  upstream,
}) => {
  const username = addMember(upstream);
  await visitor.login(username);
  const form = { newPassword: "Ship-shape-42", confirmPassword: "Ship-shape-42" };
  const headers = { origin: application.url, "x-csrf": "1", "content-type": "application/json" };
  const send = (currentPassword: string) =>
    visitor.send(CHANGE, {
      method: "PATCH",
      headers,
      body: JSON.stringify({ currentPassword, ...form }),
    });
  const statuses: number[] = [];
  for (let tries = 0; tries < 5; tries += 1) {
    const refused = await send(`wrong-${tries}`);
    statuses.push(refused.status);
    expect(refused.json()).toMatchObject({
      error: { fields: { currentPassword: [expect.any(String)] } },
    });
  }
  expect(statuses).toEqual([422, 422, 422, 422, 422]);
  const locked = await send(PASSWORD);
  expect(locked.status).toBe(429);
  expect(locked.json()).toMatchObject({
    error: { details: { retryAfterSeconds: expect.any(Number) } },
  });
  expect((await visitor.send(PROFILE)).status).toBe(200);
});
