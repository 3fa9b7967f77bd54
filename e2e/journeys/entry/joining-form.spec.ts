import { fillSignUp, makeNewcomer, watchCalls } from "../../fixtures/browser/browser.ts";
import { holdCalls, openLive } from "../../fixtures/browser/page-watch.ts";
import { expect, test } from "../../fixtures/test.ts";

const SUBMIT = { name: "Sign up", exact: true };

test.beforeEach(({ page }) => page.goto("/sign-up"));

test("R5.2 the username is checked once after typing, and a taken one is told", {
  tag: "@deep",
}, async ({ page }) => {
  const checks = watchCalls(page, "GET", "check-username");
  const username = page.getByLabel("Username", { exact: true });
  const { username: free } = makeNewcomer();
  // Typed without a pause, however busy the machine is.
  await page.clock.install();
  await openLive(page, "/sign-up");
  await page.clock.pauseAt(Date.now() + 60_000);
  await username.pressSequentially(free);
  expect(checks).toEqual([]);
  await page.clock.resume();
  await expect(page.getByText(`${free} is available.`)).toBeVisible();
  expect(checks).toEqual([`/api/bff/account/check-username/${free}`]);
  await username.fill("  Anna ");
  await expect(page.getByText("This username is taken.")).toBeVisible();
  await expect(username).toHaveAccessibleDescription(/This username is taken\.$/);
  expect(checks.slice(1)).toEqual(["/api/bff/account/check-username/anna"]);
});

test("R5.2 a newer name cancels the question about the older one, whose answer is never shown", {
  tag: "@deep",
}, async ({ page }) => {
  const username = page.getByLabel("Username", { exact: true });
  const release = await holdCalls(page, "**/check-username/anna");
  const asked = page.waitForRequest("**/check-username/anna");
  const cancelled = page.waitForEvent("requestfailed");
  await username.fill("anna");
  await asked;
  await expect(page.getByText("Checking…")).toBeVisible();
  const { username: free } = makeNewcomer();
  await username.fill(free);
  expect((await cancelled).url()).toMatch(/check-username\/anna$/);
  release();
  await expect(page.getByText(`${free} is available.`)).toBeVisible();
  await expect(page.getByText("This username is taken.")).toHaveCount(0);
});

test("R5.2 a name that cannot be one is told without a question, and an outage of the check hinders nobody", {
  tag: "@deep",
}, async ({ page, sandbox }) => {
  const checks = watchCalls(page, "GET", "check-username");
  const username = page.getByLabel("Username", { exact: true });
  const cases = [
    ["abc", "Use at least 4 characters."],
    ["a".repeat(21), "Use 20 characters or fewer."],
    ["анна_б", "Use only letters a–z, digits and underscores."],
    ["anna😀", "Use only letters a–z, digits and underscores."],
    ["anna\u202elive", "Use only letters a–z, digits and underscores."],
    ["an na", "Use only letters a–z, digits and underscores."],
  ] as const;
  for (const [typed, text] of cases) {
    await username.fill(typed);
    await expect(page.getByText(text), typed).toBeVisible();
  }
  expect(checks).toEqual([]);
  await sandbox.fail({ path: "/auth/client/check-username", status: 503, times: 5 });
  await username.fill(makeNewcomer().username);
  await expect(page.getByText("We couldn’t check this name.")).toBeVisible();
  expect(checks).toHaveLength(1);
});

test("R5.1 an empty form marks every field, focuses the first and asks nobody", {
  tag: "@deep",
}, async ({ page }) => {
  const posts = watchCalls(page, "POST", "/api/");
  await page.getByRole("button", SUBMIT).click();
  const labels = ["Full name", "Username", "Email", "Password", "Repeat password"];
  for (const label of labels) {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveAccessibleDescription(/^This field is required\./);
    await expect(field).toHaveAttribute("aria-invalid", "true");
  }
  const terms = page.getByRole("checkbox");
  await expect(terms).toHaveAccessibleDescription("Accept the terms to continue.");
  await expect(page.getByLabel("Full name")).toBeFocused();
  expect(posts).toEqual([]);
});

test("R5.1 the password's rules are ticked while typing, and a weak or like one is refused here", {
  tag: "@deep",
}, async ({ page }) => {
  const posts = watchCalls(page, "POST", "/api/");
  const newcomer = makeNewcomer();
  await fillSignUp(page, newcomer);
  const password = page.getByLabel("Password", { exact: true });
  const rules = page.getByRole("main").getByRole("listitem");
  await expect(rules.filter({ hasText: ", met" })).toHaveCount(6);
  await password.fill("abc");
  await expect(rules.filter({ hasText: ", met" })).toHaveText([
    /A lowercase letter/,
    /Different from your username/,
  ]);
  await expect(page.getByText("Strength: Weak")).toBeVisible();
  const cases = [
    ["short-1", "Use at least 8 characters with uppercase and lowercase letters"],
    [`${newcomer.username}A1!`, "This is too close to your username or email address."],
    [`Aa1!${"x".repeat(125)}`, "Use 128 characters or fewer."],
    ["Harbour-light-8", null],
  ] as const;
  for (const [typed, refusal] of cases) {
    await password.fill(typed);
    await page.getByRole("button", SUBMIT).click();
    if (refusal) await expect(password).toHaveAccessibleDescription(new RegExp(refusal));
  }
  await expect(password).not.toHaveAttribute("aria-invalid");
  const repeated = page.getByLabel("Repeat password", { exact: true });
  await expect(repeated).toHaveAccessibleDescription("The passwords don’t match.");
  await password.fill("Harbour_light_8!");
  const username = page.getByLabel("Username", { exact: true });
  for (const [typed, isLike] of [
    ["harbour_light_8", true],
    [newcomer.username, false],
  ] as const) {
    await username.fill(typed);
    if (isLike) await expect(password).toHaveAttribute("aria-invalid", "true");
    else await expect(password).not.toHaveAttribute("aria-invalid");
  }
  expect(posts).toEqual([]);
});

test("R5.1 R8.2 what the server refuses is told at its fields and in a toast, and nothing typed is lost", async ({
  page,
}) => {
  const newcomer = { ...makeNewcomer(), username: "anna", email: "dora@example.com" };
  await fillSignUp(page, newcomer);
  await page.getByRole("button", SUBMIT).click();
  const username = page.getByLabel("Username", { exact: true });
  const email = page.getByLabel("Email", { exact: true });
  await expect(username).toHaveAccessibleDescription(/^This username is taken\./);
  await expect(email).toHaveAccessibleDescription(/^You can’t use this email address\./);
  await expect(username).toBeFocused();
  await expect(page.locator("[data-sonner-toast]")).toBeVisible();
  await expect(page.getByLabel("Full name")).toHaveValue(newcomer.fullName);
  await expect(email).toHaveValue(newcomer.email);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(newcomer.password);
  await expect(page.getByLabel("Repeat password", { exact: true })).toHaveValue(newcomer.password);
  await expect(page.getByRole("checkbox")).toBeChecked();
  const other = makeNewcomer();
  await username.fill(other.username);
  await email.fill(other.email);
  await page.getByRole("button", SUBMIT).click();
  await expect(page.getByText(other.email)).toBeVisible();
});

test("R5.1 an outage and a lost connection lose nothing typed, and the next press joins", {
  tag: "@deep",
}, async ({ page, context, sandbox }) => {
  const newcomer = makeNewcomer();
  await fillSignUp(page, newcomer);
  const submit = page.getByRole("button", SUBMIT);
  const alert = page.getByRole("main").getByRole("alert");
  await context.setOffline(true);
  await submit.click();
  await expect(alert).toHaveText(/We couldn’t connect\./);
  await context.setOffline(false);
  await sandbox.fail({ path: "/public/client/sign-up", status: 503, times: 1 });
  await submit.click();
  await expect(alert).toHaveText(/^We got no answer, so our email may already be on its way\./);
  await expect(page.getByLabel("Full name")).toHaveValue(newcomer.fullName);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(newcomer.password);
  await submit.click();
  await expect(page.getByText(newcomer.email)).toBeVisible();
});

test("R5.1 R8.2 a sign-up whose answer is lost says that a mail may be on its way, and the next press finds it done", {
  tag: "@deep",
}, async ({ page, sandbox }) => {
  const newcomer = makeNewcomer();
  await fillSignUp(page, newcomer);
  const path = "/public/client/sign-up";
  await sandbox.fail({ path, method: "POST", times: 1, kind: "truncate" });
  const submit = page.getByRole("button", SUBMIT);
  await submit.click();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(
    /^We got no answer, so our email may already be on its way\./,
  );
  await submit.click();
  await expect(page.getByText(newcomer.email)).toBeVisible();
  expect(await sandbox.mails(newcomer.email)).toHaveLength(1);
});

test("R5.1 a double press and Enter on top send one sign-up and one mail", async ({
  page,
  sandbox,
}) => {
  const newcomer = makeNewcomer();
  await fillSignUp(page, newcomer);
  const posts = watchCalls(page, "POST", "public/sign-up");
  const release = await holdCalls(page, "**/api/bff/public/sign-up");
  const sent = page.waitForRequest("**/api/bff/public/sign-up");
  await page.getByRole("button", SUBMIT).dblclick();
  await page.getByLabel("Repeat password", { exact: true }).press("Enter");
  await sent;
  await expect(page.getByRole("button", { name: "Signing up…" })).toBeVisible();
  await page.getByLabel("Repeat password", { exact: true }).press("Enter");
  release();
  await expect(page.getByText(newcomer.email)).toBeVisible();
  expect(posts).toHaveLength(1);
  expect(await sandbox.mails(newcomer.email)).toHaveLength(1);
});
