import type { Page } from "@playwright/test";
import {
  keptCookies,
  type Newcomer,
  submitLogin,
  takeCookies,
  watchCalls,
} from "../../fixtures/browser/browser.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import type { SandboxControl } from "../../fixtures/sandbox-control.ts";
import { expect, test } from "../../fixtures/test.ts";

const NEW_PASSWORD = "Lantern-coast-8";
const SET = { name: "Set password" };
const DEAD = { name: "This link no longer works" };
const CHECK = "/public/client/reset-password/check";
const DAY_MS = 24 * 60 * 60 * 1000;

async function mailedLink(
  origin: string,
  sandbox: SandboxControl,
  { email }: Newcomer,
): Promise<string> {
  await new Visitor(origin).post("/api/bff/public/forgot", { email });
  return sandbox.mailedPath(email, "reset-password");
}

async function setPassword(page: Page, password: string, repeated = password): Promise<void> {
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByLabel("Repeat new password", { exact: true }).fill(repeated);
  await page.getByRole("button", SET).click();
}

test("R4.4 by the mail's link: the old password and the other session are over, the new one works, withdrawals are held", async ({
  page,
  context,
  application,
  sandbox,
  newcomer,
  browser,
}) => {
  const elsewhere = await browser.newContext({ baseURL: application.url });
  const other = await elsewhere.newPage();
  const member = new Visitor(application.url);
  await member.post("/api/session/login", newcomer);
  await takeCookies(elsewhere, member);
  await other.goto("/profile");
  await expect(other).toHaveTitle("Profile | Merlin BTC");

  await page.goto("/forgot");
  await page.getByLabel("Email").fill(newcomer.email);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page).toHaveURL("/login?reason=forgot");
  await page.goto(await sandbox.mailedPath(newcomer.email, "reset-password"));
  const posts = watchCalls(page, "POST", "/api/");
  await setPassword(page, NEW_PASSWORD);
  await expect(page.getByRole("heading", { name: "Your password has been changed" })).toBeVisible();
  await expect(page.getByText("Withdrawals are paused for at least 24 hours.")).toBeVisible();
  expect(posts).toEqual(["/api/bff/public/reset-password"]);

  await page.getByRole("link", { name: "Log in now" }).click();
  await expect(page).toHaveURL("/login?reason=reset");
  await submitLogin(page, newcomer.username, newcomer.password);
  await expect(page.getByText("Wrong username or password.").first()).toBeVisible();
  await submitLogin(page, newcomer.username, NEW_PASSWORD);
  await expect(page).toHaveURL("/airdrop");

  await other.reload();
  await expect(other).toHaveURL("/login?returnUrl=%2Fprofile&reason=expired");
  await expect(other.getByText("You’ve been logged out. Log in again.")).toBeVisible();
  await elsewhere.close();

  const profile = await page.request.get("/api/bff/account/profile");
  const { securityHoldUntil } = await profile.json();
  const left = Date.parse(securityHoldUntil) - (await sandbox.now());
  expect(Math.abs(left - DAY_MS)).toBeLessThan(60_000);
  const kinds = (await sandbox.mails(newcomer.email)).map(({ kind }) => kind);
  expect(kinds).toContain("password-changed");
  expect(await keptCookies(context)).toHaveLength(2);
});

test("R4.4 a link works once: the second time it says so before anything is typed, and changes nothing", {
  tag: "@deep",
}, async ({ page, application, sandbox, newcomer }) => {
  const path = await mailedLink(application.url, sandbox, newcomer);
  await page.goto(path);
  await setPassword(page, NEW_PASSWORD);
  await expect(page.getByRole("heading", { name: "Your password has been changed" })).toBeVisible();
  await page.goto(path);
  await expect(page.getByRole("heading", DEAD)).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await page.getByRole("link", { name: "Get a new link" }).click();
  await expect(page).toHaveURL("/forgot");
  const visitor = new Visitor(application.url);
  const { username } = newcomer;
  const refused = await visitor.post("/api/session/login", {
    username,
    password: "Another-coast-9",
  });
  expect(refused.status).toBe(422);
  const welcome = await visitor.post("/api/session/login", { username, password: NEW_PASSWORD });
  expect(welcome.status).toBe(200);
});

test("R4.4 the first link that is followed ends the others too, and an expired one is refused", {
  tag: "@deep",
}, async ({ page, application, sandbox, newcomer }) => {
  const first = await mailedLink(application.url, sandbox, newcomer);
  const second = await mailedLink(application.url, sandbox, newcomer);
  expect(second).not.toBe(first);
  await page.goto(second);
  await setPassword(page, NEW_PASSWORD);
  await expect(page.getByRole("heading", { name: "Your password has been changed" })).toBeVisible();
  await page.goto(first);
  await expect(page.getByRole("heading", DEAD)).toBeVisible();

  const third = await mailedLink(application.url, sandbox, newcomer);
  await page.goto(third);
  await sandbox.expireLinks();
  await setPassword(page, "Another-coast-9");
  await expect(page.getByRole("heading", DEAD)).toBeVisible();

  // An upstream that cannot say so beforehand says it to who has typed.
  await sandbox.fail({ path: CHECK, times: 1, status: 404 });
  await page.goto(third);
  await setPassword(page, "Another-coast-9");
  await expect(page.getByRole("heading", DEAD)).toBeVisible();
});

test("R5.1 a broken link asks for the whole address and shows no form", { tag: "@deep" }, async ({
  page,
  visitor,
}) => {
  const broken = ["", "?token=", "?token=abc", `?token=${"x".repeat(300)}`, "?token=%E2%80%AEx😀"];
  for (const query of broken) {
    await page.goto(`/reset-password${query}`);
    const heading = page.getByRole("heading", { name: "This link is incomplete" });
    await expect(heading, query).toBeVisible();
    await expect(page.getByRole("textbox")).toHaveCount(0);
  }
  const answer = await visitor.post("/api/bff/public/reset-password", {
    token: "abc",
    password: NEW_PASSWORD,
    confirmPassword: NEW_PASSWORD,
  });
  expect(answer.status).toBe(422);
  expect(answer.json()).toMatchObject({ error: { fields: { token: [expect.any(String)] } } });
});

test("R5.1 a password that breaks the rules is told here, and an outage loses nothing typed", {
  tag: "@deep",
}, async ({ page, application, sandbox, newcomer }) => {
  await page.goto(await mailedLink(application.url, sandbox, newcomer));
  const posts = watchCalls(page, "POST", "/api/");
  const password = page.getByLabel("New password", { exact: true });
  const repeated = page.getByLabel("Repeat new password", { exact: true });
  await setPassword(page, "", "");
  await expect(password).toHaveAccessibleDescription("This field is required.");
  await expect(password).toBeFocused();
  await setPassword(page, "alllowercase");
  await expect(password).toHaveAccessibleDescription(/^Use at least 8 characters/);
  await setPassword(page, `Aa1!${"x".repeat(125)}`);
  await expect(password).toHaveAccessibleDescription("Use 128 characters or fewer.");
  await setPassword(page, NEW_PASSWORD, "Lantern-coast-9");
  await expect(repeated).toHaveAccessibleDescription("The passwords don’t match.");
  expect(posts).toEqual([]);

  await sandbox.fail({ path: "/public/client/reset-password", status: 503, times: 1 });
  await setPassword(page, NEW_PASSWORD);
  await expect(page.getByRole("main").getByRole("alert")).not.toHaveText("");
  await expect(password).toHaveValue(NEW_PASSWORD);
  await expect(repeated).toHaveValue(NEW_PASSWORD);
  await page.getByRole("button", SET).dblclick();
  await expect(page.getByRole("heading", { name: "Your password has been changed" })).toBeVisible();
  expect(posts).toHaveLength(2);
});

test("R4.4 a reset whose answer is lost leads to the login with the new password, also once its link is used up", {
  tag: "@deep",
}, async ({ page, application, sandbox, newcomer }) => {
  await page.goto(await mailedLink(application.url, sandbox, newcomer));
  await sandbox.fail({
    path: "/public/client/reset-password",
    method: "POST",
    times: 1,
    kind: "truncate",
  });
  await setPassword(page, NEW_PASSWORD);
  const unknown = /^We got no answer, so your new password may already work\./;
  const login = page.getByRole("link", { name: "Log in now" });
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(unknown);
  await expect(login).toBeVisible();
  await page.getByRole("button", SET).click();
  await expect(page.getByRole("heading", { name: "Try your new password" })).toBeVisible();
  await expect(page.getByRole("main").getByText(unknown)).toBeVisible();
  await expect(page.getByRole("heading", DEAD)).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Get a new link" })).toBeVisible();
  await login.click();
  await expect(page).toHaveURL("/login");
  await submitLogin(page, newcomer.username, NEW_PASSWORD);
  await expect(page).toHaveURL("/airdrop");
});

test("R4.4 a member who resets in the same browser signs in anew by one press", {
  tag: "@deep",
}, async ({ page, application, sandbox, newcomer }) => {
  await page.goto("/login");
  await submitLogin(page, newcomer.username, newcomer.password);
  await expect(page).toHaveURL("/airdrop");
  await page.goto(await mailedLink(application.url, sandbox, newcomer));
  await setPassword(page, NEW_PASSWORD);
  await page.getByRole("button", { name: "Log in now" }).click();
  await expect(page).toHaveURL("/login");
  await submitLogin(page, newcomer.username, NEW_PASSWORD);
  await expect(page).toHaveURL("/airdrop");
});
