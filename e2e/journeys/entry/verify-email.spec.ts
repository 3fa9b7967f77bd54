import {
  joinOverHttp,
  makeNewcomer,
  type Newcomer,
  submitLogin,
  watchCalls,
} from "../../fixtures/browser/browser.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { expect, test } from "../../fixtures/test.ts";

const CONFIRM = { name: "Confirm email" };
const DEAD = { name: "This link no longer works" };

async function isConfirmed(origin: string, newcomer: Newcomer): Promise<unknown> {
  const visitor = new Visitor(origin);
  await visitor.post("/api/session/login", newcomer);
  const answer = await visitor.send("/api/bff/account/profile");
  return answer.json<{ emailVerified: unknown }>().emailVerified;
}

test("R4.8 opening the mail's link changes nothing, its button confirms with one call, a second time it says so", {
  tag: "@deep",
}, async ({ page, application, sandbox }) => {
  const newcomer = makeNewcomer();
  await joinOverHttp(application.url, newcomer);
  const path = await sandbox.mailedPath(newcomer.email, "verify-email");
  const calls = watchCalls(page, "POST", "/api/");
  await page.goto(path);
  await expect(page.getByRole("button", CONFIRM)).toBeVisible();
  expect(calls).toEqual([]);
  expect(await isConfirmed(application.url, newcomer)).toBe(false);
  await page.getByRole("button", CONFIRM).dblclick();
  await expect(page.getByRole("heading", { name: "Your email is verified" })).toBeVisible();
  expect(calls).toEqual(["/api/bff/public/verify-email"]);
  expect(await isConfirmed(application.url, newcomer)).toBe(true);

  await page.goto(path);
  await page.getByRole("button", CONFIRM).click();
  await expect(page.getByRole("heading", { name: "Your email is verified" })).toBeVisible();
});

test("R2.2 the page with the token tells its address to nobody and is kept by nobody", {
  tag: "@deep",
}, async ({ page, visitor }) => {
  for (const path of ["/verify-email", "/reset-password"]) {
    const answer = await visitor.open(`${path}?token=${"x".repeat(43)}`);
    expect(answer.headers["cache-control"], path).toContain("no-store");
    await page.goto(`${path}?token=${"x".repeat(43)}`);
    const referrer = page.locator("meta[name=referrer]");
    await expect(referrer).toHaveAttribute("content", "no-referrer");
    const link = page.getByRole("banner").getByRole("link").first();
    const next = page.waitForRequest((request) => request.isNavigationRequest());
    await link.click();
    expect(await (await next).headerValue("referer"), path).toBeNull();
  }
});

test("R4.8 an expired link says so and leads over the login to the settings, where a new mail can be sent", {
  tag: "@deep",
}, async ({ page, application, sandbox }) => {
  const newcomer = makeNewcomer();
  await joinOverHttp(application.url, newcomer);
  const path = await sandbox.mailedPath(newcomer.email, "verify-email");
  await sandbox.expireLinks();
  await page.goto(path);
  await page.getByRole("button", CONFIRM).click();
  await expect(page.getByRole("heading", DEAD)).toBeVisible();
  await expect(page.getByRole("main")).toContainText("has expired, was already used");
  expect(await isConfirmed(application.url, newcomer)).toBe(false);
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await expect(page).toHaveURL("/login?returnUrl=%2Fsetting");
  await submitLogin(page, newcomer.username, newcomer.password);
  await expect(page).toHaveURL("/setting");
});

test("R4.8 a link that nobody was sent does not work, and a broken one asks for the whole address", {
  tag: "@deep",
}, async ({ page, visitor, newcomer }) => {
  await page.goto(`/verify-email?token=${"x".repeat(43)}`);
  await page.getByRole("button", CONFIRM).click();
  await expect(page.getByRole("heading", DEAD)).toBeVisible();

  const calls = watchCalls(page, "POST", "/api/");
  const token = `token=${"x".repeat(43)}`;
  const mistyped = ["?token=", "?token=abc", "?token=%E2%80%AEx😀"];
  const broken = ["", ...mistyped, `?token=${"x".repeat(300)}`, `?${token}&${token}`];
  for (const query of broken) {
    await page.goto(`/verify-email${query}`);
    const heading = page.getByRole("heading", { name: "This link is incomplete" });
    await expect(heading, query).toBeVisible();
    await expect(page.getByRole("button", CONFIRM)).toHaveCount(0);
  }
  expect(calls).toEqual([]);
  const answer = await visitor.post("/api/bff/public/verify-email", { token: "abc" });
  expect(answer.status).toBe(422);

  const member = new Visitor(visitor.origin);
  await member.post("/api/session/login", newcomer);
  expect((await member.open("/verify-email")).text).toContain("Get a new email from your settings");
});

test("R4.8 an outage while confirming keeps the button, and the next press confirms", {
  tag: "@deep",
}, async ({ page, application, sandbox }) => {
  const newcomer = makeNewcomer();
  await joinOverHttp(application.url, newcomer);
  await page.goto(await sandbox.mailedPath(newcomer.email, "verify-email"));
  await sandbox.fail({ path: "/public/client/verify-email", status: 503, times: 1 });
  await page.getByRole("button", CONFIRM).click();
  await expect(page.getByRole("main").getByRole("alert")).not.toHaveText("");
  await page.getByRole("button", CONFIRM).click();
  await expect(page.getByRole("heading", { name: "Your email is verified" })).toBeVisible();
});

test("R4.8 a member confirms in the same browser and goes on to the airdrop without a login", async ({
  page,
  application,
  sandbox,
}) => {
  const newcomer = makeNewcomer();
  await joinOverHttp(application.url, newcomer);
  await page.goto("/login");
  await submitLogin(page, newcomer.email, newcomer.password);
  await expect(page).toHaveURL("/airdrop");
  await page.goto(await sandbox.mailedPath(newcomer.email, "verify-email"));
  await page.getByRole("button", CONFIRM).click();
  await expect(page.getByText("That’s one step done.")).toBeVisible();
  await page.getByRole("link", { name: "Open airdrop" }).click();
  await expect(page).toHaveURL("/airdrop");
});
