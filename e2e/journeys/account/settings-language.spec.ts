import type { Page } from "@playwright/test";
import { chooseLanguage } from "../../fixtures/browser/language-menu.ts";
import { fieldError, openLive, toast } from "../../fixtures/browser/page-watch.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { expect, test } from "../../fixtures/test.ts";

const html = (page: Page) => page.locator("html");

test("R4.5 what a form has found wrong is said in the language that is chosen then", {
  tag: "@deep",
}, async ({ page }) => {
  await openLive(page, "/sign-up");
  await page.getByRole("button", { name: "Sign up", exact: true }).click();
  const name = page.locator("input[autocomplete=name]");
  await expect(name).toHaveAccessibleDescription(/^This field is required\./);
  await chooseLanguage(page, "Arabic");
  await expect(html(page)).toHaveAttribute("lang", "ar-SA");
  await expect(name).toHaveAccessibleDescription(/^هذا الحقل مطلوب\./);
  await expect(fieldError(page, "This field is required.")).toHaveCount(0);
});

test("R4.5 a chosen language that could not be saved with the profile is not shown as saved", {
  tag: "@deep",
}, async ({ page, sandbox, enterAsNew }) => {
  await enterAsNew();
  await openLive(page, "/setting");
  await sandbox.fail({ path: "/auth/client/profile/update", times: 1, status: 503 });
  await chooseLanguage(page, "Deutsch", "#account-menu");
  await expect(html(page)).toHaveAttribute("lang", "de-DE");
  const language = page.locator("main select[name=language]");
  await expect(language).toHaveValue("en-US");
  await language.selectOption("de-DE");
  await expect(page.locator("main button[type=submit]")).toBeEnabled();
});

test("R4.5 R5.1 the settings take the chosen language over, and keep what is typed and what the service has said", async ({
  page,
  sandbox,
  enterAsNew,
}) => {
  await enterAsNew();
  await openLive(page, "/setting");
  const choose = async (name: string, lang: string) => {
    const saved = page.waitForResponse((answer) => answer.request().method() === "PUT");
    await chooseLanguage(page, name, "#account-menu");
    await expect(html(page)).toHaveAttribute("lang", lang);
    expect((await saved).status()).toBe(200);
  };
  const refuse = (words: string) =>
    sandbox.fail({
      path: "/auth/client/profile/update",
      times: 1,
      status: 422,
      body: { statusCode: 4220, message: "No.", errors: { country: [words] } },
    });
  const language = page.locator("main select[name=language]");
  const save = page.locator("main button[type=submit]");
  await expect(language).toHaveValue("en-US");
  await choose("Deutsch", "de-DE");
  await expect(language).toHaveValue("de-DE");
  await expect(save).toBeDisabled();
  await language.selectOption("en-US");
  await expect(save).toBeEnabled();
  await language.selectOption("de-DE");
  await expect(save).toBeDisabled();

  const name = page.locator("main input[name=fullName]");
  await page.locator("main input[name=phone]").fill("+43 1 5550101");
  await refuse("Not here.");
  await save.click();
  await expect(fieldError(page, "Not here.")).toBeVisible();
  await name.fill("");
  await expect(name).toHaveAccessibleDescription(/^Füllen Sie dieses Feld aus\./);
  await choose("Arabic", "ar-SA");
  await expect(language).toHaveValue("ar-SA");
  await expect(name).toHaveAccessibleDescription(/^هذا الحقل مطلوب\./);
  await expect(name).toHaveValue("");
  await expect(page.locator("main input[name=phone]")).toHaveValue("+43 1 5550101");
  // English words have their full stop at their own end in a page from right to left.
  await expect(fieldError(page, "Not here.").getByText("Not here.")).toHaveCSS("direction", "ltr");
  await refuse("Nor there.");
  await name.fill("Nora Later");
  await save.click();
  await expect(toast(page, "Nor there.")).toHaveCSS("direction", "ltr");
});

test("R8.2 what the service says comes in the chosen language: a refusal, and what is in the inbox", async ({
  page,
  application,
  sandbox,
  upstream,
}) => {
  const username = addMember(upstream);
  await sandbox.deposit(username, "USDT", "1234.5");
  await page.context().addCookies([{ name: "language", value: "de-DE", url: application.url }]);
  await openLive(page, "/login");
  const submit = async (password: string) => {
    await page.locator("main input[autocomplete^=username]").fill(username);
    await page.locator("main input[type=password]").fill(password);
    await page.locator("main button[type=submit]").click();
  };
  await submit("Wrong-2026!");
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(
    "Benutzername oder Passwort ist falsch.",
  );
  await submit("Merlin-2026!");
  await expect(page).toHaveURL(/\/airdrop/);
  await page.getByRole("button", { name: /^Benachrichtigungen/ }).click();
  await expect(page.getByText("Einzahlung erhalten")).toBeVisible();
  await expect(page.getByText(/ \$1\.234,50 /)).toBeVisible();
});
