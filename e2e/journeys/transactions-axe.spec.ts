import AxeBuilder from "@axe-core/playwright";
import { signIn } from "../fixtures/browser.ts";
import { expect, test } from "../fixtures/test.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const PAGES = [
  { path: "/transactions?direction=out", heading: "All Transactions" },
  { path: "/transactions/daily-profit?range=7d", heading: "Daily Profit Transactions" },
] as const;

test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } });

for (const { path, heading } of PAGES) {
  for (const theme of ["dark", "light"] as const) {
    test(`R10.1 axe finds nothing on ${path}, ${theme}, at 1440 and 390 px`, async ({
      page,
      context,
      application,
    }) => {
      await signIn(context, application.url, "anna");
      await context.addCookies([{ name: "theme", value: theme, url: application.url }]);
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      if (heading === "All Transactions") {
        await page.getByRole("rowheader").first().getByRole("link").click();
        await expect(page.getByRole("dialog")).toBeVisible();
      } else {
        await page.getByRole("link", { expanded: false }).nth(5).click();
        await expect(page.getByText("Sum of the lines")).toBeVisible();
      }
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const { violations, passes } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
        expect(passes.length).toBeGreaterThan(10);
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)}`);
        expect(found, `${width} px`).toEqual([]);
      }
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
    });
  }
}
