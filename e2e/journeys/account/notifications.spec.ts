import { openLive, reloadLive } from "../../fixtures/browser/page-watch.ts";
import { expect, test } from "../../fixtures/test.ts";

test("R14.15 R13.15 a member chooses by what to be told, and when devices are silent, and finds it again", async ({
  page,
  enterAsNew,
}) => {
  await enterAsNew();
  const saved = () =>
    page.waitForResponse(/\/api\/bff\/account\/notification-preferences$/, { timeout: 10_000 });
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
});
