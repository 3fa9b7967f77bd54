import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "../fixtures/test.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } });

for (const theme of ["dark", "light"] as const) {
  test(`R10.1 axe finds nothing on the home page in ${theme}, and nothing scrolls sideways`, async ({
    page,
    context,
    application,
  }) => {
    await context.addCookies([{ name: "theme", value: theme, url: application.url }]);
    await page.goto("/");
    for (const width of [1440, 370]) {
      await page.setViewportSize({ width, height: 900 });
      const { violations, passes } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
      expect(passes.length).toBeGreaterThan(10);
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)}`);
      expect(found, `${width} px`).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}
