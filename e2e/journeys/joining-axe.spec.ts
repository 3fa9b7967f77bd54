import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { fillSignUp, joinOverHttp, makeNewcomer } from "../fixtures/browser.ts";
import { expect, test } from "../fixtures/test.ts";
import { Visitor } from "../fixtures/visitor.ts";

test.describe.configure({ mode: "parallel" });
test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } });

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const LAYOUT_RULES = ["color-contrast", "target-size", "scrollable-region-focusable"];
const TOKEN = "x".repeat(43);

/** What axe finds on the page as it stands, at both widths; an overflow counts too. */
async function findings(page: Page, name: string): Promise<readonly string[]> {
  const found: string[] = [];
  await page.addStyleTag({ content: "*, ::before, ::after { transition: none !important }" });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    // Another width changes the layout only; the other rules have been asked at the first one.
    const axe = new AxeBuilder({ page });
    const rules = width === 1440 ? axe.withTags(TAGS) : axe.withRules(LAYOUT_RULES);
    const { violations, passes } = await rules.analyze();
    expect(passes.length).toBeGreaterThan(0);
    for (const { id, nodes } of violations) {
      found.push(`${name} ${width} px ${id} ${nodes.map(({ target }) => target).join("; ")}`);
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    if (overflow > 0) found.push(`${name} ${width} px is ${overflow} px too wide`);
  }
  return found;
}

test("R10.1 axe finds nothing on the sign-up: invited, refused, and done, dark, at 390 and 1440 px", async ({
  page,
}) => {
  const found: string[] = [];
  await page.goto("/ref/nobody_x");
  await expect(page.getByText("We do not know the member who invited you.")).toBeVisible();
  found.push(...(await findings(page, "unknown sponsor")));
  await page.goto("/ref/anna/left");
  await page.getByRole("button", { name: "Sign up", exact: true }).click();
  await expect(page.getByText("Accept the terms to go on.")).toBeVisible();
  found.push(...(await findings(page, "refused")));
  await fillSignUp(page, makeNewcomer());
  await page.getByRole("button", { name: "Sign up", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Confirm your e-mail" })).toBeVisible();
  found.push(...(await findings(page, "done")));
  expect(found).toEqual([]);
});

test("R10.1 axe finds nothing on the pages of both mails, dark, at 390 and 1440 px", async ({
  page,
  application,
  sandbox,
}) => {
  const found: string[] = [];
  const newcomer = makeNewcomer();
  await joinOverHttp(application.url, newcomer);
  await page.goto(`/verify-email?token=${TOKEN}`);
  found.push(...(await findings(page, "verify")));
  await page.getByRole("button", { name: "Confirm this address" }).click();
  await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  found.push(...(await findings(page, "dead verify")));
  await page.goto("/reset-password");
  found.push(...(await findings(page, "broken reset link")));
  await new Visitor(application.url).post("/api/bff/public/forgot", { email: newcomer.email });
  await page.goto(await sandbox.mailedPath(newcomer.email, "reset-password"));
  await page.getByRole("button", { name: "Set the password" }).click();
  await expect(page.getByText("This field is required.")).toHaveCount(2);
  found.push(...(await findings(page, "refused reset")));
  await page.getByLabel("New password", { exact: true }).fill("Lantern-coast-8");
  await page.getByLabel("Repeat the new password").fill("Lantern-coast-8");
  await page.getByRole("button", { name: "Set the password" }).click();
  await expect(page.getByRole("heading", { name: "Your password is changed" })).toBeVisible();
  found.push(...(await findings(page, "done reset")));
  expect(found).toEqual([]);
});

test("R10.1 axe finds nothing on the way to a new link, dark, at 390 and 1440 px", async ({
  page,
}) => {
  const found: string[] = [];
  await page.goto("/forgot");
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText("This field is required.")).toBeVisible();
  found.push(...(await findings(page, "forgot")));
  await page.goto("/login?reason=reset");
  found.push(...(await findings(page, "login after a reset")));
  expect(found).toEqual([]);
});
