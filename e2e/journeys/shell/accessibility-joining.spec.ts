import { accessibilityFindings } from "../../fixtures/browser/accessibility.ts";
import { fillSignUp, joinOverHttp, makeNewcomer } from "../../fixtures/browser/browser.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { expect, test } from "../../fixtures/test.ts";

test.describe.configure({ mode: "parallel" });
test.use({ bypassCSP: true });

const TOKEN = "x".repeat(43);

test("R10.1 axe finds nothing on the sign-up: invited, refused, and done", {
  tag: "@deep",
}, async ({ page }) => {
  const found: string[] = [];
  await page.goto("/ref/nobody_x");
  await expect(page.getByText("We couldn’t find the member who invited you.")).toBeVisible();
  found.push(...(await accessibilityFindings(page, "unknown sponsor")));
  await page.goto("/ref/anna/left");
  await page.getByRole("button", { name: "Sign up", exact: true }).click();
  await expect(page.getByText("Accept the terms to continue.")).toBeVisible();
  found.push(...(await accessibilityFindings(page, "refused")));
  await fillSignUp(page, makeNewcomer());
  await page.getByRole("button", { name: "Sign up", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Verify your email" })).toBeVisible();
  found.push(...(await accessibilityFindings(page, "done")));
  expect(found).toEqual([]);
});

test("R10.1 axe finds nothing on the pages of both mails", { tag: "@deep" }, async ({
  page,
  application,
  sandbox,
}) => {
  const found: string[] = [];
  const newcomer = makeNewcomer();
  await joinOverHttp(application.url, newcomer);
  await page.goto(`/verify-email?token=${TOKEN}`);
  found.push(...(await accessibilityFindings(page, "verify")));
  await page.getByRole("button", { name: "Confirm email" }).click();
  await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  found.push(...(await accessibilityFindings(page, "dead verify")));
  await page.goto("/reset-password");
  found.push(...(await accessibilityFindings(page, "broken reset link")));
  await new Visitor(application.url).post("/api/bff/public/forgot", { email: newcomer.email });
  await page.goto(await sandbox.mailedPath(newcomer.email, "reset-password"));
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByText("This field is required.")).toHaveCount(2);
  found.push(...(await accessibilityFindings(page, "refused reset")));
  await page.getByLabel("New password", { exact: true }).fill("Lantern-coast-8");
  await page.getByLabel("Repeat new password", { exact: true }).fill("Lantern-coast-8");
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByRole("heading", { name: "Your password has been changed" })).toBeVisible();
  found.push(...(await accessibilityFindings(page, "done reset")));
  expect(found).toEqual([]);
});

test("R10.1 axe finds nothing on the way to a new link, nor on the guest’s pages in Arabic", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  const found: string[] = [];
  await page.goto("/forgot");
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByText("This field is required.")).toBeVisible();
  found.push(...(await accessibilityFindings(page, "forgot")));
  await page.goto("/login?reason=reset");
  found.push(...(await accessibilityFindings(page, "login after a reset")));
  await context.addCookies([{ name: "language", value: "ar-SA", url: application.url }]);
  for (const path of ["/sign-up", "/forgot", `/reset-password?token=${TOKEN}`, "/verify-email"]) {
    await page.goto(path);
    await expect(page.locator("html[dir=rtl]").getByRole("heading", { level: 1 })).toBeVisible();
    found.push(...(await accessibilityFindings(page, `${path} in Arabic`, "phone")));
  }
  expect(found).toEqual([]);
});
