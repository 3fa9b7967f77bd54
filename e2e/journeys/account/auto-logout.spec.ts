import { keptCookies, takeCookies } from "../../fixtures/browser/browser.ts";
import { openLive, toast } from "../../fixtures/browser/page-watch.ts";
import { chooseAutoLogout, letIdle, seenOf } from "../../fixtures/http/activity.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { expect, test } from "../../fixtures/test.ts";

const MINUTE = 60_000;

test("R14.11 R14.12 who is idle is asked in both tabs, stays in both by an answer in one, and is logged out of both without", {
  tag: "@deep",
}, async ({ page, context, visitor, upstream }) => {
  await visitor.login(addMember(upstream));
  await chooseAutoLogout(visitor, 5);
  await letIdle(visitor, 4 * MINUTE + 1_000);
  await takeCookies(context, visitor);
  const other = await context.newPage();
  await context.clock.install();
  await page.goto("/dashboard");
  await other.goto("/profile");
  const question = { name: "Are you still there?" };
  for (const tab of [page, other]) {
    const dialog = tab.getByRole("dialog", question);
    await expect(dialog).toHaveAccessibleDescription(/log you out in a minute/);
    await expect(dialog.getByRole("timer")).toHaveText(/^00:[0-5]\d$/);
  }
  await expect(page.getByRole("dialog", question)).toContainText("Stay logged in");
  await page.getByRole("button", { name: "Stay logged in" }).click();
  for (const tab of [page, other]) await expect(tab.getByRole("dialog", question)).toHaveCount(0);
  const seenAgoMs = async () => {
    const seen = (await keptCookies(context)).find(({ name }) => name === "seen");
    visitor.cookies.set("seen", seen?.value ?? "");
    return Date.now() - Number((await seenOf(visitor)).seenAt);
  };
  await expect.poll(seenAgoMs).toBeLessThan(MINUTE);

  await letIdle(visitor, 4 * MINUTE + 1_000);
  await takeCookies(context, visitor);
  await Promise.all([page.goto("/dashboard?page=1"), other.goto("/profile")]);
  // Each has to be counting by the time the first one is over.
  for (const tab of [page, other]) await expect(tab.getByRole("dialog", question)).toBeVisible();
  // The minute passes for both at once, and for our server.
  await letIdle(visitor, 5 * MINUTE);
  await takeCookies(context, visitor);
  await context.clock.fastForward(MINUTE);
  await expect(page).toHaveURL("/login?returnUrl=%2Fdashboard%3Fpage%3D1&reason=idle");
  await expect(other).toHaveURL("/login?returnUrl=%2Fprofile&reason=idle");
  await expect(other.getByText("You weren’t active for a while")).toBeVisible();
  expect(await keptCookies(context)).toEqual([]);
});

test("R14.11 a tab that slept while its session was ended elsewhere does not say that nobody was active", {
  tag: "@deep",
}, async ({ page, context, visitor, upstream }) => {
  await visitor.login(addMember(upstream));
  await chooseAutoLogout(visitor, 5);
  await takeCookies(context, visitor);
  await context.clock.install();
  const counting = page.waitForResponse("**/api/session/active");
  await openLive(page, "/profile");
  await counting;
  // Another tab has met the end and left.
  await context.clearCookies();
  await context.clock.fastForward(60 * MINUTE);
  await expect(page).toHaveURL("/login?returnUrl=%2Fprofile&reason=expired");
  await page.waitForLoadState("networkidle");
  await expect(page.getByText("You’ve been logged out. Log in again.")).toBeVisible();
});

test("R14.11 a member chooses the time in the security settings, and the page watches from then on", {
  tag: "@deep",
}, async ({ page, enterAsNew }) => {
  await enterAsNew();
  await openLive(page, "/setting/security");
  const asked = page.waitForRequest((request) => request.url().endsWith("/api/session/active"));
  const fold = page.getByRole("heading", { name: "Automatic logout" });
  await fold.click();
  await page.getByLabel("Log out after").selectOption("15 minutes");
  expect((await asked).postDataJSON()).toEqual({ minutes: 15, isActive: false });
  await page.reload();
  await fold.click();
  await expect(page.getByLabel("Log out after")).toHaveValue("15");
});

test("R8.2 a choice whose answer is lost twice may be saved, and then stands as the page read anew has it", {
  tag: "@deep",
}, async ({ page, sandbox, enterAsNew }) => {
  await enterAsNew();
  await openLive(page, "/setting/security");
  await page.getByRole("heading", { name: "Automatic logout" }).click();
  const after = page.getByLabel("Log out after");
  const path = "/auth/client/settings";
  for (const [minutes, times] of [
    ["15", 2],
    ["0", 2],
  ] as const) {
    await sandbox.fail({ path, method: "PATCH", times, kind: "truncate" });
    await after.selectOption(minutes);
    await expect(
      toast(page, "We got no answer, so this may already be done. Reload the page to see."),
    ).toBeVisible();
    await expect(after).toHaveValue(minutes);
  }
});
