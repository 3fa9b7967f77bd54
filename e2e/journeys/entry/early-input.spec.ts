import type { Locator, Page } from "@playwright/test";
import { fillSignUp, makeNewcomer, signIn } from "../../fixtures/browser/browser.ts";
import { WITH_MOTION } from "../../fixtures/browser/motion.ts";
import { expectLive, holdCalls, toast } from "../../fixtures/browser/page-watch.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { expect, test } from "../../fixtures/test.ts";

test.use(WITH_MOTION);

const PASSWORD = "Merlin-2026!";
const SCRIPTS = "**/_next/static/chunks/*.js";

/** A document whose scripts are on their way until the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const release = await holdCalls(page, SCRIPTS);
  await page.goto(path, { waitUntil: "commit" });
  return release;
}

test("R4.2 a login that is sent before the page's scripts have come waits for them and goes out once", {
  tag: "@deep",
}, async ({ page }) => {
  const logins: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    const isAsked = pathname === "/api/session/passkey/options";
    if (request.method() === "POST" && !isAsked) logins.push(pathname);
  });
  const release = await openWithoutScripts(page, "/login");
  await page.getByLabel("Username or email").fill("anna");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  const send = page.getByRole("button", { name: "Log in" });
  await send.click();
  await expect(send).toHaveAttribute("data-early");
  expect(await send.evaluate((one) => getComputedStyle(one, "::before").animationName)).toBe(
    "spin",
  );
  await send.click();
  await page.evaluate(
    () =>
      new Promise<void>((tried) => {
        window.addEventListener("submit", () => tried(), { once: true });
      }),
  );
  await expect(page).toHaveURL("/login");
  expect(logins).toEqual([]);
  release();
  await expect(page).toHaveURL("/airdrop");
  expect(logins).toEqual(["/api/session/login"]);
});

test("an order that is opened before the page's scripts have come is heard, and opens once they have", async ({
  page,
  enter,
}) => {
  await enter({ USDT: "100" });
  const release = await openWithoutScripts(page, "/wallet");
  const opener = page.getByRole("button", { name: "Transfer USDT" });
  await opener.click();
  await expect(opener).toHaveAttribute("data-early");
  await opener.click();
  release();
  await expect(page.getByLabel("Recipient’s username")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await expect(page.locator("[data-early]")).toHaveCount(0);
});

test("R1.1 what is slid in the calculator before the page's scripts have come is what it calculates with", {
  tag: "@deep",
}, async ({ page }) => {
  const release = await openWithoutScripts(page, "/");
  const card = page.getByRole("region", { name: "When would it break even?" });
  const falling = card.locator("[data-line=falling]").first();
  await expect(falling).toContainText("Rate falls 3% a month");
  await card.getByRole("slider", { name: "Rate falls" }).press("Home");
  release();
  await expect(falling).toContainText("Rate falls 0% a month");
});

test("what acts by itself and is pressed before the page's scripts have come looks heard, and acts once they have", {
  tag: "@deep",
}, async ({ page, enter }) => {
  await enter({ USDT: "100" });
  const release = await openWithoutScripts(page, "/wallet");
  const hide = page.getByRole("banner").getByRole("button", { name: "Hide amounts" });
  await hide.click();
  await expect(hide).toHaveAttribute("data-early");
  expect(await hide.evaluate((one) => getComputedStyle(one, "::before").animationName)).toBe(
    "spin",
  );
  release();
  await expect(page.locator("html")).toHaveAttribute("data-amounts", "hidden");
  await expect(page.locator("[data-early]")).toHaveCount(0);
});

test("R5.2 what is typed into the sign-up form before the page's scripts have come is kept and sent", async ({
  page,
}) => {
  const newcomer = makeNewcomer();
  const release = await openWithoutScripts(page, "/sign-up");
  await fillSignUp(page, newcomer);
  await page.getByRole("button", { name: "Sign up", exact: true }).click();
  release();
  await expect(page.getByText(newcomer.email)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Verify your email" })).toBeVisible();
});

test("what is typed into the profile before the page's scripts have come is a change that can be saved", {
  tag: "@deep",
}, async ({ page, context, application, upstream }) => {
  await signIn(context, application.url, addMember(upstream));
  const release = await openWithoutScripts(page, "/setting");
  await page.getByLabel("Full name").fill("Nora Early");
  await page.getByLabel("Country").selectOption("AT");
  release();
  await expect(page.getByText("You have unsaved changes.")).toBeVisible();
  await expect(page.getByLabel("Full name")).toHaveValue("Nora Early");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(toast(page, "Your details are saved")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Full name")).toHaveValue("Nora Early");
  await expect(page.getByLabel("Country")).toHaveValue("AT");
});

test("a phrase that is typed before the page's scripts have come can be saved", {
  tag: "@deep",
}, async ({ page, context, application, upstream }) => {
  await signIn(context, application.url, addMember(upstream));
  const release = await openWithoutScripts(page, "/setting/security");
  await page.getByLabel("Phrase", { exact: true }).fill("early heron");
  release();
  await page.getByRole("button", { name: "Save phrase" }).click();
  await expect(page.locator("[data-sonner-toast]")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Phrase", { exact: true })).toHaveValue("early heron");
});

const LATER_FIELDS: readonly [path: string, field: (page: Page) => Locator][] = [
  ["/token-price/mBTC", (page) => page.getByLabel("Amount", { exact: true })],
  ["/setting", (page) => page.getByLabel("Picture", { exact: true })],
];

for (const [path, field] of LATER_FIELDS) {
  test(`what the server drew on ${path} stays when its script comes later than the page`, {
    tag: "@deep",
  }, async ({ page, context, application }) => {
    await signIn(context, application.url, "anna");
    await page.addInitScript(() => {
      window.addEventListener("DOMContentLoaded", () => {
        for (const input of document.querySelectorAll("input")) Reflect.set(input, "drawn", true);
      });
    });
    await page.goto(path);
    await expectLive(field(page));
    expect(await field(page).evaluate((input) => Reflect.has(input, "drawn"))).toBe(true);
  });
}

test("what the server drew of the password's meter stays when its script comes later", {
  tag: "@deep",
}, async ({ page }) => {
  const release = await openWithoutScripts(page, "/sign-up");
  const meter = page.getByText("Strength:");
  await meter.evaluate((node) => Reflect.set(node, "drawn", true));
  release();
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await expect(page.getByText("Not typed yet")).toHaveCount(0);
  expect(await meter.evaluate((node) => Reflect.has(node, "drawn"))).toBe(true);
});
