import type { Page } from "@playwright/test";
import { TOTP, URI } from "otpauth";
import { type Newcomer, submitLogin, takeCookies } from "../../fixtures/browser/browser.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { expect, test } from "../../fixtures/test.ts";

const PERIOD_MS = 30_000;
const CODE_API = "/api/session/two-factor";

interface SecondFactor {
  readonly authenticator: TOTP;
  /** The code that switched it on. */
  readonly used: string;
  readonly recoveryCodes: readonly string[];
}

/** Switches the second factor on through the proxy, as the page for it does. */
async function enable(origin: string, newcomer: Newcomer): Promise<SecondFactor> {
  const member = new Visitor(origin);
  await member.post("/api/session/login", newcomer);
  const setup = await member.post("/api/bff/account/gg-2fa/setup");
  const authenticator = URI.parse(setup.json<{ otpUrl: string }>().otpUrl);
  if (!(authenticator instanceof TOTP)) throw new Error("No time-based secret");
  const used = authenticator.generate();
  const answer = await member.post("/api/bff/account/gg-2fa/enable", { code: used });
  expect(answer.status, answer.text).toBe(200);
  const { recoveryCodes } = answer.json<{ recoveryCodes: string[] }>();
  expect(new Set(recoveryCodes).size).toBe(10);
  return { authenticator, used, recoveryCodes };
}

/** A code that is not used up: the one after now, which the upstream's tolerance allows. */
function nextCode({ authenticator }: SecondFactor): string {
  return authenticator.generate({ timestamp: Date.now() + PERIOD_MS });
}

async function submitCode(page: Page, code: string): Promise<number> {
  await page.getByRole("textbox").fill(code);
  const answer = page.waitForResponse(`**${CODE_API}`);
  await page.getByRole("button", { name: "Continue" }).click();
  return (await answer).status();
}

async function passPassword(page: Page, { username, password }: Newcomer): Promise<void> {
  await page.goto("/login?returnUrl=%2Fwallet");
  await submitLogin(page, username, password);
  await expect(page).toHaveURL("/authentication?returnUrl=%2Fwallet");
  await page.waitForLoadState();
}

test("R4.2 a member with a second factor signs in with a code, pasted with its space, and that code is used up", {
  tag: "@deep",
}, async ({ page, application, newcomer }) => {
  const factor = await enable(application.url, newcomer);
  await passPassword(page, newcomer);
  const field = page.getByLabel("Six-digit code");
  await expect(field).toHaveAttribute("autocomplete", "one-time-code");
  await expect(field).toHaveAttribute("inputmode", "numeric");
  expect(await submitCode(page, factor.used)).toBe(422);
  await expect(field).toHaveAccessibleDescription(/^This code is wrong or was already used\./);
  await expect(page.getByText("Attempts left: 4")).toBeVisible();
  await expect(field).toHaveValue(factor.used);
  const code = nextCode(factor);
  expect(await submitCode(page, ` ${code.slice(0, 3)} ${code.slice(3)} `)).toBe(200);
  await expect(page).toHaveURL("/wallet");

  const second = new Visitor(application.url);
  await second.post("/api/session/login", newcomer);
  expect((await second.post(CODE_API, { code })).status).toBe(422);
});

test("R4.2 a recovery code signs in once; the other nine still work", { tag: "@deep" }, async ({
  page,
  application,
  newcomer,
}) => {
  const { recoveryCodes } = await enable(application.url, newcomer);
  const [first = "", second = ""] = recoveryCodes;
  await passPassword(page, newcomer);
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await expect(page.getByLabel("Recovery code")).toBeFocused();
  expect(await submitCode(page, ` ${first.toUpperCase()} `)).toBe(200);
  await expect(page).toHaveURL("/wallet");

  const visitor = new Visitor(application.url);
  await visitor.post("/api/session/login", newcomer);
  expect((await visitor.post(CODE_API, { code: first })).status).toBe(422);
  expect((await visitor.post(CODE_API, { code: second })).status).toBe(200);
});

test("R4.2 after five wrong codes even the right one waits behind a countdown, other members do not", {
  tag: "@deep",
}, async ({ page, application, newcomer, sandbox }) => {
  const factor = await enable(application.url, newcomer);
  await passPassword(page, newcomer);
  for (let tries = 1; tries <= 5; tries += 1) {
    expect(await submitCode(page, `00000${tries}`)).toBe(422);
    await expect(page.getByText(`Attempts left: ${5 - tries}`)).toBeVisible();
  }
  await expect(page.getByText("Codes depend on the time.")).toBeVisible();
  const wait = page.getByText(/You can try again in 1[45]:\d\d/);
  await expect(wait).toBeVisible();
  await expect(page.getByRole("button", { name: "Continue" })).toBeDisabled();
  await page.reload();
  const code = nextCode(factor);
  expect(await submitCode(page, code)).toBe(429);
  await expect(wait).toBeVisible();
  await expect(page.getByRole("button", { name: "Continue" })).toBeDisabled();
  await expect(page.getByRole("textbox")).toHaveValue(code);

  const erik = new Visitor(application.url);
  await erik.login("erik");
  const answer = await erik.post(CODE_API, { code: await sandbox.code("erik") });
  expect(answer.status).toBe(200);
  await page.getByRole("button", { name: "Back to login" }).click();
  await expect(page).toHaveURL("/login");
  await submitLogin(page, "dora", "Merlin-2026!");
  await expect(page).toHaveURL("/airdrop");
});

test("R5.1 what can be no code is told at the field without asking anybody, and stays", {
  tag: "@deep",
}, async ({ page, context, application, newcomer, sandbox }) => {
  await enable(application.url, newcomer);
  const visitor = new Visitor(application.url);
  await visitor.post("/api/session/login", newcomer);
  await takeCookies(context, visitor);
  await page.goto("/authentication");
  const field = page.getByRole("textbox");
  const requests = await sandbox.requestsDuring(async () => {
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(field).toHaveAccessibleDescription(/^This field is required\./);
    for (const typed of ["12345", "1234567", "😀😀😀", "12\u202e3456", "x".repeat(400)]) {
      await field.fill(typed);
      await page.getByRole("button", { name: "Continue" }).click();
      await expect(field, typed).toHaveAccessibleDescription(
        /^Enter six digits, or a recovery code/,
      );
      await expect(field).toHaveValue(typed);
    }
  });
  expect(requests.filter(({ path }) => path.includes("valid"))).toEqual([]);
});
