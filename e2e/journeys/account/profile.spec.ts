import { signIn } from "../../fixtures/browser/browser.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { expect, test } from "../../fixtures/test.ts";

const REFERRER = "/auth/client/has-link-referrer";

test("R7.2 a complete member's profile: badges, facts, three links to invite with, latest sign-ins", async ({
  page,
  context,
  application,
  upstream,
}) => {
  const username = addMember(upstream, { sponsor: "anna", hasSecondFactor: false });
  await signIn(context, application.url, username);
  await page.goto("/profile");
  await expect(page).toHaveTitle("Profile | Merlin BTC");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 2, name: "Nora Quist" })).toBeVisible();
  const badges = ["Valid account", "Email verified", "Identity check approved", "2FA off"];
  for (const badge of badges) await expect(main.getByText(badge, { exact: true })).toBeVisible();
  await expect(main.getByText("@anna")).toBeVisible();
  await expect(main.getByText("Germany")).toBeVisible();
  for (const leg of ["", "/left", "/right"]) {
    const link = `${application.url}/ref/${username}${leg}`;
    await expect(main.getByText(link, { exact: true })).toBeVisible();
  }
  await expect(main.getByText("Logged in", { exact: true })).toBeVisible();
  await main.getByRole("link", { name: "Edit" }).click();
  await expect(page).toHaveURL("/setting");
});

test("R7.2 a newcomer sees what is missing and the way to verify, and no link", async ({
  page,
  context,
  application,
  upstream,
}) => {
  const username = addMember(upstream, { isUnverified: true });
  await signIn(context, application.url, username);
  await page.goto("/profile");
  const main = page.getByRole("main");
  const badges = ["Not valid yet", "Email not verified", "Identity not checked"];
  for (const badge of badges) await expect(main.getByText(badge, { exact: true })).toBeVisible();
  await expect(main.getByText("No invitation link yet")).toBeVisible();
  await expect(main.getByText(`/ref/${username}`)).toHaveCount(0);
  await main.getByRole("link", { name: "Verify email" }).click();
  await expect(page).toHaveURL("/setting");
});

test("R7.2 has-link-referrer counts as no when it fails, with one line in the log", {
  tag: "@deep",
}, async ({ page, context, application, sandbox, upstream }) => {
  const username = addMember(upstream);
  await signIn(context, application.url, username);
  const faults = [
    { times: 9, status: 500 },
    { times: 9, kind: "garbage" },
    { times: 1, status: 200, body: { canHasRefLink: false } },
  ] as const;
  const counted = () => application.lines.filter((line) => line.includes("no referrer answer"));
  for (const [index, fault] of faults.entries()) {
    const before = counted().length;
    await sandbox.clearFaults();
    await sandbox.fail({ path: REFERRER, ...fault });
    await page.goto("/profile");
    await expect(page.getByText("No invitation link yet"), JSON.stringify(fault)).toBeVisible();
    await expect(page.getByText(`/ref/${username}`)).toHaveCount(0);
    const added = index < 2 ? 1 : 0;
    await expect.poll(() => counted().length - before).toBe(added);
  }
  for (const line of counted()) {
    expect(JSON.parse(line)).toEqual({
      at: expect.any(String),
      level: "warn",
      version: expect.any(String),
      event: "no referrer answer",
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      cause: expect.any(String),
    });
    expect(line).not.toContain(username);
  }
  await sandbox.clearFaults();
  await page.goto("/profile");
  await expect(page.getByText(`/ref/${username}/left`)).toBeVisible();
});
