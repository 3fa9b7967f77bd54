import type { Page } from "@playwright/test";
import { encode } from "uqr";
import { submitLogin } from "../../fixtures/browser/browser.ts";
import {
  expectLive,
  fieldError,
  openLive,
  toast,
  watchRequests,
} from "../../fixtures/browser/page-watch.ts";
import { expect, test } from "../../fixtures/test.ts";
import { Authenticator } from "../../fixtures/totp.ts";

const PASSWORD = "Merlin-2026!";
const SETUP = "/api/bff/account/gg-2fa/setup";
const ENABLE = "/api/bff/account/gg-2fa/enable";
const WRONG = "This code is wrong or was already used.";

/** The modules of the QR code that the page shows, read from its drawing; dark ones are true. */
function drawnModules(page: Page): Promise<boolean[][]> {
  return page.getByRole("img", { name: "QR code with your setup key" }).evaluate((drawing) => {
    const size = Number(drawing.getAttribute("viewBox")?.split(" ")[2]);
    const path = new Path2D(drawing.querySelector("path")?.getAttribute("d") ?? "");
    const context = document.createElement("canvas").getContext("2d");
    const row = Array.from({ length: size }, (_, index) => index + 0.5);
    return row.map((y) => row.map((x) => context?.isPointInPath(path, x, y) === true));
  });
}

async function signOutAndIn(page: Page, username: string): Promise<void> {
  // A page that still asks in the background would leave for the login by itself.
  await page.goto("about:blank");
  await page.context().clearCookies();
  await page.goto("/login");
  await submitLogin(page, username, PASSWORD);
  await expect(page).toHaveURL("/authentication");
}

async function enterCode(page: Page, label: string, code: string): Promise<void> {
  await page.getByLabel(label).fill(code);
  await page.getByRole("button", { name: "Continue" }).click();
}

test("R8.2 two-factor: key, code, ten saved recovery codes, a sign-in with each kind, and off again", async ({
  page,
  sandbox,
  enterAsNew,
}) => {
  const username = await enterAsNew();
  const setups = watchRequests(page, "POST", SETUP);
  const rendering = await sandbox.requestsDuring(async () => {
    await page.goto("/setting/gg-2fa");
    await expect(page).toHaveTitle("GG 2FA | Merlin BTC");
    await expectLive(page.getByRole("button", { name: "Show the QR code" }));
  });
  expect(rendering.filter(({ path }) => path.includes("gg-2fa"))).toEqual([]);
  expect(setups).toEqual([]);

  const answer = page.waitForResponse((response) => response.url().endsWith(SETUP));
  await page.getByRole("button", { name: "Show the QR code" }).click();
  const { otpUrl, secret } = (await (await answer).json()) as { otpUrl: string; secret: string };
  expect(otpUrl).toContain(`secret=${secret}`);
  await expect(page.getByText(secret.replace(/(.{4})(?=.)/g, "$1 "))).toBeVisible();
  const expected = encode(otpUrl, { ecc: "M", border: 4 }).data;
  expect(await drawnModules(page)).toEqual(expected);

  const app = new Authenticator(secret);
  const code = page.getByLabel("Six-digit code");
  const enable = page.getByRole("button", { name: "Turn on" });
  await enable.click();
  await expect(page.getByText("This field is required.")).toBeVisible();
  await code.fill("000000");
  await enable.click();
  await expect(fieldError(page, WRONG)).toBeVisible();
  await expect(page.getByText("Attempts left: 4")).toBeVisible();
  await expect(code).toHaveValue("000000");
  await expect(code).toBeFocused();

  const sent = watchRequests(page, "POST", ENABLE);
  const digits = app.code();
  await code.fill(`${digits.slice(0, 3)} ${digits.slice(3)}`);
  await enable.dblclick();
  await expect(page.getByRole("heading", { name: "Save your recovery codes" })).toBeFocused();
  await expect(toast(page, "Enabled 2FA successfully")).toBeVisible();
  expect(sent).toHaveLength(1);

  const recovery = await page.getByRole("main").locator("ol > li").allInnerTexts();
  expect(new Set(recovery).size).toBe(10);
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(page.getByText("Check the box once the codes are in a safe place.")).toBeVisible();
  await page.getByRole("link", { name: "Security" }).click();
  const question = page.getByRole("dialog", { name: "Leave without saving the codes?" });
  await question.getByRole("button", { name: "Stay" }).click();
  await page.getByLabel("I’ve saved them").check();
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(
    page.getByRole("heading", { name: "Two-factor authentication is on" }),
  ).toBeVisible();

  await signOutAndIn(page, username);
  await enterCode(page, "Six-digit code", digits);
  await expect(fieldError(page, WRONG)).toBeVisible();
  await enterCode(page, "Six-digit code", app.code());
  await expect(page).toHaveURL("/airdrop");

  const [first = "", second = ""] = recovery;
  await signOutAndIn(page, username);
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await enterCode(page, "Recovery code", first);
  await expect(page).toHaveURL("/airdrop");
  await signOutAndIn(page, username);
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await enterCode(page, "Recovery code", first);
  await expect(fieldError(page, WRONG)).toBeVisible();
  await enterCode(page, "Recovery code", second);
  await expect(page).toHaveURL("/airdrop");

  await page.goto("/setting/gg-2fa");
  const off = page.getByRole("button", { name: "Turn off" });
  await expectLive(off);
  const any = page.getByLabel("Six-digit code or recovery code");
  await any.fill(second);
  await off.click();
  await expect(fieldError(page, WRONG)).toBeVisible();
  await expect(any).toHaveValue(second);
  // As it is written down, without its hyphen.
  await any.fill((recovery[2] ?? "").replace("-", ""));
  await off.click();
  await expect(toast(page, "Disabled 2FA successfully")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Show the QR code" })).toBeVisible();
});

test("R8.2 two-factor that was turned off elsewhere is off on a page that is read anew", {
  tag: "@deep",
}, async ({ page, upstream, enterAsNew }) => {
  const username = await enterAsNew({ hasSecondFactor: true });
  const isOn = page.getByRole("heading", { name: "Two-factor authentication is on" });
  await openLive(page, "/setting/gg-2fa");
  await expect(isOn).toBeVisible();
  const { database } = upstream.sandbox;
  database.run("UPDATE member SET totp_secret = NULL WHERE username = ?", username);
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
  );
  await expect(page.getByRole("button", { name: "Show the QR code" })).toBeVisible();
  await expect(isOn).toHaveCount(0);
});
