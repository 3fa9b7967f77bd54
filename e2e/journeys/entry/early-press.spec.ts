import { signIn } from "../../fixtures/browser/browser.ts";
import { WITH_MOTION } from "../../fixtures/browser/motion.ts";
import { expectLive } from "../../fixtures/browser/page-watch.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { expect, test } from "../../fixtures/test.ts";

test.use(WITH_MOTION);

test("a press on what lives later than the page around it is held, and answered once", async ({
  page,
  context,
  application,
}) => {
  await signIn(context, application.url, "anna");
  const released = Promise.withResolvers<void>();
  const document = page.waitForResponse((response) => response.url().endsWith("/profile"));
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    const html = await (await document).text();
    // What the document does not name is loaded by a part of the page for itself.
    if (!html.includes(new URL(route.request().url()).pathname)) await released.promise;
    await route.continue().catch(() => undefined);
  });
  // What is held may be part of what the browser waits for before it calls the page loaded.
  await page.goto("/profile", { waitUntil: "commit" });
  await expectLive(page.getByRole("banner").getByRole("link", { name: "Wallet" }));
  const bell = page.getByRole("button", { name: "Notifications" });
  await bell.click();
  await expect(bell).toHaveAttribute("data-early");
  released.resolve();
  await expect(page.getByRole("dialog", { name: "Notifications", exact: true })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await expect(page.locator("[data-early]")).toHaveCount(0);
});

test("a press that took its button away presses nothing that looks like it afterwards", {
  tag: "@deep",
}, async ({ page, context, application, upstream }) => {
  await signIn(context, application.url, addMember(upstream));
  await page.goto("/setting");
  const name = page.getByLabel("Full name");
  await expectLive(name);
  await name.fill("Somebody Else");
  await expect(page.getByText("You have unsaved changes.")).toBeVisible();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await page.goBack();
  await expect(question).toBeVisible();
  const stay = question.getByRole("button", { name: "Stay" });
  await stay.click({ trial: true });
  // The second question comes within the tenth of a second in which a held press looks around.
  await page.evaluate(() => {
    window.addEventListener("click", () => history.back(), { once: true });
  });
  await stay.click();
  await expect(question).toBeVisible();
  await stay.click({ trial: true });
  await expect(question).toHaveAttribute("data-state", "open");
});
