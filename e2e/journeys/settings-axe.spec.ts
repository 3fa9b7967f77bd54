import AxeBuilder from "@axe-core/playwright";
import { signIn } from "../fixtures/browser.ts";
import { addMember } from "../fixtures/newcomer.ts";
import { expectLive } from "../fixtures/page-watch.ts";
import { expect, test } from "../fixtures/test.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const PAGES = [
  { path: "/setting", isUnverified: true, live: "Choose a picture" },
  { path: "/setting/security", isUnverified: false, live: "Change password" },
  { path: "/setting/kyc", isUnverified: true, live: "Save and continue" },
  { path: "/setting/gg-2fa", isUnverified: false, live: "Show the QR code", opens: true },
  { path: "/profile", isUnverified: false, live: "Account menu" },
] as const;

test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } });

for (const { path, isUnverified, live, ...rest } of PAGES) {
  test(`R10.1 axe finds nothing on ${path}, dark, at 1440 and 390 px`, async ({
    page,
    context,
    application,
    upstream,
  }) => {
    await signIn(context, application.url, addMember(upstream, { isUnverified }));
    await context.addCookies([{ name: "theme", value: "dark", url: application.url }]);
    await page.goto(path);
    const button = page.getByRole("button", { name: live });
    await expectLive(button);
    if ("opens" in rest) {
      await button.click();
      await expect(page.getByRole("img", { name: "QR code" })).toBeVisible();
    }
    await page.addStyleTag({ content: "*, ::before, ::after { transition: none !important }" });
    for (const width of [1440, 390]) {
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
