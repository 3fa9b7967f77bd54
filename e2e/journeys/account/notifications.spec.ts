import type { Page } from "@playwright/test";
import { openLive, reloadLive, toast } from "../../fixtures/browser/page-watch.ts";
import { expect, test } from "../../fixtures/test.ts";

test("R14.15 R13.15 a member chooses by what to be told, and when devices are silent, and finds it again", async ({
  page,
  enterAsNew,
}) => {
  await enterAsNew();
  // Read first, so that another tab's choices stay.
  const saved = () =>
    page.waitForResponse(
      (one) =>
        one.request().method() === "PUT" &&
        /\/api\/bff\/account\/notification-preferences$/.test(one.url()),
      { timeout: 10_000 },
    );
  const unfold = () => page.getByRole("heading", { name: "Notifications" }).click();
  const group = (name: string) => page.getByRole("group", { name });
  await openLive(page, "/setting/security");
  await unfold();
  const security = group("Security and account");
  for (const name of ["Inbox", "Email"]) {
    await expect(security.getByRole("checkbox", { name })).toBeChecked();
    await expect(security.getByRole("checkbox", { name })).toBeDisabled();
  }
  const mails = group("Deposits, withdrawals, transfers").getByRole("checkbox", { name: "Email" });
  await expect(mails).not.toBeChecked();
  for (const act of [
    () => mails.check(),
    () => page.getByRole("switch", { name: "Quiet hours" }).check(),
    () => page.getByLabel("Until").fill("06:30"),
  ]) {
    const answer = saved();
    await act();
    expect((await answer).status()).toBe(200);
  }
  await page.getByLabel("Until").fill("22:00");
  await expect(page.getByText("Choose two different times.")).toBeVisible();

  await reloadLive(page);
  await unfold();
  await expect(mails).toBeChecked();
  await expect(page.getByLabel("From")).toHaveValue("22:00");
  await expect(page.getByLabel("Until")).toHaveValue("06:30");

  await openLive(page, "/setting");
  await page.getByLabel("Time zone").selectOption("Asia/Tokyo");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(toast(page, "Your details are saved")).toBeVisible();
  await openLive(page, "/setting/security");
  await unfold();
  const answer = saved();
  await page.getByLabel("Until").fill("06:45");
  const body = (await answer).request().postDataJSON();
  expect(body).toMatchObject({ quiet: { to: "06:45", timeZone: "Asia/Tokyo" } });
});

test("R14.15 a choice in one tab leaves what another tab has chosen, and a time that is not saved goes from its field", {
  tag: "@deep",
}, async ({ page, context, sandbox, enterAsNew }) => {
  await enterAsNew();
  const other = await context.newPage();
  const preferences = /\/api\/bff\/account\/notification-preferences$/;
  const choose = async (tab: Page, act: () => Promise<void>) => {
    const answer = tab.waitForResponse(
      (one) => preferences.test(one.url()) && one.request().method() === "PUT",
    );
    await act();
    return (await answer).status();
  };
  const boxes = (tab: Page) =>
    tab.getByRole("group", { name: "Deposits, withdrawals, transfers" }).getByRole("checkbox");
  for (const tab of [page, other]) {
    await openLive(tab, "/setting/security");
    await tab.getByRole("heading", { name: "Notifications" }).click();
    await expect(boxes(tab).first()).toBeVisible();
  }
  const quiet = page.getByRole("switch", { name: "Quiet hours" });
  expect(await choose(page, () => quiet.check())).toBe(200);
  expect(await choose(page, () => boxes(page).nth(1).check())).toBe(200);
  expect(await choose(other, () => boxes(other).first().uncheck())).toBe(200);
  const until = page.getByLabel("Until");
  await sandbox.fail({
    ...{ path: "/auth/client/notification-preferences", method: "PUT" },
    ...{ status: 422, times: 1 },
  });
  expect(await choose(page, () => until.fill("06:30"))).toBe(422);
  await expect(until).toHaveValue("07:00");

  await reloadLive(page);
  await page.getByRole("heading", { name: "Notifications" }).click();
  await expect(quiet).toBeChecked();
  await expect(boxes(page).nth(1)).toBeChecked();
  await expect(boxes(page).first()).not.toBeChecked();
});

test("R5 R8.2 a weekly mail that could not be turned off says on when the next one comes", {
  tag: "@deep",
}, async ({ page, sandbox, enterAsNew }) => {
  await enterAsNew();
  const weekly = page.getByRole("switch", { name: "Weekly email" });
  const next = page.getByText(/^Next one: /);
  const open = async () => {
    await openLive(page, "/setting/security");
    await page.getByRole("heading", { name: "Notifications" }).click();
  };
  await open();
  await weekly.click();
  await expect(next).toBeVisible();
  await open();
  await expect(next).toBeVisible();
  await sandbox.fail({ path: "/auth/client/weekly-mail", method: "PUT", status: 422, times: 1 });
  await weekly.click();
  await expect(toast(page, "We couldn’t save this setting. Try again.")).toBeVisible();
  await expect(weekly).toBeChecked();
  await expect(next).toBeVisible();
});

test("R8.2 notifications that were marked as read are not said to have failed, though the answer was lost", {
  tag: "@deep",
}, async ({ page, sandbox, enterAsNew }) => {
  await enterAsNew();
  await openLive(page, "/dashboard");
  const open = page.getByRole("button", { name: /^Notifications/ });
  await open.click();
  const markAll = page.getByRole("button", { name: "Mark all as read" });
  await expect(markAll).toBeVisible();
  await sandbox.fail({
    path: "/auth/client/notifications/read",
    method: "POST",
    times: 1,
    kind: "truncate",
  });
  const failure = page.getByText("We couldn’t mark them as read.");
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (/mark them as read\./.test(document.body.innerText)) document.title = "said";
    }).observe(document.body, { childList: true, subtree: true });
  });
  await markAll.click();
  await expect(markAll).toHaveCount(0);
  await expect(failure).toHaveCount(0);
  await expect(page).not.toHaveTitle("said");
});

test("R8.2 every notification can be read: older ones come page by page, each once, and are marked with the rest", async ({
  page,
  upstream,
  enterAsNew,
}) => {
  const username = await enterAsNew();
  const { database, clock } = upstream.sandbox;
  const tell = (count: number) =>
    database.run(
      "INSERT INTO notification (member_id, title, at) SELECT id, ?, ? FROM member WHERE username = ?",
      JSON.stringify(`News number ${count}.`),
      clock.now() - (100 - count) * 60_000,
      username,
    );
  for (let count = 1; count <= 70; count += 1) tell(count);
  await openLive(page, "/dashboard");
  await page.getByRole("button", { name: /^Notifications/ }).click();
  const dialog = page.getByRole("dialog", { name: "Notifications" });
  const rows = dialog.getByText(/^News number \d+\.$/);
  const older = dialog.getByRole("button", { name: "Show older" });
  await expect(rows.first()).toBeVisible();
  // The login of the test is told as well.
  const first = await rows.count();
  tell(71);
  await older.click();
  await expect(rows).toHaveCount(first + 29);
  await older.click();
  await expect(older).toBeHidden();
  await expect(rows).toHaveCount(70);
  expect(new Set(await rows.allTextContents()).size).toBe(70);
  await expect(rows.last()).toHaveText("News number 1.");
  await dialog.getByRole("button", { name: "Mark all as read" }).click();
  await expect(dialog.getByText("New:")).toHaveCount(0);
});
