import { signIn, submitLogin } from "../../fixtures/browser/browser.ts";
import { expectLive } from "../../fixtures/browser/page-watch.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { expect, test } from "../../fixtures/test.ts";

const PASSWORD = "Merlin-2026!";

test("R4.2 anna signs in through the form and lands on the airdrop", async ({ page }) => {
  await page.goto("/login");
  await expect(page).toHaveTitle("Login | Merlin BTC");
  await submitLogin(page, "anna", PASSWORD);
  await expect(page).toHaveURL("/airdrop");
  await expect(page).toHaveTitle("Airdrop | Merlin BTC");
  await page.getByRole("button", { name: "Account menu" }).click();
  await expect(page.getByText("Anna Berger")).toBeVisible();
  await expect(page.getByText("@anna")).toBeVisible();
});

test("R2.3 R4.6 a guest who opens the wallet signs in and is back at the wallet", {
  tag: "@deep",
}, async ({ page }) => {
  await page.goto("/wallet/USDT?tab=1");
  await expect(page).toHaveURL("/login?returnUrl=%2Fwallet%2FUSDT%3Ftab%3D1");
  await submitLogin(page, "anna@example.com", PASSWORD);
  await expect(page).toHaveURL("/wallet/USDT?tab=1");
  await expect(page.getByRole("heading", { name: "USDT wallet" })).toBeVisible();
});

test("R8.2 a wrong password is told in the form and in a toast, and what was typed stays", async ({
  page,
}) => {
  await page.goto("/login");
  await submitLogin(page, "anna", "wrong-password");
  await expect(page.getByText("Wrong username or password.").first()).toBeVisible();
  await expect(page.locator("[data-sonner-toast]")).toBeVisible();
  await expect(page.getByLabel("Username or email")).toHaveValue("anna");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("wrong-password");
  await expect(page).toHaveURL("/login");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL("/airdrop");
});

test("a form whose rules cannot be loaded says so, keeps what was typed, and goes on when they can", {
  tag: "@deep",
}, async ({ page }) => {
  await page.goto("/login");
  const name = page.getByLabel("Username or email");
  await expectLive(name);
  await page.route("**/_next/static/**", (route) => route.abort("internetdisconnected"));
  await submitLogin(page, "anna", PASSWORD);
  await expect(page.locator("main [role=alert]").first()).toBeVisible();
  await expect(name).toHaveValue("anna");
  await page.unroute("**/_next/static/**");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL("/airdrop");
});

test("R9.3 a refusal's toast stands at the bottom right, on a phone above the edge", {
  tag: "@deep",
}, async ({ page, sandbox }) => {
  const notice = page.locator("[data-sonner-toast]");
  const gaps = async () => {
    const screen = page.viewportSize() ?? { width: 0, height: 0 };
    const { x = 0, y = 0, width = 0, height = 0 } = (await notice.boundingBox()) ?? {};
    return [screen.width - x - width, screen.height - y - height];
  };
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto("/login");
  await submitLogin(page, "anna", "wrong-password");
  await expect(notice).toBeVisible();
  await expect.poll(gaps).toEqual([16, 24]);

  // A form that leaves the room for it.
  await page.setViewportSize({ width: 390, height: 932 });
  const body = { statusCode: 4220, message: "Not from here." };
  await sandbox.fail({ path: "/public/client/forgot", status: 422, times: 1, body });
  await page.goto("/forgot");
  await page.getByLabel("Email").fill("zoe@example.com");
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(notice).toBeVisible();
  await expect.poll(gaps).toEqual([16, 80]);
});

test("R5.1 an empty form marks its fields and asks nobody", async ({ page, sandbox }) => {
  await page.goto("/login");
  const upstream = await sandbox.requestsDuring(async () => {
    await page.getByRole("button", { name: "Log in" }).click();
    await expect(page.getByText("This field is required.")).toHaveCount(2);
  });
  expect(upstream.filter(({ path }) => path.endsWith("/login/credential"))).toEqual([]);
  await expect(page.getByLabel("Username or email")).toBeFocused();
});

test("R4.2 boris is asked for his code, a wrong one counts down, the right one lets him in", async ({
  page,
  sandbox,
}) => {
  await page.goto("/wallet");
  await submitLogin(page, "boris", PASSWORD);
  await expect(page).toHaveURL("/authentication?returnUrl=%2Fwallet");
  await expect(page).toHaveTitle("Authentication | Merlin BTC");
  await expectLive(page.getByLabel("Six-digit code"));
  await page.getByLabel("Six-digit code").fill("000000");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Attempts left: 4")).toBeVisible();
  await expect(page.getByLabel("Six-digit code")).toHaveValue("000000");
  await page.getByLabel("Six-digit code").fill(await sandbox.code("boris"));
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL("/wallet");
  await expect(page.getByRole("link", { name: "USDT", exact: true })).toBeVisible();
});

test("R4.7 a member who opens the login page is sent on", { tag: "@deep" }, async ({
  page,
  context,
  application,
}) => {
  await signIn(context, application.url, "anna");
  await page.goto("/login");
  await expect(page).toHaveURL("/dashboard");
  await page.goto("/login?returnUrl=%2Fprofile");
  await expect(page).toHaveURL("/profile");
});

test("R4.2 a login needs nothing but the keyboard", { tag: "@deep" }, async ({ page }) => {
  await page.goto("/login");
  const username = page.getByLabel("Username or email");
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(username).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [10] });
  await page.keyboard.type("anna");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/airdrop");
});

test("R8.2 a locked account shows how long to wait and keeps the button shut, until another name is typed", {
  tag: "@deep",
}, async ({ page }) => {
  await page.goto("/login");
  const password = page.getByLabel("Password", { exact: true });
  const button = page.getByRole("button", { name: "Log in" });
  await page.getByLabel("Username or email").fill("emil");
  for (let tries = 1; tries <= 6; tries += 1) {
    await password.fill(`wrong-${tries}`);
    const answer = page.waitForResponse("**/api/session/login");
    await button.click();
    expect((await answer).status()).toBe(tries < 6 ? 422 : 423);
    await expect(button).toHaveText("Log in");
  }
  await expect(page.getByText(/You can try again in 1[45]:\d\d/)).toBeVisible();
  await expect(button).toBeDisabled();
  const refusal = page.getByRole("main").getByText(/locked/);
  await expect(refusal).toBeVisible();
  await page.getByLabel("Username or email").fill("anna");
  await expect(refusal).toHaveCount(0);
  await expect(button).toBeEnabled();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("R4.6 the login page is readable, says what it needs, and guarded pages redirect", async ({
    page,
  }) => {
    await page.goto("/login");
    await expect(page.getByRole("heading", { name: "Log in" })).toBeVisible();
    await expect(page.getByLabel("Username or email")).toBeVisible();
    await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
    const need = page.locator("noscript p");
    await expect(need).toBeVisible();
    await expect(need).toContainText("This page needs JavaScript.");
    await page.goto("/profile");
    await expect(page).toHaveURL("/login?returnUrl=%2Fprofile");
    const missing = await page.goto("/nowhere");
    expect(missing?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "No entry at this address" })).toBeVisible();
  });

  test("R6.1 a login form that is sent without scripts puts no password into the address", async ({
    page,
  }) => {
    await page.goto("/login");
    await submitLogin(page, "anna", PASSWORD);
    await page.waitForLoadState();
    expect(page.url()).not.toContain("Merlin");
  });
});

test("R2.3 a link with a place leads there after password and code", { tag: "@deep" }, async ({
  page,
  sandbox,
  upstream,
}) => {
  const username = addMember(upstream, { hasSecondFactor: true });
  await page.goto("/setting/security?page=1#weekly-mail");
  await submitLogin(page, username, PASSWORD);
  await page.getByLabel("Six-digit code").fill(await sandbox.code(username));
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL("/setting/security?page=1#weekly-mail");
});

test("R8.2 in Arabic a refusal's toast is whole on a phone and reads from the right", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await context.addCookies([{ name: "language", value: "ar-SA", url: application.url }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/login");
  await page.locator("[name=username]").fill("anna");
  await page.locator("[name=password]").fill("wrong-password");
  await page.locator("main [type=submit]").click();
  const notice = page.locator("[data-sonner-toast]");
  await expect(notice).toBeVisible();
  await expect(notice).toHaveCSS("direction", "rtl");
  const { x = 0, width = 0 } = (await notice.boundingBox()) ?? {};
  expect([x, 390 - x - width]).toEqual([16, 16]);
});

test("R5.1 what is said of a field that the form lacks stands at the form", {
  tag: "@deep",
}, async ({ page }) => {
  const error = {
    code: "VALIDATION_FAILED",
    message: "This account cannot sign in here.",
    fields: { tenant: ["Choose your region first."], username: ["Unknown name."] },
  };
  await page.route("**/api/session/login", (route) =>
    route.fulfill({
      status: 422,
      contentType: "application/json",
      body: JSON.stringify({ error }),
    }),
  );
  await page.goto("/login");
  await submitLogin(page, "anna", PASSWORD);
  const form = page.locator("form");
  await expect(form.getByText("Choose your region first.")).toBeVisible();
  await expect(form.getByText("Unknown name.")).toBeVisible();
  await expect(page.getByLabel("Username or email")).toBeFocused();
  const notice = page.locator("[data-sonner-toast]");
  await expect(notice).toContainText("Unknown name. Choose your region first.");
});
