import { HOME_ANCHORS } from "../../../app/_shell/menu/home-anchors.ts";
import { signIn } from "../../fixtures/browser/browser.ts";
import { WITH_MOTION } from "../../fixtures/browser/motion.ts";
import { expectLive, holdCalls } from "../../fixtures/browser/page-watch.ts";
import { expect, test } from "../../fixtures/test.ts";

test.use(WITH_MOTION);

test("R2.10 each section is reached by keyboard from the header, below it and with the focus", {
  tag: "@deep",
}, async ({ page }) => {
  await page.goto("/");
  const header = page.getByRole("banner");
  for (const anchor of HOME_ANCHORS) {
    await header.locator(`nav a[href="/#${anchor}"]`).first().focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/#${anchor}`);
    const section = page.locator(`#${anchor}`);
    await expect(section).toBeFocused();
    const heading = section.getByRole("heading", { level: 2 });
    await expect(heading).toBeInViewport();
    const bottom = await header.evaluate((node) => node.getBoundingClientRect().bottom);
    await expect
      .poll(async () => (await heading.boundingBox())?.y ?? 0, { message: anchor })
      .toBeGreaterThan(bottom);
  }
});

test("R2.10 an anchor from another page arrives at its section, and scrolling is smooth unless motion is reduced", {
  tag: "@deep",
}, async ({ page }) => {
  const behaviour = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/nowhere");
  await page.getByRole("banner").locator('nav a[href="/#about"]').first().click();
  await expect(page).toHaveURL("/#about");
  await expect(page.locator("#about").getByRole("heading", { level: 2 })).toBeInViewport();
  expect(await behaviour()).toBe("auto");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(await behaviour()).toBe("smooth");
});

test("R1.1 a power that is typed or slid gives an estimate in exact decimals, a wrong one says why", async ({
  page,
}) => {
  await page.goto("/");
  const card = page.getByRole("region", { name: "When would it break even?" });
  const field = card.getByLabel("Power in TH");
  const slider = card.getByRole("slider", { name: "Power" });
  // Its script comes when it is about to be seen, and not before.
  await page.waitForLoadState("networkidle");
  expect(await field.evaluate((node) => Object.keys(node).join())).not.toContain("__reactProps");
  await field.scrollIntoViewIfNeeded();
  await expectLive(field);
  await field.fill("200");
  await expect(card.locator('[data-amount="0.080000000000000000"]')).toHaveText("0.08 mBTC");
  await expect(slider).toHaveValue("200");
  await slider.press("ArrowRight");
  await expect(field).toHaveValue("201");
  await expect(card.locator('[data-amount="0.080400000000000000"]')).toBeVisible();
  await field.fill("1.5");
  await expect(card.getByText("Enter a whole number from 1 to 1000.")).toBeVisible();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(card.locator("[data-amount]")).toHaveCount(0);
});

test("R1.1 the calculator names the day that covers the price at today’s rate, and says when a falling one never does", {
  tag: "@deep",
}, async ({ page }) => {
  await page.goto("/");
  const card = page.getByRole("region", { name: "When would it break even?" });
  const today = card.locator("[data-line=steady]").first();
  const falling = card.locator("[data-line=falling]").first();
  // The price moves by itself, and the day with it.
  const day = /Break-even on day 3[0-5]\d of 360/;
  await expect(today).toContainText(day);
  await expect(falling).toContainText("Rate falls 3% a month");
  await expect(falling).toContainText("Not within the term");
  const fall = card.getByRole("slider", { name: "Rate falls" });
  await fall.scrollIntoViewIfNeeded();
  await expectLive(fall);
  await fall.press("Home");
  await expect(falling).toContainText(day);
  await fall.press("End");
  await expect(falling).toContainText("Not within the term");
  await page.getByRole("link", { name: "Calculate Titan" }).click();
  await expect(card.getByRole("radio", { name: "Titan" })).toBeChecked();
  await expect(card.getByLabel("Power in TH")).toHaveValue("700");
  await expect(today).toContainText(/Break-even on day (29|30)\d of 360/);
  await card.getByRole("slider", { name: "Price of 1 mBTC" }).press("Home");
  await expect(today).toContainText("Not within the term");
});

test("R2.12 in Arabic the labels of a session stand at the end of its drawing that is theirs in English, and what waits below it", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of ["en-US", "ar-SA"]) {
    await context.addCookies([{ name: "language", value: language, url: application.url }]);
    await page.goto("/");
    const plot = page.locator(".session-plot:has(.session-dot)").first();
    const { issued, waits, below } = await plot.evaluate((node) => {
      const drawing = node.getBoundingClientRect();
      const words = (label: Element | null | undefined) => {
        const range = document.createRange();
        if (label) range.selectNodeContents(label);
        return range.getBoundingClientRect();
      };
      const last = words(node.parentElement?.lastElementChild);
      return {
        issued: Math.round(drawing.right - words(node.querySelector("p")).right),
        waits: Math.round(drawing.right - last.right),
        below: last.top > drawing.bottom,
      };
    });
    expect({ language, issued, waits, below }).toEqual({
      language,
      issued: 0,
      waits: 0,
      below: true,
    });
  }
});

test("R1.1 the hero plays once and rests on its figure, which stands at once where motion is reduced", {
  tag: "@deep",
}, async ({ page }) => {
  const figure = page.getByRole("main").locator('[data-amount="0.014400000000000000"]').first();
  const running = () =>
    page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === "running").length,
    );
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await expect(figure).toHaveText("0.014400");
  await expect(figure).toHaveCSS("opacity", "1");
  expect(await running()).toBe(0);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.reload();
  await expect.poll(running).toBeGreaterThan(0);
  await expect(figure).toHaveCSS("opacity", "1", { timeout: 10_000 });
  await expect.poll(running).toBe(0);
});

test("R1.1 what stands still on the home page comes again where its markup was lost, and goes along with a language", {
  tag: "@deep",
}, async ({ page }) => {
  const release = await holdCalls(page, "**/_next/static/chunks/*.js");
  await page.goto("/", { waitUntil: "commit" });
  const part = page.locator("[data-standing]:has(#features)");
  await part.waitFor();
  await part.evaluate((node) => node.replaceChildren());
  release();
  const features = page.locator("#features");
  await expect(features.getByRole("heading", { level: 2 })).toHaveText("Built to be checked");
  await page.getByRole("button", { name: "Language: English" }).first().click();
  await page.locator('[popover]:popover-open [data-language="de-DE"]').click();
  await expect(features.getByRole("heading", { level: 2 })).toHaveText("Zum Nachprüfen gebaut");
  await expect(page.locator("main h2")).toHaveCount(11);
});

test("R2.11 guests are led to an account, members into the application", async ({
  page,
  context,
  application,
}) => {
  const main = page.getByRole("main");
  await page.goto("/");
  await expect(main.getByRole("link", { name: "Create account" })).toHaveCount(2);
  await signIn(context, application.url, "anna");
  await page.goto("/");
  await expect(main.getByRole("link", { name: "Create account" })).toHaveCount(0);
  await main.getByRole("link", { name: "Launch App" }).first().click();
  await expect(page).toHaveURL("/airdrop");
});
