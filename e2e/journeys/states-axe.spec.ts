import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { signIn } from "../fixtures/browser.ts";
import { expect, test } from "../fixtures/test.ts";

test.describe.configure({ mode: "parallel" });

const GROUPS: readonly { name: string; username?: string; paths: readonly string[] }[] = [
  { name: "a guest's screen", paths: ["/", "/login", "/nowhere", "/login/more"] },
  { name: "the second factor's screen", username: "erik", paths: ["/authentication"] },
  {
    name: "the wallets' screens",
    username: "anna",
    paths: ["/wallet", "/wallet/USDT", "/wallet/NOPE"],
  },
  {
    name: "any other member's screen",
    username: "anna",
    paths: ["/airdrop", "/dashboard", "/token-price", "/profile"],
  },
];
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const WIDTHS = [1440, 390];

async function findings(page: Page, path: string): Promise<readonly string[]> {
  const found: string[] = [];
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.addStyleTag({ content: "*, ::before, ::after { transition: none !important }" });
  for (const theme of ["dark", "light"]) {
    await page.evaluate((name) => document.documentElement.setAttribute("data-theme", name), theme);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      // A theme changes colours only; the other rules have been asked in the first one.
      const axe = new AxeBuilder({ page });
      const rules = theme === "dark" ? axe.withTags(TAGS) : axe.withRules("color-contrast");
      const { violations, passes } = await rules.analyze();
      expect(passes.length).toBeGreaterThan(0);
      for (const { id, nodes } of violations) {
        const where = nodes.map(({ target, failureSummary }) => `${target}: ${failureSummary}`);
        found.push(`${path} ${theme} ${width} px ${id} ${where.join("; ")}`);
      }
    }
  }
  return found;
}

test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } });

for (const { name, username, paths } of GROUPS) {
  test(`R10.1 axe finds nothing on ${name}, dark and light, at 390 and 1440 px`, async ({
    page,
    context,
    application,
  }) => {
    if (username) await signIn(context, application.url, username);
    const found: string[] = [];
    for (const path of paths) found.push(...(await findings(page, path)));
    expect(found).toEqual([]);
  });
}

test("R10.1 axe finds nothing on the screens of an outage", async ({
  page,
  context,
  application,
  sandbox,
}) => {
  await signIn(context, application.url, "anna");
  await sandbox.fail({ path: "/auth/client", times: 1_000, status: 503 });
  const found = [...(await findings(page, "/wallet"))];
  await context.clearCookies({ name: "accessToken" });
  found.push(...(await findings(page, "/profile")));
  expect(found).toEqual([]);
});

for (const theme of ["dark", "light"] as const) {
  test(`R1.2 the ${theme} theme of the cookie is the one the server renders`, async ({
    page,
    context,
    application,
  }) => {
    await context.addCookies([{ name: "theme", value: theme, url: application.url }]);
    await page.goto("/login");
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    const scheme = await page.evaluate(
      () => getComputedStyle(document.documentElement).colorScheme,
    );
    expect(scheme).toBe(theme);
  });
}
