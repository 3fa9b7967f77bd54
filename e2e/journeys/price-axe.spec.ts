import AxeBuilder from "@axe-core/playwright";
import { signIn } from "../fixtures/browser.ts";
import { expect, test } from "../fixtures/test.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } });

for (const theme of ["dark", "light"]) {
  test(`R10.1 axe finds nothing on the prices and a token's page, ${theme}, at 1440 and 390 px`, async ({
    page,
    context,
    application,
  }) => {
    await signIn(context, application.url, "anna");
    await context.addCookies([{ name: "theme", value: theme, url: application.url }]);
    for (const path of ["/token-price", "/token-price/MERLIN"]) {
      await page.goto(path);
      if (path !== "/token-price") {
        await expect(page.getByRole("slider", { name: /^Price of / })).toBeVisible();
        await page.getByText("Show as a table").click();
        await expect(page.getByRole("table")).toBeVisible();
        await page.getByLabel("Amount", { exact: true }).fill("1e9");
      }
      await page.addStyleTag({ content: "*, ::before, ::after { transition: none !important }" });
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const { violations, passes } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
        expect(passes.length).toBeGreaterThan(10);
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)}`);
        expect(found, `${path} ${width} px`).toEqual([]);
      }
    }
  });
}
